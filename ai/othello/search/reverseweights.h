#pragma once

#include "ai/othello/search/strategies.h"

#include <array>

namespace ai::othello {

/// What each strategy is worth in Reverse Othello, in hundredths of a disc, by GamePhase.
///
/// Found by games between candidates, changed a little at a time (two plies, an exact ending from 9
/// empty squares on, 200 games a step); nothing was learnt from positions.
inline constexpr std::array<StrategyNumbers, 3> reverseWeights{{
    {-600, -50, 0, 50, -60, -20},
    {-1200, -50, -50, 70, -80, -30},
    {-900, -125, -100, 70, -30, -60},
}};

} // namespace ai::othello
