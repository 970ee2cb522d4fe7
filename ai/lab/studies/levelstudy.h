#pragma once

#include "ai/lab/trace/levelsearch.h"
#include "ai/search/searchresult.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai::lab {

/// What one level plays in a position, and why.
struct LevelChoice
{
    Level level = Level::Easy;
    bool ofReport = false;    ///< the course report's hard level, as its code is printed
    SearchResult result = {}; ///< of the level itself, its move drawn
    LevelSearch search;       ///< that explains it
    /// What the move is worth to the side to move by the level's own reckoning: the value that its
    /// search finds, before chance blurs it; in Othello Hard's discs; by the theory of Nim 1 or -1.
    /// Nothing where it does not reckon.
    std::optional<int> value = std::nullopt;
    /// The result of the game after the move if both sides then play perfectly: 1 won by the side
    /// to move, 0 drawn, -1 lost. Nothing for Othello.
    std::optional<int> outcome = std::nullopt;
};

/// Othello's Hard stops here after this many positions, so that the same position and the same
/// seed always give the same move.
inline constexpr std::uint64_t hardNodes = 100'000;

/// The three levels in one position, which must not be over, each with the draws that the seed
/// gives it; in tic-tac-toe then the course report's own hard level, whose rules come before its
/// search. Fewer of them if it was stopped. Othello's Hard opens by its book.
std::vector<LevelChoice> studyLevels(const core::Position &position, std::uint64_t seed,
                                     std::stop_token token);

} // namespace ai::lab
