#pragma once

#include "core/othello.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core::library {

class CanonicalPosition;

/// A library's statistics of a legal move in a position.
struct MoveStatistics
{
    Move move; ///< the first of those that a symmetry exchanges
    std::int64_t games = 0;
    std::int64_t blackWins = 0; ///< by the colours in the games
    std::int64_t draws = 0;
    std::int64_t whiteWins = 0;
    std::int64_t scoreSum = 0; ///< of Black's discs minus White's, over games with a result
    int firstYear = 0;         ///< 0: no game has a year
    int lastYear = 0;
    std::int64_t gamesUnfiltered = 0;
    /// How many games moved on from the position after the move, by any move order and ignoring the
    /// filter; 0 if it is only one game.
    std::int64_t gamesAfter = 0;
    std::optional<int> value; ///< in discs, to the side that moves
    int depth = 0;            ///< of the value's search, including this move
    bool exact = false;       ///< the value is proved

    /// With fewer games, percentages and means would be misleading.
    static constexpr std::int64_t fewGames = 10;
    bool hasFewGames() const { return games < fewGames; }
    std::int64_t scored() const { return blackWins + draws + whiteWins; }
    /// The mean of Black's discs minus White's; nothing if no game has a result.
    std::optional<double> meanScore() const;
    /// The same for the side that moves; nothing if there are few games.
    std::optional<double> meanScoreTo(Side mover) const;
    /// Whether games also reached the position after the move by other moves.
    bool transposes() const { return gamesAfter > gamesUnfiltered; }
};

/// One of each set of legal moves that a symmetry of the position exchanges, without statistics.
std::vector<MoveStatistics> differentMoves(const Othello &position,
                                           const CanonicalPosition &canonical);

/// Sorts moves by the number of games, the most first, and equal ones by value.
void sortByUse(std::vector<MoveStatistics> &moves);

/// The search depth, in plies, for the value of a move that has none in the library: all moves of a
/// position take a tenth of a second.
inline constexpr int libraryDepth = 8;

/// With at most this many empty squares the moves are searched to the end, which takes no longer.
inline constexpr int librarySolvedEmpties = 12;

/// The search depth, in plies, for the values of a position's moves.
int searchDepth(const Othello &position);
/// Whether a search of that depth would improve on the known value of a move.
bool needsSearch(const Othello &position, const MoveStatistics &move);

/// An engine's value of a move, as in MoveStatistics.
struct FoundValue
{
    Move move;
    int value = 0;
    int depth = 0;
    bool exact = false;
};

/// Sets the values that were found for moves without a value, or an exact one for those with an
/// inexact one, and sorts the moves that were not played by value again.
void addFoundValues(std::vector<MoveStatistics> &moves, std::span<const FoundValue> found);

/// Removes the values, and with them the order by value of the moves that were not played.
void removeValues(std::vector<MoveStatistics> &moves);

} // namespace core::library
