#pragma once

#include "ai/othello/book/openingbook.h"

#include <cstdint>
#include <span>

namespace ai::othello {

/// The contents of resources/othello/book.bin, embedded in the library.
std::span<const std::uint8_t> defaultBookBytes();

/// The default opening book; empty if the file does not fit this program. Parsed by the first call,
/// in a few milliseconds; any thread.
const OpeningBook &defaultBook();

} // namespace ai::othello
