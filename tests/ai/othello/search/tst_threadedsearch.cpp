#include "ai/othello/othelloengine.h"
#include "tests/support/positions.h"

#include <QTest>

#include <random>
#include <thread>

using namespace ai::othello;
using ai::Limits;

namespace {

/// More than processors, so that each place where a thread waits for another is reached.
constexpr int maxThreads = 4;

EngineOptions optionsFor(int threads)
{
    EngineOptions options;
    options.tableBytes = std::size_t(8) << 20;
    options.threads = threads;
    return options;
}

} // namespace

/// Searches by several threads: right, and over when they should be.
class TestThreadedSearch : public QObject
{
    Q_OBJECT

private slots:
    void allNumbersOfThreadsProveTheSame();
    void midgameEndsAtItsDepth();
    void stopIsAnsweredAtAnyMoment();
    void limitsHoldForAllThreadsTogether();
    void moveValuesAreThoseOfOneThread();
};

void TestThreadedSearch::allNumbersOfThreadsProveTheSame()
{
    // Three squares more than the fewest at which nodes are split.
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const core::Othello game = support::othelloWithEmpties(17, seed);
        OthelloEngine alone(optionsFor(1));
        const ai::SearchResult expected = alone.solve(game);
        for (int threads = 2; threads <= maxThreads; ++threads) {
            OthelloEngine engine(optionsFor(threads));
            const ai::SearchResult result = engine.solve(game);
            QVERIFY(result.exact);
            QCOMPARE(*result.value, *expected.value);
            // The best move may be another one, but must keep the score.
            OthelloEngine fresh(optionsFor(1));
            QCOMPARE(-*fresh.solve(core::after(game, result.move)).value, *expected.value);
        }
    }
}

void TestThreadedSearch::midgameEndsAtItsDepth()
{
    OthelloEngine engine(optionsFor(maxThreads));
    Limits limits;
    limits.depth = 12;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const core::Othello game = support::othelloWithEmpties(36, seed);
        const ai::SearchResult result = engine.think(game, limits);
        QCOMPARE(result.depth, limits.depth);
        QVERIFY(game.isLegal(result.move));
    }
}

void TestThreadedSearch::stopIsAnsweredAtAnyMoment()
{
    OthelloEngine engine(optionsFor(maxThreads));
    std::mt19937 random(4);
    for (int i = 0; i < 40; ++i) {
        const core::Othello game =
            support::othelloWithEmpties(17 + i % 20, static_cast<std::uint64_t>(i));
        std::stop_source source;
        const auto turns = static_cast<std::uint32_t>(random() % 10'000'000); // some 10 ms
        std::jthread stopper([&] {
            for (volatile std::uint32_t turn = turns; turn > 0;)
                turn = turn - 1;
            source.request_stop();
        });
        const ai::SearchResult result = engine.solve(game, source.get_token());
        QVERIFY(game.isLegal(result.move));
    }
}

void TestThreadedSearch::limitsHoldForAllThreadsTogether()
{
    OthelloEngine engine(optionsFor(maxThreads));
    Limits limits;
    limits.nodes = 100'000;
    for (int empties = 20; empties <= 50; empties += 5) {
        const ai::SearchResult result =
            engine.think(support::othelloWithEmpties(empties, 1), limits);
        QVERIFY(result.nodes < limits.nodes + maxThreads * 1000u);
    }
}

void TestThreadedSearch::moveValuesAreThoseOfOneThread()
{
    const core::Othello game = support::othelloWithEmpties(17, 2);
    OthelloEngine alone(optionsFor(1));
    OthelloEngine engine(optionsFor(maxThreads));
    const auto expected = alone.analyze(game, {});
    const auto values = engine.analyze(game, {});
    QCOMPARE(values.size(), expected.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        QVERIFY(values[i].exact);
        QCOMPARE(values[i].value, expected[i].value);
    }
}

QTEST_APPLESS_MAIN(TestThreadedSearch)
#include "tst_threadedsearch.moc"
