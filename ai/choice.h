#pragma once

#include "core/move.h"

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace ai {

/// The source of chance: one generator a search, seeded by its request, so that a seed repeats a game.
using Random = std::mt19937_64;

/// Why a move is played, for the hint that says so.
enum class Reason : std::uint8_t {
    Chance,        ///< drawn at random
    OnlyMove,      ///< there is no other
    WinsAtOnce,    ///< Othello: ends the game, won
    CompletesLine, ///< tic-tac-toe: wins at once
    BlocksLine,    ///< tic-tac-toe: the other side would win at once
    StopsTriangle, ///< tic-tac-toe: the other side would get two open threats
    Theory,        ///< known without search
    Searched,      ///< the best that a search of limited depth saw
    Solved         ///< searched to the end of the game
};

/// The moves that a level holds for equally good, of which one is drawn.
struct Choice
{
    std::vector<core::Move> moves;
    Reason reason = Reason::Searched;
    std::optional<int> value = std::nullopt; ///< to the side to move: 1, 0, -1; Othello: discs
    bool exact = false;       ///< whether value is the game's value under best play
    int depth = 0;            ///< plies searched
    std::uint64_t nodes = 0;
};

/// One of the moves, each as likely.
inline core::Move drawn(const std::vector<core::Move> &moves, Random &random)
{
    std::uniform_int_distribution<std::size_t> index(0, moves.size() - 1);
    return moves[index(random)];
}

} // namespace ai
