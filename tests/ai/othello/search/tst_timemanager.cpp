#include "ai/othello/othelloengine.h"
#include "ai/othello/search/timemanager.h"
#include "tests/support/slow.h"

#include <QTest>

#include <random>
#include <thread>

using namespace ai::othello;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// How much time a move takes, and that no clock is overstepped.
class TestTimeManager : public QObject
{
    Q_OBJECT

private slots:
    void budgetsFitTheirClocks();
    void shortClocksAreUsed_data();
    void shortClocksAreUsed();
    void lateStopsAreKeptBack();
    void fixedTimeKeepsWhatIsLost();
    void incrementIsSpent();
    void noIterationBeginsThatCannotEnd();
    void easyMovesTakeLessTimeThanHardOnes();
    void onlyMoveIsAnsweredAtOnce();
    void confidenceIsReached();
    void clockIsKeptOnALoadedMachine();
    void littleIsDoneAfterAStop();
};

namespace {

TimeManager onClock(const ai::Clock &clock, int empties, milliseconds overhead = 0ms)
{
    return TimeManager({.clock = clock, .overhead = overhead}, empties, 5);
}

/// Limits of a clock that aim at a second for a move with 50 empty squares and allow three.
const ai::Limits aSecond{.clock = ai::Clock{13'100ms}};

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

void TestTimeManager::budgetsFitTheirClocks()
{
    for (const milliseconds left : {0ms, 1ms, 50ms, 1000ms, 60'000ms, 3'600'000ms}) {
        for (int empties = 1; empties <= 60; ++empties) {
            const TimeManager budget = onClock({left}, empties);
            QVERIFY(budget.optimum() >= 1ms && budget.optimum() <= budget.maximum());
            QVERIFY(budget.optimum() <= std::max(1ms, left / 4 + 1ms));
            QVERIFY(budget.maximum() <= std::max(1ms, left / 2 + 1ms));
            for (const int moves : {1, 5, 30}) {
                const TimeManager period = onClock({left, 0ms, 0ms, moves}, empties);
                QVERIFY(period.optimum() >= 1ms && period.optimum() <= period.maximum());
                QVERIFY(period.maximum() <= std::max(1ms, left));
                if (moves < (empties + 1) / 2)
                    QVERIFY(period.optimum() * moves <= std::max(milliseconds(moves), left));
            }
            // A period that does not end before the game is a clock for the game.
            for (const int moves : {(empties + 1) / 2, 30}) {
                const TimeManager whole = onClock({left, 0ms, 0ms, moves}, empties);
                QCOMPARE(whole.optimum(), budget.optimum());
                QCOMPARE(whole.maximum(), budget.maximum());
            }
        }
    }
    // A hard move near the end that can be solved takes more than a quarter.
    QVERIFY(onClock({10'000ms}, 30).maximum() > 3500ms);
    // An increment comes after the move.
    const TimeManager gaining = onClock({1000ms, 700ms}, 3, 100ms);
    QVERIFY(gaining.maximum() + 100ms <= 900ms);
    // All moves of a game fit into its clock with what each loses beside its search.
    for (const milliseconds overhead : {0ms, 10ms, 100ms}) {
        milliseconds left = 10'000ms;
        for (int empties = 60; empties > 0; empties -= 2)
            left -= onClock({left}, empties, overhead).optimum() + overhead;
        QVERIFY(left > 0ms);
    }
}

void TestTimeManager::shortClocksAreUsed_data()
{
    QTest::addColumn<int>("clock");
    QTest::addColumn<int>("overhead");
    for (const int clock : {1000, 2000, 3000, 5000, 10'000}) {
        for (const int overhead : {0, 10})
            QTest::addRow("%d ms, %d ms a move", clock, overhead) << clock << overhead;
    }
}

/// Of a game whose moves take what is aimed at until it is solved, and five milliseconds then.
void TestTimeManager::shortClocksAreUsed()
{
    QFETCH(int, clock);
    QFETCH(int, overhead);
    milliseconds left(clock);
    for (int empties = 54; empties > 0; empties -= 2) {
        const milliseconds aim = onClock({left}, empties, milliseconds(overhead)).optimum();
        left -= (empties > 16 ? aim : std::min(aim, 5ms)) + milliseconds(overhead);
        QVERIFY(left > 0ms);
    }
    QVERIFY(left < milliseconds(clock) * 15 / 100);
}

void TestTimeManager::lateStopsAreKeptBack()
{
    StopLatency latency;
    latency.add(80ms);
    QVERIFY(latency.expected() == 80ms);
    const ai::Limits limits{.clock = ai::Clock{3000ms}};
    const TimeManager calm(limits, 50, 5);
    const TimeManager loaded(limits, 50, 5, latency.expected());
    QVERIFY(loaded.optimum() < calm.optimum());
    // What is left at the end of the clock allows for a late stop.
    const ai::Limits last{.clock = ai::Clock{200ms, 0ms, 0ms, 1}};
    QVERIFY(TimeManager(last, 50, 5, latency.expected()).maximum() + latency.expected() <= 200ms);
    // A calm machine is believed after a while.
    for (int i = 0; i < 50; ++i)
        latency.add(0ms);
    QVERIFY(latency.expected() < 1ms);
}

void TestTimeManager::fixedTimeKeepsWhatIsLost()
{
    const auto maximum = [](milliseconds time) {
        return TimeManager({.time = time, .overhead = 50ms}, 50, 5).maximum();
    };
    QCOMPARE(maximum(1000ms), 950ms);
    QCOMPARE(maximum(20ms), 10ms);
    QCOMPARE(maximum(1ms), 1ms);
    QCOMPARE(maximum(0ms), 0ms); // no limit
    // So does what a loaded machine is late by, beyond the usual.
    const auto loaded = [](milliseconds time, milliseconds latency) {
        return TimeManager({.time = time, .overhead = 50ms}, 50, 5, latency).maximum();
    };
    const milliseconds usual = std::chrono::duration_cast<milliseconds>(StopLatency::usual);
    QCOMPARE(loaded(1000ms, usual), 950ms);
    QCOMPARE(loaded(1000ms, usual + 40ms), 910ms);
    QCOMPARE(loaded(100ms, usual + 40ms), 50ms);
    // A fixed time holds on a clock as well.
    const TimeManager both({.time = 30ms, .clock = ai::Clock{60'000ms}}, 50, 5);
    QCOMPARE(both.maximum(), 30ms);
    QCOMPARE(both.optimum(), 30ms);
}

void TestTimeManager::incrementIsSpent()
{
    QVERIFY(onClock({1000ms, 2000ms}, 50).optimum() > onClock({1000ms}, 50).optimum());
    // But not before it is there.
    QVERIFY(onClock({1000ms, 60'000ms}, 50).maximum() < 1000ms);
    QVERIFY(onClock({100ms, 0ms, 5000ms}, 50).optimum() > onClock({100ms}, 50).optimum());
}

void TestTimeManager::noIterationBeginsThatCannotEnd()
{
    TimeManager timeManager({.time = 1000ms, .clock = ai::Clock{1h}}, 50, 5);
    QVERIFY(timeManager.shouldStartIteration(0ms, false));
    timeManager.update(1, 0, 100ms);
    timeManager.update(1, 0, 300ms); // 100, then 200 ms: the next takes 400
    QVERIFY(timeManager.shouldStartIteration(300ms, false));
    timeManager.update(1, 0, 700ms); // the next takes 800
    QVERIFY(!timeManager.shouldStartIteration(700ms, false));
    QVERIFY(!timeManager.shouldStartIteration(700ms, true));
}

void TestTimeManager::easyMovesTakeLessTimeThanHardOnes()
{
    const auto after = [](std::uint16_t lastMove, int lastScore, bool toEnd) {
        TimeManager timeManager(aSecond, 50, 5);
        for (int i = 1; i <= 8; ++i)
            timeManager.update(1, 2, i * 80ms);
        timeManager.update(lastMove, lastScore, 720ms);
        return timeManager.shouldStartIteration(720ms, toEnd);
    };
    QVERIFY(!after(1, 2, false)); // the same move for long
    QVERIFY(after(2, 2, false));  // a new one
    QVERIFY(after(1, -2, false)); // a worse one
    QVERIFY(after(1, 2, true));   // the end is near
    TimeManager only(aSecond, 50, 1);
    QVERIFY(only.shouldStartIteration(0ms, false));
    only.update(1, 0, 1ms);
    QVERIFY(!only.shouldStartIteration(1ms, true));
}

void TestTimeManager::onlyMoveIsAnsweredAtOnce()
{
    // Random games until a position has a single move, far from the end.
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
    const ai::SearchResult result = engine.think(game, {.time = 60'000ms, .clock = ai::Clock{1h}});
    QCOMPARE(result.move, game.legalMoves()[0]);
    QCOMPARE(result.depth, 1); // no second iteration, whatever the time
}

void TestTimeManager::confidenceIsReached()
{
    OthelloEngine engine;
    ai::Limits limits;
    limits.depth = 8;
    QCOMPARE(engine.think({}, limits).confidence, 73);
    limits.confidence = 95;
    const ai::SearchResult sure = engine.think({}, limits);
    QCOMPARE(sure.confidence, 95);
    QCOMPARE(sure.depth, 8);
    limits.confidence = 100;
    QCOMPARE(engine.think({}, limits).confidence, 100);
}

// Whole games on fast clocks, with and without increment and byo-yomi, by one search thread and by
// two, among threads that take turns with ours.
void TestTimeManager::clockIsKeptOnALoadedMachine()
{
    if (!support::slow())
        QSKIP("judged by the clock, which a shared machine may stop: in the complete proofs");
    constexpr int goal = 10'000;
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
        const ai::Clock start =
            std::array{ai::Clock{3000ms}, ai::Clock{1500ms, 60ms},
                       ai::Clock{1000ms, 0ms, 0ms, 5}}[static_cast<std::size_t>(number % 3)];
        std::array<ai::Clock, 2> clocks{start, start};
        OthelloEngine &engine = number / 3 % 2 == 0 ? alone : together;
        core::Othello game;
        while (!game.isOver()) {
            const auto legal = game.legalMoves();
            if (game.empties() > 54 || game.mustPass()) {
                game.play(legal[random() % legal.size()]);
                continue;
            }
            ai::Clock &clock = clocks[static_cast<std::size_t>(game.sideToMove())];
            const auto before = std::chrono::steady_clock::now();
            const ai::SearchResult result = engine.think(game, {.clock = clock});
            const auto spent =
                std::chrono::ceil<milliseconds>(std::chrono::steady_clock::now() - before);
            ++moves;
            QVERIFY(game.isLegal(result.move));
            clock.remaining -= spent;
            worst = std::max(worst, -clock.remaining);
            QVERIFY2(clock.remaining >= -20ms,
                     qPrintable(QString("move %1 of game %2 oversteps by %3 ms")
                                    .arg(moves)
                                    .arg(number)
                                    .arg(-clock.remaining.count())));
            // The referee counts from zero, not from a debt.
            clock.remaining = std::max(0ms, clock.remaining) + clock.increment;
            if (clock.movesToGo > 0 && --clock.movesToGo == 0)
                clock = start;
            game.play(result.move);
        }
    }
    qInfo("%d moves; the nearest to the end of a clock: %lld ms left", moves,
          static_cast<long long>(-worst.count()));
}

// Counted in positions, which no other process and no sanitizer changes.
void TestTimeManager::littleIsDoneAfterAStop()
{
    std::uint64_t most = 0;
    OthelloEngine engine;
    for (int depth = 2; depth <= 14; ++depth) {
        engine.clear();
        std::stop_source source;
        std::uint64_t before = 0;
        const auto stopAt = [&](const ai::SearchResult &result) {
            if (result.depth != depth)
                return;
            before = result.nodes;
            source.request_stop();
        };
        const ai::SearchResult result = engine.solve(core::Othello(), source.get_token(), stopAt);
        QVERIFY(core::Othello().isLegal(result.move));
        QVERIFY(result.depth >= depth && !result.exact);
        QVERIFY(before > 0 && result.nodes >= before);
        most = std::max(most, result.nodes - before);
    }
    // The token is read every 4096 positions, which last a millisecond at most.
    QVERIFY2(most <= 5000, qPrintable(QString("%1 positions after a stop").arg(most)));
}

QTEST_APPLESS_MAIN(TestTimeManager)
#include "tst_timemanager.moc"
