#pragma once

#include "app/cli/match/player.h"
#include "core/result.h"

#include <algorithm>
#include <array>
#include <string_view>

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

/// Where a game stands in a match: games 2 n and 2 n + 1 have opening n, in the first of them the
/// match's first player has Black.
constexpr std::size_t openingOf(int game)
{
    return static_cast<std::size_t>(game / 2);
}
constexpr core::Side sideOfFirst(int game)
{
    return game % 2 == 0 ? core::Side::First : core::Side::Second;
}

/// A finished game of a match.
struct FinishedGame
{
    int number = 0; ///< from 0
    GameSoFar game;
    /// Who failed, and how; then the game is lost 0 to 64.
    std::optional<core::Side> failed = std::nullopt;
    Failure failure{};

    /// Black's discs less White's.
    int score() const;
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

GameSummary summaryOf(const FinishedGame &game);

/// The game in the Generic Game Format on one line, with its end. The players are the match's first
/// and second, the match's fingerprint tells matches apart, the date is such as
/// 2024.05.01_10:00:00.GMT.
std::string ggfLine(const FinishedGame &game, const std::array<std::string, 2> &players,
                    std::uint64_t match, std::string_view date);

/// A game that is being played, for a program that is to go on with it, on one line without its
/// end; the clock is each player's for the whole game, in seconds.
std::string ggfText(const GameSoFar &game, int clock);

/// Reads back what ggfLine() wrote of a match.
core::Result<GameSummary> readGgfLine(std::string_view line, std::uint64_t match);

} // namespace cli::match
