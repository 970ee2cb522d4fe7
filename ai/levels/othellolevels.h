#pragma once

#include "ai/search/searchresult.h"
#include "core/othello.h"

#include <functional>

namespace ai {

/// How the levels choose in Othello; drawMove() completes the result. The game must not be over.

/// One ply by the phase heuristic, each value blurred by chance as a beginner would misjudge it.
SearchResult easyOthello(const core::Othello &position, Random &random);

/// Three plies by the phase heuristic.
SearchResult mediumOthello(const core::Othello &position);

/// A search by the strong engine, within limits that its owner sets.
using OthelloSearch = std::function<SearchResult(const core::Othello &)>;

/// Rules first: the only move is played, a win at once is taken. Then the search's result.
SearchResult hardOthello(const core::Othello &position, const OthelloSearch &search);

} // namespace ai
