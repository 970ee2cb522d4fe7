#pragma once

#include <array>

namespace ai::othello {

/// How selective a search is: level 0 prunes most; exactSelectivity prunes nothing on a guess.
constexpr int exactSelectivity = 5;

/// How far a level of selectivity trusts a shallower search.
struct SelectivityLevel
{
    double deviations; ///< the error that a cut allows for, in standard deviations
    int confidence;    ///< percent: chance that a single cut is right, if errors are normal
};
constexpr std::array<SelectivityLevel, exactSelectivity + 1> selectivityLevels{
    {{1.1, 73}, {1.5, 87}, {2.0, 95}, {2.6, 98}, {3.3, 99}, {0.0, 100}}};

/// The margin of ProbCut in discs: how far the score of a search of `depth`, which may be to the
/// end, is taken to lie from that of a shallower one, at a level but the last. As many standard
/// deviations as the level allows for, from a fit to searches with our own evaluation
/// (`tabuleiro-trainer probcut`).
int probCutMargin(int empties, int depth, int shallowDepth, int selectivity);
/// The same for a cut by the evaluation with the network's correction instead of a shallower
/// search.
int networkCutMargin(int empties, int depth, int selectivity);

} // namespace ai::othello
