#pragma once

#include "ai/limits.h"

#include <chrono>
#include <cstdint>

namespace ai::othello {

/// What one side has left to think with, at the moment it is asked to move.
struct GameClock
{
    std::chrono::milliseconds remaining{
        0}; ///< of the game, or of the period if movesInPeriod is set
    std::chrono::milliseconds increment{0}; ///< added after each move
    std::chrono::milliseconds grace{0};     ///< a second, last clock, used once the first is empty
    /// Byo-yomi: so many moves, this one among them, are to be made in `remaining`; 0: the game is.
    int movesInPeriod = 0;
};

/// How long one move may take. `usual` is aimed at; `most` is never passed.
struct TimeBudget
{
    std::chrono::milliseconds usual{1};
    std::chrono::milliseconds most{1};
};

/// Kept back from a fixed time a move: between the end of a search and the answer's arrival a loaded
/// machine may let the program wait for some turns of other programs.
inline constexpr std::chrono::milliseconds moveReserve{50};
/// Kept back on a clock for each move to come: there a late answer loses the game.
inline constexpr std::chrono::milliseconds clockReserve{100};

/// The budget of a fixed time a move; at least a millisecond.
TimeBudget budgetOfMove(std::chrono::milliseconds time);

/// The budget of the next move on a clock, with so many squares empty. The moves from about 16
/// empty squares on are cheap, since the game is solved by then, so the time is for those before.
TimeBudget budgetOnClock(const GameClock &clock, int empties);

/// The limits of a search with a budget.
Limits limitsOf(const TimeBudget &budget);

/// Decides between two iterations of one search whether to begin the next. Used by the thread that
/// asked; without `Limits::usualTime` it only keeps to `Limits::time`.
class Pace
{
public:
    using Duration = std::chrono::nanoseconds;

    Pace(const Limits &limits, std::size_t moves)
        : m_limits(limits)
        , m_moves(moves)
    {}

    /// After an iteration: its best move and score, and the search's time until now.
    void finished(std::uint16_t move, int score, Duration elapsed);

    /// Whether the next iteration can be expected to end in time and be worth it. `toEnd`: it is a
    /// search to the end of the game, whose result settles the move.
    bool worthStarting(Duration elapsed, bool toEnd) const;

private:
    Duration target(bool toEnd) const;
    Duration expected() const;

    Limits m_limits;
    std::size_t m_moves;
    int m_iterations = 0;
    int m_stable = 0; ///< iterations since the best move last changed
    std::uint16_t m_move = 0;
    int m_score = 0;
    int m_fall = 0; ///< discs lost against the iteration before
    Duration m_elapsed{0};
    Duration m_last{0};
    Duration m_beforeLast{0};
};

} // namespace ai::othello
