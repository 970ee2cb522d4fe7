#pragma once

#include "app/cli/match/players/player.h"

#include <algorithm>
#include <array>

namespace cli::match {

/// The thinking time of a player in a game.
struct TimeUsed
{
    std::chrono::microseconds total{0};
    std::chrono::microseconds longest{0};
    int moves = 0;

    void add(std::chrono::microseconds time)
    {
        total += time;
        longest = std::max(longest, time);
        ++moves;
    }
    void add(const TimeUsed &other)
    {
        total += other.total;
        longest = std::max(longest, other.longest);
        moves += other.moves;
    }

    friend bool operator==(const TimeUsed &, const TimeUsed &) = default;
};

/// The opening of a game in a match: games 2 n and 2 n + 1 have opening n.
constexpr std::size_t openingOf(int game)
{
    return static_cast<std::size_t>(game / 2);
}

/// Which player has the first side.
enum class FirstSide : std::uint8_t {
    InTurns, ///< the match's first player in even-numbered games
    FirstPlayer,
    SecondPlayer
};

/// The side of the match's first player in a game.
constexpr core::Side sideOfFirst(int game, FirstSide rule = FirstSide::InTurns)
{
    const bool first =
        rule == FirstSide::FirstPlayer || (rule == FirstSide::InTurns && game % 2 == 0);
    return first ? core::Side::First : core::Side::Second;
}

/// A finished game of a match.
struct MatchGame
{
    int number = 0; ///< from 0
    core::Side sideOfFirstPlayer = core::Side::First;
    GameSoFar game;
    /// The side that forfeited the game, which counts as lost 0 to 64.
    std::optional<core::Side> failed = std::nullopt;
    PlayerFailure failure{};

    /// The result for the first side; in Othello Black's discs minus White's.
    int score() const;
    /// Which player of the match has a side: 0 or 1.
    int playerOf(core::Side side) const { return side == sideOfFirstPlayer ? 0 : 1; }
};

/// The data of a game that a match's result needs. Players are the match's first and second.
struct GameSummary
{
    int number = 0;
    int score = 0; ///< for the first player
    std::array<TimeUsed, 2> used;
    std::optional<int> failed = std::nullopt; ///< the player who forfeited: 0 or 1
    std::string failure;

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

GameSummary summaryOf(const MatchGame &game);

} // namespace cli::match
