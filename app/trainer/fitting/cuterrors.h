#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <cstddef>
#include <functional>

namespace trainer {

/// A linear model of the natural logarithm of the error's standard deviation in discs.
struct ErrorModel
{
    double constant = 0;
    double perEmpty = 0;
    double perDepth = 0;
    double perShallowPly = 0;
    std::size_t cells = 0; ///< number of combinations of empties, depth and shallow depth used
    double misfit = 0;     ///< root mean square in the logarithm
};

/// The models for midgame searches and for searches to the end.
struct ErrorModels
{
    ErrorModel midgame;
    ErrorModel toEnd;
};

/// Searches sampled positions at all cheap depths without selectivity, and fits how far a shallow
/// search's score deviates from a deeper search's or the exact one. The positions should be from
/// well-played games not used for training: random play has larger errors than a search ever meets.
/// `searched` is called before each position with the number done.
ErrorModels fitErrors(const ai::othello::Weights &weights, const SamplesByEmpties &samples,
                      std::size_t positions, const std::function<void(std::size_t)> &searched = {});

} // namespace trainer
