#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

namespace ai {

/// Simple players that the levels are compared with. The game must not be over.

/// Othello: takes a corner if possible, else turns the most discs.
SearchResult cornersThenMostDiscs(const core::Othello &position);

/// Tic-tac-toe: completes a line, else blocks one, else any square.
SearchResult winsOrBlocks(const core::TicTacToe &position);

} // namespace ai
