#pragma once

#include "app/trainer/fitting/train.h"

namespace trainer {

/// Fits a phase to new positions with exact scores, or with scores of searches that reach phases
/// fitted before, which are later in the game. Starts at the weights of the phase fitted before.
PhaseReport fitPhase(ai::othello::Weights &weights, std::size_t phase, std::size_t samples);

} // namespace trainer
