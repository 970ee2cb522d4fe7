#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <cstdint>
#include <functional>

namespace trainer {

/// How a network is trained: epochs are passes over all samples.
struct NetworkSettings
{
    int epochs = 2;
    std::uint64_t seed = 1;
};

/// What an epoch gained: root mean square errors in discs.
struct EpochReport
{
    int epoch = 0;
    std::size_t positions = 0;
    double fitted = 0;  ///< of a part of the samples
    double heldOut = 0; ///< of samples that were not trained on
    double unaided = 0; ///< of the same by the weights alone
};

/// Fits a network to what the weights miss on the samples: stochastic gradient descent on the
/// squared error, one sample at a time in random order, with a step of its own for each number
/// (Adagrad), rounded to integers at the end. One thread: the same samples and settings give the
/// same network. Takes the samples out of the dataset, so that memory holds them once.
ai::othello::Network trainNetwork(const ai::othello::Weights &weights, Dataset dataset,
                                  const NetworkSettings &settings,
                                  const std::function<void(const EpochReport &)> &done);

} // namespace trainer
