#pragma once

#include "ai/lab/trace/levelsearch.h"
#include "ai/search/searchresult.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai::lab {

/// A level's move in a position, and the reason.
struct LevelChoice
{
    Level level = Level::Easy;
    bool ofReport = false;    ///< the course report's hard level, as in its printed code
    SearchResult result = {}; ///< the level's own result, with its move drawn
    LevelSearch search;       ///< the search that explains it
    /// The move's value for the side to move by the level's own reckoning: the value in its search
    /// before noise is added; for Othello's Hard in discs; by the theory of Nim 1 or -1. Nothing if
    /// the level does not compute one.
    std::optional<int> value = std::nullopt;
    /// The result after the move if both sides then play perfectly: 1 won by the side to move, 0
    /// drawn, -1 lost. Nothing for Othello.
    std::optional<int> outcome = std::nullopt;
};

/// The node limit for Othello's Hard, so that the same position and seed always give the same move.
inline constexpr std::uint64_t hardNodes = 100'000;

/// The three levels in a position that is not over, with random choices from the seed; in
/// tic-tac-toe also the course report's hard level, whose rules precede its search. Fewer if
/// stopped. Othello's Hard uses its opening book.
std::vector<LevelChoice> studyLevels(const core::Position &position, std::uint64_t seed,
                                     std::stop_token token);

} // namespace ai::lab
