#pragma once

#include "ai/search/searchresult.h"
#include "core/tictactoe.h"

namespace ai {

// Tic-tac-toe programs of the course report and the articles. Each returns all moves that it may
// play, so that tests can follow all of them. The game must not be over.

/// The report's intermediate level: looks one more of its own moves ahead. It plays the first of
/// equal moves in reading order, like the report's other levels, whereas mediumTicTacToe() may play
/// any. Loses some games.
SearchResult reportIntermediateTicTacToe(const core::TicTacToe &position);

/// The report's hard level as in its printed code, with "or" in the triangle rule. Loses some
/// games.
SearchResult reportCodeTicTacToe(const core::TicTacToe &position);

/// The report's hard level as described in its text, with both edges marked. Loses some games.
SearchResult reportTextTicTacToe(const core::TicTacToe &position);

/// The first article's depth-limited search with its heuristic. The article calls depth 2
/// unbeatable, which is wrong. `depth` counts the plies after the computer's move, from 0.
SearchResult heuristicTicTacToe(const core::TicTacToe &position, int depth);

} // namespace ai
