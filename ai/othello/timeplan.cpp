#include "ai/othello/timeplan.h"

#include <algorithm>

namespace ai::othello {

using std::chrono::milliseconds;

namespace {

/// From so many empty squares on the exact result is a matter of milliseconds.
constexpr int solvedEmpties = 16;
/// Moves that time is kept for even so.
constexpr int lastMoves = 3;
/// No move takes more than this part of a clock, however hard it is.
constexpr int mostPart = 4;
/// How many times the usual time a hard move may take.
constexpr int stretch = 3;

TimeBudget budget(milliseconds usual, milliseconds most)
{
    most = std::max(most, milliseconds(1));
    return {std::clamp(usual, milliseconds(1), most), most};
}

} // namespace

TimeBudget budgetOfMove(milliseconds time)
{
    // Of a very short time half is kept back.
    const milliseconds most = time - std::min(moveReserve, time / 2);
    return budget(most, most);
}

TimeBudget budgetOnClock(const GameClock &clock, int empties)
{
    // A period that the game cannot outlast is a clock for the game.
    const int movesLeft = (empties + 1) / 2;
    if (clock.movesInPeriod > 0 && clock.movesInPeriod < movesLeft) {
        // One reserve for each move of the period, of a very short one half.
        const milliseconds free =
            clock.remaining - std::min(clockReserve * clock.movesInPeriod, clock.remaining / 2);
        const milliseconds share = free / clock.movesInPeriod;
        return budget(share, clock.movesInPeriod == 1 ? share : std::min(share * 2, free / 2));
    }
    const int moves = std::max(0, (empties - solvedEmpties + 1) / 2) + lastMoves;
    const milliseconds all = clock.remaining + clock.grace / 2;
    // The part that waiting may cost, for every move to come.
    const milliseconds kept = std::min(clockReserve * (movesLeft + 1), all / 2);
    const milliseconds free = all - kept;
    const milliseconds gained = std::max(milliseconds(0), clock.increment - clockReserve);
    const milliseconds usual = free / moves + gained * 9 / 10;
    // An increment comes after the move: it cannot be spent before.
    const milliseconds most = std::min(usual * stretch, free / mostPart + gained);
    return budget(usual, std::min(most, all - std::min(clockReserve, all / 2)));
}

Limits limitsOf(const TimeBudget &budget)
{
    Limits limits;
    limits.time = budget.most;
    limits.usualTime = budget.usual;
    return limits;
}

void Pace::finished(std::uint16_t move, int score, Duration elapsed)
{
    m_stable = m_iterations > 0 && move == m_move ? m_stable + 1 : 0;
    m_fall = m_iterations > 0 ? m_score - score : 0;
    m_move = move;
    m_score = score;
    m_beforeLast = m_last;
    m_last = elapsed - m_elapsed;
    m_elapsed = elapsed;
    ++m_iterations;
}

bool Pace::worthStarting(Duration elapsed, bool toEnd) const
{
    if (m_limits.time.count() == 0 || m_iterations == 0)
        return true;
    if (m_limits.usualTime.count() == 0) {
        // Past this part of the time a deeper search is not likely to finish.
        return elapsed < Duration(m_limits.time) * 6 / 10;
    }
    if (m_moves == 1)
        return false;
    if (elapsed + expected() > Duration(m_limits.time))
        return false;
    return elapsed + expected() / 2 <= target(toEnd);
}

Pace::Duration Pace::target(bool toEnd) const
{
    const Duration usual = m_limits.usualTime;
    const Duration most = m_limits.time;
    if (toEnd)
        return most;
    // A move that has just changed or lost discs is worth a second look; one that stood through
    // several iterations is likely to stand on.
    constexpr int falling = 3;
    constexpr int settled = 6;
    if (m_stable == 0 || m_fall >= falling)
        return std::min(most, usual * 2);
    if (m_stable >= settled && m_fall <= 0 && most > usual)
        return usual * 6 / 10;
    return usual;
}

Pace::Duration Pace::expected() const
{
    // Iterations grow by a factor that differs between odd and even depths, so it is bounded.
    constexpr double least = 1.3;
    constexpr double most = 3;
    if (m_beforeLast.count() <= 0)
        return m_last;
    const double growth =
        std::clamp(static_cast<double>(m_last.count()) / static_cast<double>(m_beforeLast.count()),
                   least, most);
    return Duration(static_cast<Duration::rep>(static_cast<double>(m_last.count()) * growth));
}

} // namespace ai::othello
