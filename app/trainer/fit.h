#pragma once

#include "app/trainer/samples.h"

#include <span>

namespace trainer {

/// Mean absolute errors in discs, over the samples fitted to and over those held out.
struct FitErrors
{
    double fitted = 0;
    double heldOut = 0;
};

/// Fits the weights of a phase to the samples by stochastic gradient descent on the squared error
/// with a step of its own for each weight (Adagrad), starting from the weights that `weights` has
/// there. The last twentieth of the samples is held out.
FitErrors fitPhase(ai::othello::Weights &weights, std::size_t phase,
                   std::span<const Sample> samples);

} // namespace trainer
