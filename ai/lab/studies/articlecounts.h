#pragma once

#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labsearch.h"
#include "core/tictactoe.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// A number from the documents: how to compute it, its right value, and the article's claim about
/// it (empty if it gives no number). A number merely quoted from the literature has no computation.
/// The texts are marked for translation in the context "ai::lab::ArticleCount".
struct ArticleCount
{
    Document document;
    std::string_view what; ///< "%1" stands for the number
    std::function<std::int64_t()> count;
    std::int64_t known;
    std::string_view articleSays = {};
    int number = 0;
};

/// A description with the number: English, for the terminal.
std::string title(const ArticleCount &count);

/// Calls of the search function unless stated otherwise. Some take a tenth of a second to compute.
const std::vector<ArticleCount> &articleCounts();

/// The article's claim about the number of calls of this search; empty if there is none.
std::string_view articleClaim(const SearchSetup &setup);

} // namespace ai::lab
