#pragma once

#include <cstdint>
#include <span>

namespace ai::othello {

/// The contents of resources/othello/weights.bin, embedded in the library.
std::span<const std::uint8_t> defaultWeights();

} // namespace ai::othello
