#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <cstdint>
#include <functional>

namespace trainer {

/// Training settings; an epoch is a pass over all samples.
struct NetworkSettings
{
    int epochs = 2;
    std::uint64_t seed = 1;
};

/// The result of an epoch: root mean square errors in discs.
struct EpochReport
{
    int epoch = 0;
    std::size_t positions = 0;
    double fitted = 0;  ///< on a part of the training samples
    double heldOut = 0; ///< on held-out samples
    double unaided = 0; ///< on held-out samples without the network
};

/// Trains a network on the weights' residuals: stochastic gradient descent on the squared error,
/// one sample at a time in random order, with Adagrad step sizes, rounded to integers at the end.
/// Single-threaded: the same samples and settings give the same network. Consumes the dataset, so
/// that memory holds the samples only once.
ai::othello::Network trainNetwork(const ai::othello::Weights &weights, Dataset dataset,
                                  const NetworkSettings &settings,
                                  const std::function<void(const EpochReport &)> &done);

} // namespace trainer
