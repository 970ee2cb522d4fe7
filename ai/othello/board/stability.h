#pragma once

#include "ai/othello/board/board.h"

namespace ai::othello {

/// Discs of `own` that can never be turned again, as far as simple rules see: stable ones of each
/// edge taken alone, discs whose four lines are full, and what stands by stable discs in each
/// direction. A lower bound, never too many.
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
