#pragma once

#include "ai/search/searchresult.h"
#include "core/tictactoe.h"

namespace ai {

// Tic-tac-toe as the course report and the articles have programs play it. Each returns every move
// that it may play, so that a test can follow all of them. The game must not be over.

/// The report's intermediate level: one more move of its own ahead. Of equal moves the first found,
/// in reading order, as in its other levels, where mediumTicTacToe() may play any. Loses some
/// games.
SearchResult reportIntermediateTicTacToe(const core::TicTacToe &position);

/// The report's hard level as its printed code has it: "or" in the triangle rule. Loses some games.
SearchResult reportCodeTicTacToe(const core::TicTacToe &position);

/// The report's hard level as its prose words it: both edges marked. Loses some games.
SearchResult reportTextTicTacToe(const core::TicTacToe &position);

/// The first article's depth-limited search with its heuristic; the article calls depth 2
/// unbeatable, which it is not. Depth counts the plies after the computer's move, from 0.
SearchResult heuristicTicTacToe(const core::TicTacToe &position, int depth);

} // namespace ai
