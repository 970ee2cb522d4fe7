#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <functional>
#include <string>

namespace trainer {

/// Training settings; an epoch is a pass over all samples of a phase.
struct TrainSettings
{
    std::size_t coarsePhases = 2; ///< neighbours on each side included in the first epochs
    int coarseEpochs = 3;
    int fineEpochs = 5; ///< maximum; stops early if held-out positions no longer improve
    std::size_t threads = 1;
    std::uint64_t seed = 1;
};

/// The result of fitting a phase.
struct PhaseReport
{
    std::size_t phase = 0;
    std::size_t positions = 0;
    double fitted = 0;  ///< root mean square error, in discs
    double heldOut = 0; ///< root mean square error on held-out positions
    int epochs = 0;
};

/// Fits all phases to the samples, coarse to fine: first groups of neighbouring phases, then each
/// phase from its group's weights on its own samples. Phases without samples take their neighbour's
/// weights. The same samples and settings give the same weights for any number of threads.
ai::othello::Weights train(const Dataset &dataset, const TrainSettings &settings,
                           const std::function<void(const PhaseReport &)> &done);

} // namespace trainer
