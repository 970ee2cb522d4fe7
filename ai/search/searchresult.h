#pragma once

#include "ai/search/random.h"
#include "core/move.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace ai {

/// Why a move is played, for hints.
enum class Reason : std::uint8_t {
    Chance,        ///< drawn at random
    OnlyMove,      ///< there is no other
    WinsAtOnce,    ///< Othello: wins and ends the game
    CompletesLine, ///< tic-tac-toe: wins at once
    BlocksLine,    ///< tic-tac-toe: the other side would win at once
    StopsTriangle, ///< tic-tac-toe: the other side would get two open threats
    Theory,        ///< known without search
    Book,          ///< Othello: a move of the opening book
    Searched,      ///< the best move of a search of limited depth
    Solved         ///< searched to the end of the game
};

/// The result of any level or engine for a position.
///
/// Value and depth are those of the last completed iteration; the move may be a better one that the
/// next iteration found before it was stopped.
struct SearchResult
{
    core::Move move = core::Move::none(); ///< to be played; none if the game is over
    /// The moves that a level considers equally good, one of which pickMove() chooses; empty if the
    /// search itself chooses.
    std::vector<core::Move> equalMoves = {};
    Reason reason = Reason::Searched;
    /// The value for the side to move: 1, 0 or -1; in Othello discs, empty squares at the end
    /// counting for the winner. Nothing until an iteration is completed.
    std::optional<int> value = std::nullopt;
    bool exact = false;      ///< whether value is proved to be the game's under best play
    int confidence = 0;      ///< of each selective cut, in percent; 100: no selective cuts
    int depth = 0;           ///< plies; the number of empty squares for a search to the end
    std::uint64_t nodes = 0; ///< positions generated
    std::chrono::nanoseconds time{0};
    std::vector<core::Move> pv = {}; ///< principal variation, `move` first; may end early
};

/// A legal move with its value.
struct AnalyzedMove
{
    core::Move move;
    int value = 0;         ///< for the side that makes it: 1, 0 or -1; in Othello discs
    bool exact = false;    ///< proved by a search to the end of the game
    int depth = 0;         ///< of the search, including this move; 0: not from a search
    bool fromBook = false; ///< the value is the opening book's
};

/// Called after each iteration of a search, on its thread.
using SearchProgress = std::function<void(const SearchResult &)>;

/// Draws the move to be played from the equally good ones, with equal probability.
inline void pickMove(SearchResult &result, Random &random)
{
    if (!result.equalMoves.empty())
        result.move = result.equalMoves[uniformIndex(random, result.equalMoves.size())];
}

} // namespace ai
