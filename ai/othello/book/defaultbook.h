#pragma once

#include "ai/othello/book/openingbook.h"

#include <cstdint>
#include <span>

namespace ai::othello {

/// The bytes of resources/othello/book.bin, which the library carries.
std::span<const std::uint8_t> defaultBookBytes();

/// What they hold; empty if they do not fit this program. Read at the first call, which takes some
/// milliseconds; any thread.
const OpeningBook &defaultBook();

} // namespace ai::othello
