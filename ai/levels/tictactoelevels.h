#pragma once

#include "ai/search/searchresult.h"
#include "core/tictactoe.h"

namespace ai {

// How the levels choose in tic-tac-toe. Each returns every move that it may play, so that a test
// can follow all of them. The game must not be over.

/// The course report's easy level: one move ahead by the open lines, which sees no win.
SearchResult easyTicTacToe(const core::TicTacToe &position);

/// The course report's intermediate level: one more move of its own ahead (its move, the reply, its
/// move), so it completes a line whenever it can. Beatable by two threats at once.
SearchResult mediumTicTacToe(const core::TicTacToe &position);

/// Wins, else blocks, else stops the triangles, else minimax to the end. Unlike the report's, the
/// triangle rule chooses among moves that minimax considers best;
/// tests/ai/levels/tst_tictactoelevels.cpp plays every game against it.
SearchResult hardTicTacToe(const core::TicTacToe &position);

/// The best moves by minimax to the end.
SearchResult perfectTicTacToe(const core::TicTacToe &position);

} // namespace ai
