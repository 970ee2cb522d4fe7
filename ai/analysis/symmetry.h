#pragma once

#include "ai/othello/board/board.h"

namespace ai {

/// The canonical board of all positions that are equal up to the symmetries of the board and the
/// colours.
inline othello::Board canonicalBoardOf(const core::Othello &position)
{
    return othello::canonicalBoard(othello::boardOf(position));
}

/// Whether two legal moves of a position lead to positions that are equal up to symmetry, and so
/// have the same value.
inline bool areSymmetric(const core::Othello &position, core::Move a, core::Move b)
{
    return a == b || canonicalBoardOf(after(position, a)) == canonicalBoardOf(after(position, b));
}

} // namespace ai
