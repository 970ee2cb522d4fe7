#pragma once

#include "app/cli/match/players/player.h"

#include <algorithm>
#include <array>

namespace cli::match {

/// What a player's moves took in a game.
struct TimeUsed
{
    Seconds total{0};
    Seconds longest{0};
    int moves = 0;

    void add(Seconds time)
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

/// Where a game stands in a match: games 2 n and 2 n + 1 have opening n.
constexpr std::size_t openingOf(int game)
{
    return static_cast<std::size_t>(game / 2);
}

/// Who has the first side of a match's games.
enum class FirstSide : std::uint8_t {
    InTurns, ///< the match's first player in the games with even numbers
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
    /// Who failed, and how; then the game is lost 0 to 64.
    std::optional<core::Side> failed = std::nullopt;
    PlayerFailure failure{};

    /// The result to the first side: in Othello Black's discs less White's.
    int score() const;
    /// Which of the match's players has a side: 0 or 1.
    int playerOf(core::Side side) const { return side == sideOfFirstPlayer ? 0 : 1; }
};

/// What the result of a match needs of a game. Players are the match's first and second.
struct GameSummary
{
    int number = 0;
    int score = 0; ///< of the first player
    std::array<TimeUsed, 2> used;
    std::optional<int> failed = std::nullopt; ///< which player failed: 0 or 1
    std::string failure;

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

GameSummary summaryOf(const MatchGame &game);

} // namespace cli::match
