#pragma once

#include "ai/lab/trace/labsearch.h"
#include "core/tictactoe.h"

#include <cstdint>
#include <optional>

namespace ai::lab {

// Counts in the documents that are not among a search's counters.

/// The calls for one of the root's moves, including all below it.
std::int64_t callsBelow(const SearchSetup &setup, core::Move move);
/// The nodes whose window became empty, even if no child was left to cut.
std::int64_t closedNodes(const SearchSetup &setup);
/// The calls of a search with the window (alpha, beta).
std::int64_t callsWithin(const SearchSetup &setup, int alpha, int beta);
/// The number of games from a position that a side wins, or that are drawn.
std::int64_t gamesWonBy(const core::TicTacToe &position, std::optional<core::Side> winner);

} // namespace ai::lab
