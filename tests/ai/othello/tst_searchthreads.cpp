#include "ai/othello/othelloengine.h"
#include "tests/support/positions.h"

#include <QTest>

#include <random>
#include <thread>

using namespace ai::othello;
using ai::Limits;

namespace {

/// More than processors, so that each place where a thread waits for another is reached.
constexpr int mostThreads = 4;

EngineOptions optionsFor(int threads)
{
    EngineOptions options;
    options.tableBytes = std::size_t(8) << 20;
    options.threads = threads;
    return options;
}

core::Othello positionWith(int empties, std::uint64_t seed)
{
    support::RandomOthello random(seed);
    return random.withEmpties(empties);
}

} // namespace

/// Searches by several threads: right, and over when they should be.
class TestSearchThreads : public QObject
{
    Q_OBJECT

private slots:
    void allNumbersOfThreadsProveTheSame();
    void midgameEndsAtItsDepth();
    void stopIsAnsweredAtAnyMoment();
    void limitsHoldForAllThreadsTogether();
    void moveValuesAreThoseOfOneThread();
};

void TestSearchThreads::allNumbersOfThreadsProveTheSame()
{
    // The least number of empties at which nodes are split, and one more.
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const core::Othello game = positionWith(17, seed);
        OthelloEngine alone(optionsFor(1));
        const Finding expected = alone.solve(game);
        for (int threads = 2; threads <= mostThreads; ++threads) {
            OthelloEngine engine(optionsFor(threads));
            const Finding finding = engine.solve(game);
            QVERIFY(finding.exact);
            QCOMPARE(finding.score, expected.score);
            // The best move may be another one, but must keep the score.
            OthelloEngine fresh(optionsFor(1));
            QCOMPARE(-fresh.solve(core::after(game, finding.move)).score, expected.score);
        }
    }
}

void TestSearchThreads::midgameEndsAtItsDepth()
{
    OthelloEngine engine(optionsFor(mostThreads));
    Limits limits;
    limits.depth = 12;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const core::Othello game = positionWith(36, seed);
        const Finding finding = engine.think(game, limits);
        QCOMPARE(finding.depth, limits.depth);
        QVERIFY(game.isLegal(finding.move));
    }
}

void TestSearchThreads::stopIsAnsweredAtAnyMoment()
{
    OthelloEngine engine(optionsFor(mostThreads));
    std::mt19937 random(4);
    for (int i = 0; i < 40; ++i) {
        const core::Othello game = positionWith(17 + i % 20, static_cast<std::uint64_t>(i));
        std::stop_source source;
        const auto wait = std::chrono::microseconds(random() % 20'000);
        std::jthread stopper([&] {
            std::this_thread::sleep_for(wait);
            source.request_stop();
        });
        const Finding finding = engine.solve(game, source.get_token());
        QVERIFY(game.isLegal(finding.move));
    }
}

void TestSearchThreads::limitsHoldForAllThreadsTogether()
{
    OthelloEngine engine(optionsFor(mostThreads));
    Limits limits;
    limits.nodes = 100'000;
    for (int empties = 20; empties <= 50; empties += 5) {
        const Finding finding = engine.think(positionWith(empties, 1), limits);
        QVERIFY(finding.nodes < limits.nodes + mostThreads * 1000u);
    }
}

void TestSearchThreads::moveValuesAreThoseOfOneThread()
{
    const core::Othello game = positionWith(17, 2);
    OthelloEngine alone(optionsFor(1));
    OthelloEngine engine(optionsFor(mostThreads));
    const auto expected = alone.analyse(game, {});
    const auto values = engine.analyse(game, {});
    QCOMPARE(values.size(), expected.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        QVERIFY(values[i].exact);
        QCOMPARE(values[i].score, expected[i].score);
    }
}

QTEST_APPLESS_MAIN(TestSearchThreads)
#include "tst_searchthreads.moc"
