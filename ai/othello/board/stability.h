#pragma once

#include "ai/othello/board/board.h"

namespace ai::othello {

/// Discs of `own` that can never be turned again, by simple rules: stable discs of each edge by
/// itself, discs whose four lines are full, and discs next to a stable disc in each direction. A
/// lower bound.
Mask stableDiscs(Mask own, Mask other);

/// Squares all of whose lines (row, column, both diagonals) are full.
struct FullLines
{
    Mask rows;
    Mask columns;
    Mask risingDiagonals;  ///< a1-h8 direction
    Mask fallingDiagonals; ///< h1-a8 direction
};
FullLines fullLines(Mask occupied);

} // namespace ai::othello
