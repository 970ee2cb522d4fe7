#pragma once

#include "ai/search/searchresult.h"
#include "core/tictactoe.h"

namespace ai {

// How the levels choose moves in tic-tac-toe. Each returns all moves that it may play, so that a
// test can follow all of them. The game must not be over.

/// The course report's easy level: a search of one ply by OpenLines, which does not notice a win.
SearchResult easyTicTacToe(const core::TicTacToe &position);

/// The course report's intermediate level: a search of three plies (its move, the reply, its move),
/// so it completes a line whenever it can. Two threats at once beat it.
SearchResult mediumTicTacToe(const core::TicTacToe &position);

/// Wins, else blocks, else prevents the triangles, else searches by minimax to the end. Unlike in
/// the report, the triangle rule chooses only among the moves that minimax considers best;
/// tests/ai/levels/tst_tictactoelevels.cpp plays every game against it.
SearchResult hardTicTacToe(const core::TicTacToe &position);

/// The best moves by minimax to the end.
SearchResult perfectTicTacToe(const core::TicTacToe &position);

} // namespace ai
