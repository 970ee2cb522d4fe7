#pragma once

#include "ai/othello/evaluation/weights.h"

#include <array>
#include <cstdint>

namespace trainer {

/// The indices that a position uses in a phase's weights or a network's rows: its features, then
/// both sides' mobility. Symmetric configurations of a pattern share an index.
using ActiveWeights = std::array<std::uint32_t, ai::othello::featureCount + 2>;

ActiveWeights activeWeightsOf(const ai::othello::Board &board);

} // namespace trainer
