#pragma once

#include <array>

namespace ai::othello {

/// What a side's features are worth in Reverse Othello, in hundredths of a disc: corners, squares
/// diagonally and orthogonally beside empty corners, moves, discs beside empty squares, discs. A
/// row each for positions with more than 45 empty squares, between, and with fewer than 15.
///
/// Found by games between candidates, changed a little at a time (two plies, an exact ending from 9
/// empty squares on, 200 games a step); nothing was learnt from positions.
inline constexpr std::array<std::array<int, 6>, 3> reverseWeights{{
    {-600, -50, 0, 50, -60, -20},
    {-1200, -50, -50, 70, -80, -30},
    {-900, -125, -100, 70, -30, -60},
}};

} // namespace ai::othello
