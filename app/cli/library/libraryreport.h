#pragma once

#include "core/library/gamelibrary.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace cli {

/// What was lost in moves, in discs, and how sure the mean is. The moves of a game depend on each
/// other, so that the error is that over games: of the ratio of two sums, one term of each a game
/// (Cochran, Sampling Techniques, 1977, chapter 6).
class MeanLoss
{
public:
    void addGame(double loss, double moves)
    {
        if (moves > 0)
            m_games.push_back({loss, moves});
    }

    std::size_t games() const { return m_games.size(); }
    std::int64_t moves() const;
    /// A move; 0 where there is none.
    double mean() const;
    /// The standard error of the mean; 0 where there are fewer than two games.
    double error() const;

private:
    struct Game
    {
        double loss;
        double moves;
    };

    std::vector<Game> m_games;
};

/// Moves 1 to 12, 13 to 24 and so on, counted from the start of the game.
inline constexpr std::size_t reportPhases = 5;

/// What moves lost on average, in discs.
struct LossByPhase
{
    MeanLoss all; ///< over the whole game
    std::array<MeanLoss, reportPhases> phases;
};

/// What the moves of one player lost.
struct PlayerReport
{
    std::string name;
    LossByPhase loss;
};

/// What the moves of all games of a year lost.
struct YearReport
{
    int year = 0;
    LossByPhase loss;
};

/// One of the moves that lost the most.
struct CostlyMove
{
    int loss = 0;            ///< in discs
    std::int64_t game = 0;   ///< its number in the library
    std::size_t number = 0;  ///< of the move, from 1, passes not counted
    std::uint8_t played = 0; ///< the square
    std::uint8_t better = 0; ///< the best move's square
    int value = 0;           ///< of the move played, to its player
    int bestValue = 0;       ///< of the best move, to the same player

    friend bool operator==(const CostlyMove &, const CostlyMove &) = default;
};

/// The results of the games that came to the position of a named opening.
struct OpeningReport
{
    std::string name;
    std::int64_t games = 0;
    std::int64_t blackWins = 0;
    std::int64_t draws = 0;
    std::int64_t whiteWins = 0;
    std::int64_t scoreSum = 0; ///< Black's discs less White's, over the games with a result
    std::optional<int> value;  ///< of the position with the name, Black's discs less White's
    int depth = 0;             ///< of the search that found the value; 0 without one

    std::int64_t scored() const { return blackWins + draws + whiteWins; }
    /// The mean result in discs for Black; 0 where no game has a result.
    double meanScore() const
    {
        return scored() == 0 ? 0 : static_cast<double>(scoreSum) / static_cast<double>(scored());
    }
};

/// Accuracy in a library whose positions were valued. A move counts where its position has a value
/// and another move was legal; what it lost is the value of the best move less its own.
struct LibraryReport
{
    std::int64_t games = 0;
    std::int64_t moves = 0;       ///< with a choice
    std::int64_t valuedMoves = 0; ///< of them those that count
    int leastDepth = 0;           ///< of the searches that valued them
    int greatestDepth = 0;
    std::size_t minGames = 0;            ///< of a player with a row
    std::vector<PlayerReport> players;   ///< with enough games, the least loss first
    std::vector<YearReport> years;       ///< in order
    std::vector<CostlyMove> costliest;   ///< the most first
    std::vector<OpeningReport> openings; ///< the most played first
};

/// How much a report lists.
struct ReportOptions
{
    std::size_t minGames = 30;   ///< of a player with a row
    std::size_t costliest = 100; ///< moves, at most
};

core::Result<LibraryReport> makeReport(core::library::GameLibrary &library,
                                       const ReportOptions &options,
                                       const std::function<void(std::int64_t games)> &progress,
                                       const std::stop_token &token);

/// The report as text for a terminal: the first rows of each table, and all of the costliest moves.
core::Result<std::string> reportText(core::library::GameLibrary &library,
                                     const LibraryReport &report);

/// A file of a report in a folder of its own.
struct ReportFile
{
    std::string name;
    std::string content;
};

/// All tables, with commas between the columns (RFC 4180), and charts as SVG.
core::Result<std::vector<ReportFile>> reportFiles(core::library::GameLibrary &library,
                                                  const LibraryReport &report);

} // namespace cli
