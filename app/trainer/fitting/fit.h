#pragma once

#include "app/trainer/fitting/train.h"

namespace trainer {

/// Fits a phase to fresh positions with exact scores, or with scores of searches that reach the
/// phases fitted before it, which are those nearer to the end of the game. Begins at the weights of
/// the phase before.
PhaseReport fitPhase(ai::othello::Weights &weights, std::size_t phase, std::size_t samples);

} // namespace trainer
