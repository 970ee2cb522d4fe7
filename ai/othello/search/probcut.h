#pragma once

#include <array>

namespace ai::othello {

/// The selectivity of a search: level 0 prunes the most; exactSelectivity prunes nothing unproved.
constexpr int exactSelectivity = 5;

/// The reliability required of a shallower search at a level.
struct SelectivityLevel
{
    double deviations; ///< the error that a cut must allow for, in standard deviations
    /// Percent: the probability that a single cut is right, for normally distributed errors.
    int confidence;
};
constexpr std::array<SelectivityLevel, exactSelectivity + 1> selectivityLevels{
    {{1.1, 73}, {1.5, 87}, {2.0, 95}, {2.6, 98}, {3.3, 99}, {0.0, 100}}};

/// The margin of ProbCut in discs for a level other than the last: the assumed deviation of a
/// search of `depth`, possibly to the end, from a shallower one. It is the level's number of
/// standard deviations, from a fit to searches with our own evaluation (`tabuleiro-trainer
/// probcut`).
int probCutMargin(int empties, int depth, int shallowDepth, int selectivity);
/// The margin for a cut by the evaluation with the network's correction instead of a shallower
/// search.
int networkCutMargin(int empties, int depth, int selectivity);

} // namespace ai::othello
