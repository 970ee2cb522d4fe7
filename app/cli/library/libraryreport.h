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

/// The mean loss of moves, in discs, with its standard error. Moves of one game are correlated, so
/// the error is computed over games, as that of a ratio of two sums with one term per game each
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
    /// The mean per move; 0 without moves.
    double mean() const;
    /// The standard error of the mean; 0 for fewer than two games.
    double error() const;

private:
    struct Game
    {
        double loss;
        double moves;
    };

    std::vector<Game> m_games;
};

/// The phases are moves 1 to 12, 13 to 24 and so on.
inline constexpr std::size_t reportPhases = 5;

/// The mean loss of moves, in discs.
struct LossByPhase
{
    MeanLoss all; ///< over the whole game
    std::array<MeanLoss, reportPhases> phases;
};

/// The losses of one player's moves.
struct PlayerReport
{
    std::string name;
    LossByPhase loss;
};

/// The losses of all moves in a year's games.
struct YearReport
{
    int year = 0;
    LossByPhase loss;
};

/// One of the costliest moves.
struct CostlyMove
{
    int loss = 0;            ///< in discs
    std::int64_t game = 0;   ///< number in the library
    std::size_t number = 0;  ///< of the move, from 1, without passes
    std::uint8_t played = 0; ///< square
    std::uint8_t better = 0; ///< the best move's square
    int value = 0;           ///< of the move played, for its player
    int bestValue = 0;       ///< of the best move, for its player

    friend bool operator==(const CostlyMove &, const CostlyMove &) = default;
};

/// The results of the games that reached a named opening's position.
struct OpeningReport
{
    std::string name;
    std::int64_t games = 0;
    std::int64_t blackWins = 0;
    std::int64_t draws = 0;
    std::int64_t whiteWins = 0;
    std::int64_t scoreSum = 0; ///< Black's discs minus White's, summed over games with a result
    std::optional<int> value;  ///< of the named position, Black's discs minus White's
    int depth = 0;             ///< of that value's search; 0 if there is none

    std::int64_t scored() const { return blackWins + draws + whiteWins; }
    /// The mean result in discs for Black; 0 if no game has a result.
    double meanScore() const
    {
        return scored() == 0 ? 0 : static_cast<double>(scoreSum) / static_cast<double>(scored());
    }
};

/// The accuracy of play in a library with valued positions. A move counts if its position has a
/// value and there was another legal move; its loss is the best move's value minus its own.
struct LibraryReport
{
    std::int64_t games = 0;
    std::int64_t moves = 0;       ///< moves with an alternative
    std::int64_t valuedMoves = 0; ///< of these, the moves that count
    int leastDepth = 0;           ///< the smallest search depth of their values
    int greatestDepth = 0;
    std::size_t minGames = 0;            ///< for a player to be listed
    std::vector<PlayerReport> players;   ///< with enough games, by increasing loss
    std::vector<YearReport> years;       ///< in order
    std::vector<CostlyMove> costliest;   ///< by decreasing loss
    std::vector<OpeningReport> openings; ///< by decreasing number of games
};

/// What a report lists.
struct ReportOptions
{
    std::size_t minGames = 30;   ///< for a player to be listed
    std::size_t costliest = 100; ///< maximum number of moves
};

core::Result<LibraryReport> makeReport(core::library::GameLibrary &library,
                                       const ReportOptions &options,
                                       const std::function<void(std::int64_t games)> &progress,
                                       const std::stop_token &token);

/// The report for a terminal: the first rows of each table, and all of the costliest moves.
core::Result<std::string> reportText(core::library::GameLibrary &library,
                                     const LibraryReport &report);

/// A file of a report in a folder of its own.
struct ReportFile
{
    std::string name;
    std::string content;
};

/// All tables as CSV (RFC 4180), and charts as SVG.
core::Result<std::vector<ReportFile>> reportFiles(core::library::GameLibrary &library,
                                                  const LibraryReport &report);

} // namespace cli
