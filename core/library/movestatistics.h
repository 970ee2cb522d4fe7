#pragma once

#include "core/othello.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core::library {

class CanonicalPosition;

/// What a library knows of a legal move in a position.
struct MoveStatistics
{
    Move move; ///< of those that a symmetry exchanges, the first
    std::int64_t games = 0;
    std::int64_t blackWins = 0; ///< by the colours of the games
    std::int64_t draws = 0;
    std::int64_t whiteWins = 0;
    std::int64_t scoreSum = 0; ///< Black's discs less White's, over the games with a result
    int firstYear = 0;         ///< 0: no game has a year
    int lastYear = 0;
    std::int64_t gamesUnfiltered = 0;
    /// How many games moved on from the position after it, whatever led there and whatever the
    /// filter; 0 where that is one game alone.
    std::int64_t gamesAfter = 0;
    std::optional<int> value; ///< in discs, to the side that moves
    int depth = 0;            ///< of the value's search, this move included
    bool exact = false;       ///< the value is proved

    /// The number of games below which percentages and means would say more than is known.
    static constexpr std::int64_t fewGames = 10;
    bool hasFewGames() const { return games < fewGames; }
    std::int64_t scored() const { return blackWins + draws + whiteWins; }
    /// Black's discs less White's on average; nothing where no game has a result.
    std::optional<double> meanScore() const;
    /// The same to the side that moves; nothing where there are few games.
    std::optional<double> meanScoreTo(Side mover) const;
    /// Whether games came to the position after it by other moves as well.
    bool transposes() const { return gamesAfter > gamesUnfiltered; }
};

/// One of each set of legal moves that a symmetry of the position exchanges, of which nothing is
/// known yet.
std::vector<MoveStatistics> differentMoves(const Othello &position,
                                           const CanonicalPosition &canonical);

/// The moves that most games played first; those of as many, such as none, by their values.
void sortByUse(std::vector<MoveStatistics> &moves);

/// How many moves an engine searches for the value of a move that has none in the library: all
/// moves of a position take a tenth of a second.
inline constexpr int libraryDepth = 8;

/// With so many empty squares or fewer the moves are searched to the end, which takes no longer.
inline constexpr int librarySolvedEmpties = 12;

/// How many moves an engine searches for the values of the moves of a position.
int searchDepth(const Othello &position);
/// Whether a search of that depth finds more than is known of a move.
bool needsSearch(const Othello &position, const MoveStatistics &move);

/// What an engine found a move to be worth, as in MoveStatistics.
struct FoundValue
{
    Move move;
    int value = 0;
    int depth = 0;
    bool exact = false;
};

/// Gives the moves that have no value, or no exact one where one was found, what was found, and
/// brings those that nobody played in the order of their values again.
void addFoundValues(std::vector<MoveStatistics> &moves, std::span<const FoundValue> found);

/// Takes the values away, and with them the order of the moves that nobody played.
void removeValues(std::vector<MoveStatistics> &moves);

} // namespace core::library
