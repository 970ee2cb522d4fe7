#pragma once

#include "ai/lab/trace/labsearch.h"
#include "core/tictactoe.h"

#include <cstdint>
#include <optional>

namespace ai::lab {

// What the documents count of searches and games beyond a search's own counters.

/// The calls that one of the root's moves and all below it take.
std::int64_t callsBelow(const SearchSetup &setup, core::Move move);
/// The nodes whose window is empty in the end, whether or not a child was left to be cut.
std::int64_t closedNodes(const SearchSetup &setup);
/// The calls of a search with the window (alpha, beta).
std::int64_t callsWithin(const SearchSetup &setup, int alpha, int beta);
/// How many games from a position a side wins; those that are drawn for none.
std::int64_t gamesWonBy(const core::TicTacToe &position, std::optional<core::Side> winner);

} // namespace ai::lab
