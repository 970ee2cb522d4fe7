#pragma once

#include <cstdint>
#include <span>

namespace ai::othello {

/// The contents of resources/othello/weights.bin, embedded in the library.
std::span<const std::uint8_t> defaultWeights();

/// Lets the system drop the memory pages of defaultWeights(), which are read from the program's
/// file again when needed: 13 MB less while the engine searches. From any thread.
void dropPagesOfDefaultWeights();

} // namespace ai::othello
