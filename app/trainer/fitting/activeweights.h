#pragma once

#include "ai/othello/evaluation/weights.h"

#include <array>
#include <cstdint>

namespace trainer {

/// The indices that a position looks up in the weights of a phase, or in the rows of a network: its
/// features', then both sides' mobility. Mirror images of a pattern's configuration share one.
using ActiveWeights = std::array<std::uint32_t, ai::othello::featureCount + 2>;

ActiveWeights activeWeightsOf(const ai::othello::Board &board);

} // namespace trainer
