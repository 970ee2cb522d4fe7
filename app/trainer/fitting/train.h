#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <functional>
#include <string>

namespace trainer {

/// How an evaluation is trained: epochs are passes over all samples of a phase.
struct TrainSettings
{
    std::size_t coarsePhases = 2; ///< neighbours on each side that the first passes learn from
    int coarseEpochs = 3;
    int fineEpochs = 5; ///< at most: it stops early where held-out positions gain nothing
    std::size_t threads = 1;
    std::uint64_t seed = 1;
};

/// How a phase was fitted.
struct PhaseReport
{
    std::size_t phase = 0;
    std::size_t positions = 0;
    double fitted = 0;  ///< root mean square error, in discs
    double heldOut = 0; ///< the same, of positions that were not trained on
    int epochs = 0;
};

/// Fits all phases to the samples, coarse to fine: groups of neighbouring phases first, then each
/// from its group's weights to its own positions. Phases without positions take their neighbour's
/// weights. The same samples and settings give the same weights, whatever the threads.
ai::othello::Weights train(const Dataset &dataset, const TrainSettings &settings,
                           const std::function<void(const PhaseReport &)> &done);

} // namespace trainer
