#include "ai/othello/search/timemanager.h"

#include <algorithm>
#include <cmath>

namespace ai::othello {

using std::chrono::milliseconds;
using Duration = TimeManager::Duration;

namespace {

/// The exact result takes about so long from baseEmpties empty squares, and solveGrowth times as
/// long for each more (one thread, in games, whose moves before have filled the table): it decides
/// how many of a game's moves share its clock, so neither needs to be exact.
constexpr int baseEmpties = 20;
constexpr milliseconds baseSolveTime{20};
constexpr double solveGrowth = 1.9;
/// From here on the exact result is a matter of milliseconds; beyond there no clock is long enough.
constexpr int minSolvedEmpties = 16;
constexpr int maxSolvedEmpties = 28;
/// On a clock for the game no move aims at more than this part of it, and none takes more than the
/// next, beside what it gains. What is left when the end is solved is lost: where neither took more
/// than a quarter, a sixth of a clock of 3 s was.
constexpr int maxAimedPart = 4;
constexpr int maxPart = 2;
/// How many times the optimum a hard move may take.
constexpr int stretch = 3;
/// Kept back from a clock in any case, for there a late move loses the game; of little time a part.
constexpr milliseconds safetyMargin{100};
constexpr int safetyPart = 4;

/// What may be spent of a time when `kept` is held back: something in any case.
Duration freeTime(Duration all, Duration kept)
{
    return std::max(all - kept, all / 8);
}

/// How many moves share the time: those until the end can be solved in one move's share, which
/// makes the moves after it cheap.
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
        // A period that the game cannot outlast is a clock for the game.
        if (clock.movesToGo > 0 && clock.movesToGo < (empties + 1) / 2)
            budgetPeriod(clock, lossPerMove, latency);
        else
            budgetGame(clock, empties, limits.overhead, latency);
        if (limits.time.count() != 0)
            setBudget(std::min(m_optimum, limits.time), std::min(m_maximum, limits.time));
    } else if (limits.time.count() != 0) {
        // Half of a very short time is kept back.
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

/// `lossPerMove` is kept back for each move to come, `reserve` and the safety margin once.
void TimeManager::budgetPeriod(const Clock &clock, Duration lossPerMove, Duration reserve)
{
    const Duration all = clock.remaining;
    const Duration margin = reserve + std::min<Duration>(safetyMargin, all / safetyPart);
    const Duration free = freeTime(all, lossPerMove * clock.movesToGo + margin);
    const Duration share = free / clock.movesToGo;
    setBudget(share, clock.movesToGo == 1 ? share : std::min(share * 2, free / 2));
}

/// `reserve` is kept back once: a move that ends late shortens the shares of the next ones.
void TimeManager::budgetGame(const Clock &clock, int empties, Duration lossPerMove,
                             Duration reserve)
{
    const Duration all = clock.remaining + clock.grace / 2;
    const Duration margin = reserve + std::min<Duration>(safetyMargin, all / safetyPart);
    const Duration free = freeTime(all, lossPerMove * ((empties + 1) / 2) + margin);
    const Duration gained = std::max<Duration>(Duration(0), clock.increment - lossPerMove);
    const Duration share = free / std::max(maxAimedPart, sharingMoves(free, empties));
    const Duration optimum = share + gained * 9 / 10;
    // An increment comes after the move: it cannot be spent before.
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
        // Past this part of the time a deeper search is not likely to be completed.
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
    // A move that has just changed or lost discs is worth a second look; one that stood through
    // several iterations is likely to stand on.
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
    // Iterations grow by a factor that differs between odd and even depths, so it is bounded.
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
