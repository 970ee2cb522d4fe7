#include "ai/othello/search/timemanager.h"

#include <algorithm>
#include <cmath>

namespace ai::othello {

using std::chrono::milliseconds;
using Duration = TimeManager::Duration;

namespace {

/// The approximate time for an exact result is baseSolveTime from baseEmpties empty squares, times
/// solveGrowth for each additional one (one thread, in games, with a table filled by earlier
/// moves). It determines how many of a game's moves share the clock, so it need not be accurate.
constexpr int baseEmpties = 20;
constexpr milliseconds baseSolveTime{20};
constexpr double solveGrowth = 1.9;
/// At or below the minimum, solving takes milliseconds; above the maximum no clock is long enough.
constexpr int minSolvedEmpties = 16;
constexpr int maxSolvedEmpties = 28;
/// With a clock for the whole game a move aims at no more than 1/maxAimedPart of the free time, and
/// takes at most 1/maxPart, plus the increment. Time left when the game is solved is wasted: when
/// both limits were a quarter, a sixth of a 3 s clock was.
constexpr int maxAimedPart = 4;
constexpr int maxPart = 2;
/// The maximum is this multiple of the optimum.
constexpr int stretch = 3;
/// Always kept back from a clock, because a late move loses the game; of a short time only a part.
constexpr milliseconds safetyMargin{100};
constexpr int safetyPart = 4;

/// The usable time if `kept` is held back; at least an eighth.
Duration freeTime(Duration all, Duration kept)
{
    return std::max(all - kept, all / 8);
}

/// How many moves share the time: those until the end can be solved within one share, after which
/// moves are cheap.
int sharingMoves(Duration time, int empties)
{
    double solveTime = static_cast<double>(Duration(baseSolveTime).count())
                       * std::pow(solveGrowth, maxSolvedEmpties - baseEmpties);
    for (int solved = maxSolvedEmpties;; --solved, solveTime /= solveGrowth) {
        const int moves = 1 + std::max(0, (empties - solved + 1) / 2);
        if (solved == minSolvedEmpties || static_cast<double>((time / moves).count()) >= solveTime)
            return moves;
    }
}

milliseconds wholeMilliseconds(Duration time)
{
    return std::chrono::duration_cast<milliseconds>(time);
}

} // namespace

void StopLatency::add(Duration latency)
{
    m_expected = std::max(latency, m_expected * 7 / 8);
}

TimeManager::TimeManager(const Limits &limits, int empties, std::size_t moves, Duration latency)
    : m_moves(moves)
{
    if (limits.clock) {
        const Duration lossPerMove = limits.overhead + latency;
        const Clock &clock = *limits.clock;
        // If the period outlasts the game, treat it as a clock for the whole game.
        if (clock.movesToGo > 0 && clock.movesToGo < (empties + 1) / 2)
            budgetPeriod(clock, lossPerMove, latency);
        else
            budgetGame(clock, empties, limits.overhead, latency);
        if (limits.time.count() != 0)
            setBudget(std::min(m_optimum, limits.time), std::min(m_maximum, limits.time));
    } else if (limits.time.count() != 0) {
        // At most half of a very short time is kept back.
        const Duration unusual = std::max(Duration(0), latency - StopLatency::usual);
        const Duration kept = std::min<Duration>(limits.overhead + unusual, limits.time / 2);
        m_maximum = std::max(milliseconds(1), wholeMilliseconds(limits.time - kept));
    }
}

void TimeManager::setBudget(Duration optimum, Duration maximum)
{
    m_maximum = std::max(milliseconds(1), wholeMilliseconds(maximum));
    m_optimum = std::clamp(wholeMilliseconds(optimum), milliseconds(1), m_maximum);
}

/// Keeps back `lossPerMove` for each move of the period, and `reserve` and the safety margin once.
void TimeManager::budgetPeriod(const Clock &clock, Duration lossPerMove, Duration reserve)
{
    const Duration all = clock.remaining;
    const Duration margin = reserve + std::min<Duration>(safetyMargin, all / safetyPart);
    const Duration free = freeTime(all, lossPerMove * clock.movesToGo + margin);
    const Duration share = free / clock.movesToGo;
    setBudget(share, clock.movesToGo == 1 ? share : std::min(share * 2, free / 2));
}

/// Keeps back `reserve` only once: if a move is late, later shares become smaller.
void TimeManager::budgetGame(const Clock &clock, int empties, Duration lossPerMove,
                             Duration reserve)
{
    const Duration all = clock.remaining + clock.grace / 2;
    const Duration margin = reserve + std::min<Duration>(safetyMargin, all / safetyPart);
    const Duration free = freeTime(all, lossPerMove * ((empties + 1) / 2) + margin);
    const Duration gained = std::max<Duration>(Duration(0), clock.increment - lossPerMove);
    const Duration share = free / std::max(maxAimedPart, sharingMoves(free, empties));
    const Duration optimum = share + gained * 9 / 10;
    // The increment is added after the move, so it cannot be spent before.
    const Duration maximum = std::min({optimum * stretch, free / maxPart + gained,
                                       all - std::min(margin + lossPerMove, all / 2)});
    setBudget(optimum, maximum);
}

void TimeManager::update(std::uint16_t move, int score, Duration elapsed)
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

bool TimeManager::shouldStartIteration(Duration elapsed, bool toEnd) const
{
    if (m_maximum.count() == 0 || m_iterations == 0)
        return true;
    if (m_optimum.count() == 0) {
        // After this fraction of the time a deeper search is unlikely to be completed.
        return elapsed < Duration(m_maximum) * 6 / 10;
    }
    if (m_moves == 1)
        return false;
    if (elapsed + expectedTime() > Duration(m_maximum))
        return false;
    return elapsed + expectedTime() / 2 <= target(toEnd);
}

Duration TimeManager::target(bool toEnd) const
{
    const Duration optimum = m_optimum;
    const Duration maximum = m_maximum;
    if (toEnd)
        return maximum;
    // A move that has just changed, or lost discs, deserves more time; one that was stable for
    // several iterations is likely to stay.
    constexpr int falling = 3;
    constexpr int settled = 6;
    if (m_stable == 0 || m_fall >= falling)
        return std::min(maximum, optimum * 2);
    if (m_stable >= settled && m_fall <= 0 && maximum > optimum)
        return optimum * 6 / 10;
    return optimum;
}

/// The expected time of the next iteration.
Duration TimeManager::expectedTime() const
{
    // The growth factor alternates between odd and even depths, so it is clamped.
    constexpr double minGrowth = 1.3;
    constexpr double maxGrowth = 3;
    if (m_beforeLast.count() <= 0)
        return m_last;
    const double growth =
        std::clamp(static_cast<double>(m_last.count()) / static_cast<double>(m_beforeLast.count()),
                   minGrowth, maxGrowth);
    return Duration(static_cast<Duration::rep>(static_cast<double>(m_last.count()) * growth));
}

} // namespace ai::othello
