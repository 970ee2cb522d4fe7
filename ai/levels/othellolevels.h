#pragma once

#include "ai/search/searchresult.h"
#include "core/othello.h"

#include <optional>

namespace ai {

/// How the levels choose in Othello; pickMove() completes the result. The game must not be over.

/// One ply by the phase heuristic, each value blurred by chance as a beginner would misjudge it.
SearchResult easyOthello(const core::Othello &position, Random &random);

/// Three plies by the phase heuristic.
SearchResult mediumOthello(const core::Othello &position);

/// Hard's rules, which come before its search: the only move is played, a win at once is taken.
/// Nothing where neither applies.
std::optional<SearchResult> forcedOthelloMove(const core::Othello &position);

} // namespace ai
