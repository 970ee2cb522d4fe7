#pragma once

#include "ai/search/searchcontrol.h"

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace ai::othello {

/// How late an engine's searches can end after their time is up, which depends on the machine's
/// load: the longest time between two polls of a thread, or the delay of a search. Updated by every
/// timed search; the maximum decays.
class StopLatency
{
public:
    using Duration = std::chrono::nanoseconds;

    /// Imperceptible; machines with little load stay below it.
    static constexpr Duration usual = std::chrono::milliseconds(10);

    void add(Duration latency);
    Duration expected() const { return m_expected; }

private:
    Duration m_expected = usual;
};

/// Decides how much time a search may take and, between iterations, whether to start the next one.
/// Used by the root's thread.
class TimeManager
{
public:
    using Duration = std::chrono::nanoseconds;

    /// Budgets the time for a position with these numbers of empty squares and legal moves.
    /// `latency` is how late the search may end: with a clock all of it is subtracted, besides the
    /// limits' overhead; with a time for this move only what exceeds StopLatency::usual.
    TimeManager(const Limits &limits, int empties, std::size_t moves, Duration latency = {});

    /// The target time with a clock: easy moves take less, hard ones more. Zero if there is no
    /// clock.
    std::chrono::milliseconds optimum() const { return m_optimum; }
    /// The hard limit of the time. Zero if there is none.
    std::chrono::milliseconds maximum() const { return m_maximum; }

    /// Reports an iteration's best move and score, and the search's elapsed time.
    void update(std::uint16_t move, int score, Duration elapsed);

    /// Whether the next iteration is likely to complete in time and worth it. `toEnd`: it searches
    /// to the end of the game, and so settles the move.
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
    int m_stable = 0; ///< iterations since the best move changed
    std::uint16_t m_move = 0;
    int m_score = 0;
    int m_fall = 0; ///< discs lost compared with the previous iteration
    Duration m_elapsed{0};
    Duration m_last{0};
    Duration m_beforeLast{0};
};

} // namespace ai::othello
