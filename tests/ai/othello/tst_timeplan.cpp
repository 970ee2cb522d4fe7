#include "ai/othello/othelloengine.h"
#include "ai/othello/timeplan.h"
#include "tests/support/slow.h"

#include <QTest>

#include <ctime>
#include <random>
#include <thread>

using namespace ai::othello;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// What a move may cost, and that no clock is overstepped.
class TestTimePlan : public QObject
{
    Q_OBJECT

private slots:
    void budgetsFitTheirClocks();
    void fixedTimeKeepsAReserve();
    void incrementIsSpent();
    void paceStopsBeforeWhatCannotEnd();
    void paceKnowsEasyAndHardMoves();
    void onlyMoveIsAnsweredAtOnce();
    void sureSearchesAreAskedFor();
    void clockIsKeptOnALoadedMachine();
    void littleIsDoneAfterAStop();
};

namespace {

/// Threads that do nothing but take turns on the processors.
class Burners
{
public:
    explicit Burners(unsigned count)
    {
        for (unsigned i = 0; i < count; ++i) {
            m_threads.emplace_back([](const std::stop_token &ended) {
                volatile unsigned work = 0;
                while (!ended.stop_requested())
                    work = work + 1;
            });
        }
    }

private:
    std::vector<std::jthread> m_threads;
};

} // namespace

void TestTimePlan::budgetsFitTheirClocks()
{
    for (const milliseconds left : {0ms, 1ms, 50ms, 1000ms, 60'000ms, 3'600'000ms}) {
        for (int empties = 1; empties <= 60; ++empties) {
            const TimeBudget budget = budgetOnClock({left}, empties);
            QVERIFY(budget.usual >= 1ms && budget.usual <= budget.most);
            QVERIFY(budget.most <= std::max(1ms, left / 4 + 1ms));
            for (const int moves : {1, 5, 30}) {
                const TimeBudget period = budgetOnClock({left, 0ms, 0ms, moves}, empties);
                QVERIFY(period.usual >= 1ms && period.usual <= period.most);
                QVERIFY(period.most <= std::max(1ms, left));
                if (moves < (empties + 1) / 2)
                    QVERIFY(period.usual * moves <= std::max(milliseconds(moves), left));
            }
            // A period that does not end before the game is a clock for the game.
            for (const int moves : {(empties + 1) / 2, 30}) {
                const TimeBudget whole = budgetOnClock({left, 0ms, 0ms, moves}, empties);
                QCOMPARE(whole.usual, budget.usual);
                QCOMPARE(whole.most, budget.most);
            }
        }
    }
    // All usual moves of a game fit into its clock.
    milliseconds left = 10'000ms;
    for (int empties = 60; empties > 0; empties -= 2)
        left -= budgetOnClock({left}, empties).usual + clockReserve;
    QVERIFY(left > 0ms);
}

void TestTimePlan::fixedTimeKeepsAReserve()
{
    QCOMPARE(budgetOfMove(1000ms).most, 1000ms - moveReserve);
    QCOMPARE(budgetOfMove(20ms).most, 10ms);
    QCOMPARE(budgetOfMove(0ms).most, 1ms);
}

void TestTimePlan::incrementIsSpent()
{
    QVERIFY(budgetOnClock({1000ms, 2000ms}, 50).usual > budgetOnClock({1000ms}, 50).usual);
    // But not before it is there.
    QVERIFY(budgetOnClock({1000ms, 60'000ms}, 50).most < 1000ms);
    QVERIFY(budgetOnClock({100ms, 0ms, 5000ms}, 50).usual > budgetOnClock({100ms}, 50).usual);
}

void TestTimePlan::paceStopsBeforeWhatCannotEnd()
{
    Pace pace(limitsOf({1000ms, 1000ms}), 5);
    QVERIFY(pace.worthStarting(0ms, false));
    pace.finished(1, 0, 100ms);
    pace.finished(1, 0, 300ms); // 100, then 200 ms: the next takes 400
    QVERIFY(pace.worthStarting(300ms, false));
    pace.finished(1, 0, 700ms); // the next takes 800
    QVERIFY(!pace.worthStarting(700ms, false));
    QVERIFY(!pace.worthStarting(700ms, true));
}

void TestTimePlan::paceKnowsEasyAndHardMoves()
{
    const auto after = [](std::uint16_t lastMove, int lastScore, bool toEnd) {
        Pace pace(limitsOf({1000ms, 3000ms}), 5);
        for (int i = 1; i <= 8; ++i)
            pace.finished(1, 2, i * 80ms);
        pace.finished(lastMove, lastScore, 720ms);
        return pace.worthStarting(720ms, toEnd);
    };
    QVERIFY(!after(1, 2, false)); // the same move for long
    QVERIFY(after(2, 2, false));  // a new one
    QVERIFY(after(1, -2, false)); // a worse one
    QVERIFY(after(1, 2, true));   // the end is near
    Pace only(limitsOf({1000ms, 3000ms}), 1);
    QVERIFY(only.worthStarting(0ms, false));
    only.finished(1, 0, 1ms);
    QVERIFY(!only.worthStarting(1ms, true));
}

void TestTimePlan::onlyMoveIsAnsweredAtOnce()
{
    // Black's only move, f5 having been answered so that nothing else turns a disc, is found by
    // play.
    std::mt19937 random(5);
    core::Othello game;
    while (game.isOver() || game.legalMoves().size() != 1 || game.mustPass()
           || game.empties() < 25) {
        if (game.isOver())
            game = {};
        const auto moves = game.legalMoves();
        game.play(moves[random() % moves.size()]);
    }
    OthelloEngine engine;
    const Finding finding = engine.think(game, limitsOf({60'000ms, 60'000ms}));
    QCOMPARE(finding.move, game.legalMoves()[0]);
    QVERIFY(finding.time < 20s);
}

void TestTimePlan::sureSearchesAreAskedFor()
{
    OthelloEngine engine;
    ai::Limits limits;
    limits.depth = 8;
    QCOMPARE(engine.think({}, limits).percent, 73);
    limits.percent = 95;
    const Finding sure = engine.think({}, limits);
    QCOMPARE(sure.percent, 95);
    QCOMPARE(sure.depth, 8);
    limits.percent = 100;
    QCOMPARE(engine.think({}, limits).percent, 100);
}

// Whole games on fast clocks, with and without increment and byo-yomi, by one search thread and by
// two, among threads that take turns with ours. 10,000 moves in the slow run.
void TestTimePlan::clockIsKeptOnALoadedMachine()
{
    const int goal = support::slow() ? 10'000 : 300;
    const Burners burners(2 * std::max(1u, std::thread::hardware_concurrency()));
    EngineOptions options;
    options.tableBytes = std::size_t(4) << 20;
    OthelloEngine alone(options);
    options.threads = 2;
    OthelloEngine together(options);
    std::mt19937 random(1);
    milliseconds worst = -1h;
    int moves = 0;
    for (int number = 0; moves < goal; ++number) {
        const GameClock start =
            std::array{GameClock{3000ms}, GameClock{1500ms, 60ms},
                       GameClock{1000ms, 0ms, 0ms, 5}}[static_cast<std::size_t>(number % 3)];
        std::array<GameClock, 2> clocks{start, start};
        OthelloEngine &engine = number / 3 % 2 == 0 ? alone : together;
        core::Othello game;
        while (!game.isOver()) {
            const auto legal = game.legalMoves();
            if (game.empties() > 54 || game.mustPass()) {
                game.play(legal[random() % legal.size()]);
                continue;
            }
            GameClock &clock = clocks[static_cast<std::size_t>(game.sideToMove())];
            const auto before = std::chrono::steady_clock::now();
            const Finding finding =
                engine.think(game, limitsOf(budgetOnClock(clock, game.empties())));
            const auto spent =
                std::chrono::ceil<milliseconds>(std::chrono::steady_clock::now() - before);
            ++moves;
            QVERIFY(game.isLegal(finding.move));
            clock.remaining -= spent;
            worst = std::max(worst, -clock.remaining);
            QVERIFY2(clock.remaining >= -20ms,
                     qPrintable(QString("move %1 of game %2 oversteps by %3 ms")
                                    .arg(moves)
                                    .arg(number)
                                    .arg(-clock.remaining.count())));
            // The referee counts from zero, not from a debt.
            clock.remaining = std::max(0ms, clock.remaining) + clock.increment;
            if (clock.movesInPeriod > 0 && --clock.movesInPeriod == 0)
                clock = start;
            game.play(finding.move);
        }
    }
    qInfo("%d moves; the nearest to the end of a clock: %lld ms left", moves,
          static_cast<long long>(-worst.count()));
}

// In the time of the search's own thread, which does not depend on what else runs.
void TestTimePlan::littleIsDoneAfterAStop()
{
    const Burners burners(std::max(1u, std::thread::hardware_concurrency()));
    const auto threadTime = [] {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
    };
    std::chrono::nanoseconds longest{0};
    OthelloEngine engine;
    for (int depth = 2; depth <= 14; ++depth) {
        engine.clear();
        std::stop_source source;
        std::chrono::nanoseconds asked{0};
        const auto stopAt = [&](const Finding &finding) {
            if (finding.depth != depth)
                return;
            asked = threadTime();
            source.request_stop();
        };
        const Finding finding = engine.solve(core::Othello(), source.get_token(), stopAt);
        QVERIFY(core::Othello().isLegal(finding.move));
        QVERIFY(finding.depth >= depth && !finding.exact);
        longest = std::max(longest, threadTime() - asked);
    }
    qInfo("the longest work after a stop: %lld us", static_cast<long long>(longest.count() / 1000));
    QVERIFY(longest < 20ms);
}

QTEST_APPLESS_MAIN(TestTimePlan)
#include "tst_timeplan.moc"
