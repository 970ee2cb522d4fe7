#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

namespace ai {

/// Simple players that the levels are measured against. The game must not be over.

/// Othello: any corner there is, otherwise the most discs at once.
SearchResult cornersThenMostDiscs(const core::Othello &position);

/// Tic-tac-toe: completes a line, else blocks one, else any square.
SearchResult winsOrBlocks(const core::TicTacToe &position);

} // namespace ai
