#pragma once

#include "ai/search/thinkinglimits.h"

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace ai::othello {

/// How late the searches of an engine can end after their time is up, which depends on the
/// machine's load: the longest time for which a thread did not look at the clock, or that a search
/// was late. Measured at every search by the clock; the maximum fades.
class StopLatency
{
public:
    using Duration = std::chrono::nanoseconds;

    /// Too short to be noticed; a machine with little load stays below it.
    static constexpr Duration usual = std::chrono::milliseconds(10);

    void add(Duration latency);
    Duration expected() const { return m_expected; }

private:
    Duration m_expected = usual;
};

/// Decides how much time one search may take, and between two of its iterations whether to start
/// the next. Used by the thread that searches the root.
class TimeManager
{
public:
    using Duration = std::chrono::nanoseconds;

    /// Plans the time for a position with that number of empty squares and of legal moves.
    /// `latency` is how late the search may end: on a clock all of it is allowed for beside the
    /// overhead of the limits, with a time for this move alone only what exceeds
    /// StopLatency::usual.
    TimeManager(const Limits &limits, int empties, std::size_t moves, Duration latency = {});

    /// The time that is aimed at on a clock: an easy move takes less, a hard one more. Zero: there
    /// is no clock.
    std::chrono::milliseconds optimum() const { return m_optimum; }
    /// The time that the search never passes. Zero: there is no limit.
    std::chrono::milliseconds maximum() const { return m_maximum; }

    /// Takes the result of an iteration: its best move and score, and the search's time until now.
    void update(std::uint16_t move, int score, Duration elapsed);

    /// Whether the next iteration can be expected to end in time and be worth it. `toEnd`: it is a
    /// search to the end of the game, whose result settles the move.
    bool shouldStartIteration(Duration elapsed, bool toEnd) const;

private:
    void setBudget(Duration optimum, Duration maximum);
    void budgetPeriod(const Clock &clock, Duration lossPerMove, Duration reserve);
    void budgetGame(const Clock &clock, int empties, Duration lossPerMove, Duration reserve);
    Duration target(bool toEnd) const;
    Duration expectedTime() const;

    std::chrono::milliseconds m_optimum{0};
    std::chrono::milliseconds m_maximum{0};
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
