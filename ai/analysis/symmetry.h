#pragma once

#include "ai/othello/board/board.h"

namespace ai {

/// One board for all positions that are alike up to the symmetries of the board and the colours.
inline othello::Board canonicalBoardOf(const core::Othello &position)
{
    return othello::canonicalBoard(othello::boardOf(position));
}

/// Whether two legal moves of a position lead to positions that are alike, and so are worth the
/// same.
inline bool areSymmetric(const core::Othello &position, core::Move a, core::Move b)
{
    return a == b || canonicalBoardOf(after(position, a)) == canonicalBoardOf(after(position, b));
}

} // namespace ai
