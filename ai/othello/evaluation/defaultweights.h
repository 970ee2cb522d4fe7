#pragma once

#include <cstdint>
#include <span>

namespace ai::othello {

/// The bytes of resources/othello/weights.bin, which the library carries.
std::span<const std::uint8_t> defaultWeights();

} // namespace ai::othello
