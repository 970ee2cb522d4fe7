#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <cstddef>
#include <functional>

namespace trainer {

/// The natural logarithm of the error's standard deviation in discs, as a linear function.
struct ErrorModel
{
    double constant = 0;
    double perEmpty = 0;
    double perDepth = 0;
    double perShallowPly = 0;
    std::size_t cells =
        0;             ///< combinations of empties, depth and shallow depth that it was fitted to
    double misfit = 0; ///< root mean square, of the logarithm
};

/// The models for searches that end before the game does, and for searches to its end.
struct ErrorModels
{
    ErrorModel midgame;
    ErrorModel toEnd;
};

/// Draws positions, searches each at all depths that are cheap, without selectivity, and
/// fits how far the score of a shallower search lies from that of a deeper one, or of one to the
/// end. The positions should be of games that the weights were not trained on and that were played
/// well: random play leads to positions with larger errors than a search ever meets. `searched` is
/// called before each with how many are done.
ErrorModels fitErrors(const ai::othello::Weights &weights, const SamplesByEmpties &samples,
                      std::size_t positions, const std::function<void(std::size_t)> &searched = {});

} // namespace trainer
