#pragma once

#include "ai/search/searchresult.h"
#include "core/othello.h"

#include <chrono>
#include <optional>

namespace ai {

/// How the levels choose moves in Othello; pickMove() completes the result. The game must not be
/// over.

/// The plies that the levels Easy and Medium search.
inline constexpr int easyPlies = 1;
inline constexpr int mediumPlies = 3;

/// A search of easyPlies by the phase heuristic, with a random error added to each value, like a
/// beginner's misjudgement.
SearchResult easyOthello(const core::Othello &position, Random &random);

/// A search of mediumPlies by the phase heuristic.
SearchResult mediumOthello(const core::Othello &position);

/// How long level Hard searches for a move unless the user chooses another time or plays by a
/// clock.
inline constexpr std::chrono::milliseconds defaultThinkingTime{1000};
inline constexpr double defaultThinkingSeconds =
    std::chrono::duration<double>(defaultThinkingTime).count();

/// The rules that level Hard applies before searching: play the only move, or win at once. Nothing
/// if neither applies.
std::optional<SearchResult> forcedOthelloMove(const core::Othello &position);

} // namespace ai
