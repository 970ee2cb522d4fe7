#include "ai/othello/evaluation/defaultweights.h"
#include "ai/othello/othelloengine.h"
#include "tests/support/positions.h"
#include "tests/support/samples.h"

#include <QTest>

#include <algorithm>
#include <stop_token>
#include <thread>
#include <vector>

using namespace ai::othello;
using ai::Limits;

namespace {

EngineOptions smallOptions()
{
    EngineOptions options;
    options.tableBytes = std::size_t(8) << 20;
    return options;
}

bool sameResult(const ai::SearchResult &a, const ai::SearchResult &b)
{
    return a.move == b.move && *a.value == *b.value && a.exact == b.exact && a.depth == b.depth
           && a.confidence == b.confidence && a.pv == b.pv && a.nodes == b.nodes;
}

} // namespace

/// The facade: what the rest of the program uses of the engine.
class TestOthelloEngine : public QObject
{
    Q_OBJECT

private slots:
    void carriedWeightsAreWhole();
    void damagedWeightsChangeNothing();
    void sameLimitsGiveTheSameSearch_data();
    void sameLimitsGiveTheSameSearch();
    void aSearchCutShortKeepsABetterMove();
    void depthLimitIsReached();
    void scoreOutsideOfEveryWindowIsFound_data();
    void scoreOutsideOfEveryWindowIsFound();
    void nodeLimitIsKept();
    void timeLimitIsKept();
    void noDepthIsFinishedAfterAStop();
    void stoppedBeforehandAnswersALegalMove();
    void finishedGameHasNoMove();
    void forcedPassIsPlayed();
    void expectedLineIsLegal();
    void exactLineLeadsToTheScore();
    void moveValuesAreThoseOfTheirPositions();
    void aPassIsWorthTheBestReply();
    void progressGrowsAndEndsExact();
    void confidenceGrowsToWhatIsAsked_data();
    void confidenceGrowsToWhatIsAsked();
};

void TestOthelloEngine::carriedWeightsAreWhole()
{
    QVERIFY(Weights::fromBytes(defaultWeights()).ok());
    // And an engine begins with them.
    OthelloEngine fresh(smallOptions());
    OthelloEngine given(smallOptions());
    QVERIFY(!given.setWeights(defaultWeights()).has_value());
    Limits limits;
    limits.depth = 8;
    const core::Othello game = support::othelloWithEmpties(40, 1);
    QVERIFY(sameResult(fresh.think(game, limits), given.think(game, limits)));
    QVERIFY(!given.setWeights(Weights::fallback().packed()).has_value());
    fresh.clear();
    QVERIFY(!sameResult(fresh.think(game, limits), given.think(game, limits)));
}

void TestOthelloEngine::damagedWeightsChangeNothing()
{
    OthelloEngine engine(smallOptions());
    Limits limits;
    limits.depth = 8;
    const ai::SearchResult before = engine.think(core::Othello(), limits);
    engine.clear();
    std::vector<std::uint8_t> bytes(defaultWeights().begin(), defaultWeights().end());
    bytes[bytes.size() / 2] ^= 1;
    QVERIFY(engine.setWeights(bytes).has_value());
    QVERIFY(sameResult(engine.think(core::Othello(), limits), before));
}

void TestOthelloEngine::sameLimitsGiveTheSameSearch_data()
{
    QTest::addColumn<int>("empties");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("nodes");
    QTest::newRow("depth") << 40 << 10 << 0;
    QTest::newRow("nodes") << 40 << 0 << 100'000;
    QTest::newRow("to the end") << 16 << 0 << 0;
}

void TestOthelloEngine::sameLimitsGiveTheSameSearch()
{
    QFETCH(int, empties);
    QFETCH(int, depth);
    QFETCH(int, nodes);
    Limits limits;
    limits.depth = depth;
    limits.nodes = static_cast<std::uint64_t>(nodes);
    OthelloEngine engine(smallOptions());
    OthelloEngine other(smallOptions());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const core::Othello game = support::othelloWithEmpties(empties, seed);
        engine.clear();
        const ai::SearchResult first = engine.think(game, limits);
        engine.clear();
        QVERIFY(sameResult(engine.think(game, limits), first));
        other.clear();
        QVERIFY(sameResult(other.think(game, limits), first));
    }
}

void TestOthelloEngine::aSearchCutShortKeepsABetterMove()
{
    OthelloEngine engine(smallOptions());
    int better = 0;
    int confirmed = 0;
    const int games = support::samples(600, 600);
    for (int seed = 1; seed <= games; ++seed) {
        const core::Othello game =
            support::othelloWithEmpties(36, static_cast<std::uint64_t>(seed));
        Limits limits;
        limits.nodes = 20'000;
        engine.clear();
        const ai::SearchResult cut = engine.think(game, limits);
        QVERIFY(game.isLegal(cut.move));
        QCOMPARE(cut.pv.front(), cut.move);

        // The same search, ended where its last finished part did, and once at the next depth.
        const auto atDepth = [&](int depth) {
            Limits whole;
            whole.depth = depth;
            engine.clear();
            return engine.think(game, whole);
        };
        const ai::SearchResult finished = atDepth(cut.depth);
        QCOMPARE(*cut.value, *finished.value);
        if (cut.move == finished.move || cut.depth == boardOf(game).empties())
            continue;
        ++better;
        confirmed += atDepth(cut.depth + 1).move != finished.move ? 1 : 0;
    }
    QVERIFY(better > 0);
    QVERIFY2(confirmed * 4 >= better * 3,
             qPrintable(QString("%1 of %2").arg(confirmed).arg(better)));
}

void TestOthelloEngine::depthLimitIsReached()
{
    OthelloEngine engine(smallOptions());
    for (int depth = 1; depth <= 9; ++depth) {
        Limits limits;
        limits.depth = depth;
        const ai::SearchResult result = engine.think(core::Othello(), limits);
        QCOMPARE(result.depth, depth);
        QVERIFY(!result.exact);
    }
}

void TestOthelloEngine::scoreOutsideOfEveryWindowIsFound_data()
{
    QTest::addColumn<QByteArray>("board");
    QTest::newRow("even") << QByteArray(
        "-------------------X-------XX-----OOOOO-----X-X-----XO---------- X");
    QTest::newRow("better") << QByteArray(
        "--------------------O-----XOXX----OXXX------OO------O----------- X");
}

/// With these weights the window's two sides once gave the search to each other without end.
void TestOthelloEngine::scoreOutsideOfEveryWindowIsFound()
{
    QFETCH(QByteArray, board);
    const auto game = core::Othello::parse(board.toStdString());
    QVERIFY(game.ok());
    EngineOptions options;
    options.tableBytes = std::size_t(4) << 20;
    OthelloEngine engine(options);
    Limits limits;
    limits.nodes = 20'000'000; // a hundred times what is needed
    for (const int depth : {8, 12}) {
        limits.depth = depth;
        QCOMPARE(engine.think(*game, limits).depth, depth);
    }
}

void TestOthelloEngine::nodeLimitIsKept()
{
    OthelloEngine engine(smallOptions());
    Limits limits;
    limits.nodes = 200'000;
    const ai::SearchResult result = engine.think(core::Othello(), limits);
    QVERIFY(core::Othello().isLegal(result.move));
    QVERIFY(result.nodes < limits.nodes + 1000);
}

void TestOthelloEngine::timeLimitIsKept()
{
    OthelloEngine engine(smallOptions());
    Limits limits;
    limits.time = std::chrono::milliseconds(1);
    const ai::SearchResult result = engine.think(core::Othello(), limits);
    QVERIFY(core::Othello().isLegal(result.move));
    QVERIFY(!result.exact);
    // Judged by the positions, not by the clock: no processor visits one in a nanosecond, and a
    // busy machine fewer still. A second would be many more.
    QVERIFY2(result.nodes < 1'000'000, qPrintable(QString::number(result.nodes)));
    QVERIFY(result.nodes > 0);
}

void TestOthelloEngine::noDepthIsFinishedAfterAStop()
{
    OthelloEngine engine(smallOptions());
    std::stop_source source;
    std::vector<int> depths;
    const core::Othello game = support::othelloWithEmpties(34, 1);
    const auto stopSoon = [&](const ai::SearchResult &result) {
        depths.push_back(result.depth);
        if (result.depth >= 10)
            source.request_stop();
    };
    const ai::SearchResult result = engine.solve(game, source.get_token(), stopSoon);
    QVERIFY(source.stop_requested());
    QVERIFY(game.isLegal(result.move));
    QVERIFY(!result.exact);
    // The first depth from 10 is the last that was reported, and the answer's.
    QCOMPARE(std::count_if(depths.begin(), depths.end(), [](int depth) { return depth >= 10; }),
             std::ptrdiff_t(1));
    QCOMPARE(result.depth, depths.back());
}

void TestOthelloEngine::stoppedBeforehandAnswersALegalMove()
{
    OthelloEngine engine(smallOptions());
    std::stop_source source;
    source.request_stop();
    const ai::SearchResult result = engine.solve(core::Othello(), source.get_token());
    QVERIFY(core::Othello().isLegal(result.move));
    QVERIFY(!result.exact);
}

void TestOthelloEngine::finishedGameHasNoMove()
{
    OthelloEngine engine(smallOptions());
    const auto game = core::Othello::parse(std::string(63, 'X').append("- O"));
    const ai::SearchResult result = engine.solve(*game);
    QCOMPARE(result.move, core::Move::none());
    QCOMPARE(*result.value, -64);
    QVERIFY(result.exact);
}

void TestOthelloEngine::forcedPassIsPlayed()
{
    OthelloEngine engine(smallOptions());
    support::RandomOthello random(3);
    core::Othello game = random.next();
    while (!game.mustPass() || game.empties() > 10)
        game = random.next();
    const ai::SearchResult result = engine.solve(game);
    QCOMPARE(result.move, core::Othello::pass);
    QCOMPARE(*result.value, -*engine.solve(core::after(game, core::Othello::pass)).value);
}

void TestOthelloEngine::expectedLineIsLegal()
{
    OthelloEngine engine(smallOptions());
    Limits limits;
    limits.depth = 8;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        core::Othello game = support::othelloWithEmpties(30, seed);
        const ai::SearchResult result = engine.think(game, limits);
        QVERIFY(!result.pv.empty());
        QCOMPARE(result.pv.front(), result.move);
        for (const core::Move move : result.pv) {
            QVERIFY(game.isLegal(move));
            game.play(move);
        }
    }
}

// Each move of an exact line keeps the score; searched by fresh engines.
void TestOthelloEngine::exactLineLeadsToTheScore()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        core::Othello game = support::othelloWithEmpties(14, seed);
        OthelloEngine engine(smallOptions());
        const ai::SearchResult result = engine.solve(game);
        int score = *result.value;
        for (const core::Move move : result.pv) {
            game.play(move);
            score = -score;
            OthelloEngine fresh(smallOptions());
            QCOMPARE(*fresh.solve(game).value, score);
        }
    }
}

void TestOthelloEngine::moveValuesAreThoseOfTheirPositions()
{
    OthelloEngine engine(smallOptions());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const core::Othello game = support::othelloWithEmpties(12, seed);
        const auto values = engine.analyze(game, {});
        QCOMPARE(values.size(), game.legalMoves().size());
        for (const ai::AnalyzedMove &value : values) {
            OthelloEngine fresh(smallOptions());
            QCOMPARE(value.value, -*fresh.solve(core::after(game, value.move)).value);
            QVERIFY(value.exact);
        }
        QCOMPARE(values.front().value, *engine.solve(game).value);
    }
}

void TestOthelloEngine::aPassIsWorthTheBestReply()
{
    support::RandomOthello positions(4);
    Limits limits;
    limits.depth = 6;
    for (int passes = 0; passes < 5;) {
        const core::Othello game = positions.next();
        if (game.isOver() || !game.mustPass())
            continue;
        ++passes;
        OthelloEngine engine(smallOptions());
        const auto values = engine.analyze(game, limits);
        engine.clear();
        const auto replies = engine.analyze(core::after(game, core::Othello::pass), limits);
        QCOMPARE(values.size(), std::size_t(1));
        QVERIFY(values.front().move == core::Othello::pass);
        QCOMPARE(values.front().value, -replies.front().value);
        QCOMPARE(values.front().exact, replies.front().exact);
        QCOMPARE(values.front().depth, replies.front().depth);
    }
}

void TestOthelloEngine::progressGrowsAndEndsExact()
{
    OthelloEngine engine(smallOptions());
    std::vector<ai::SearchResult> seen;
    const ai::SearchResult result =
        engine.solve(support::othelloWithEmpties(18, 1), {},
                     [&](const ai::SearchResult &f) { seen.push_back(f); });
    QVERIFY(seen.size() > 5);
    for (std::size_t i = 1; i < seen.size(); ++i) {
        QVERIFY(seen[i].depth > seen[i - 1].depth || seen[i].confidence > seen[i - 1].confidence);
        QVERIFY(seen[i].nodes > seen[i - 1].nodes);
    }
    QVERIFY(seen.back().exact && sameResult(seen.back(), result));
}

void TestOthelloEngine::confidenceGrowsToWhatIsAsked_data()
{
    QTest::addColumn<int>("empties");
    QTest::addColumn<int>("asked");
    QTest::addColumn<QList<int>>("confidences");
    QTest::newRow("exact") << 18 << 0 << QList<int>{73, 95, 100};
    QTest::newRow("less than the next") << 18 << 87 << QList<int>{73, 87};
    QTest::newRow("more than the next") << 18 << 98 << QList<int>{73, 95, 98};
    QTest::newRow("long") << 27 << 90 << QList<int>{73, 87, 95};
}

/// Of the searches to the end.
void TestOthelloEngine::confidenceGrowsToWhatIsAsked()
{
    QFETCH(int, empties);
    QFETCH(int, asked);
    QFETCH(QList<int>, confidences);
    OthelloEngine engine(smallOptions());
    Limits limits;
    limits.confidence = asked;
    QList<int> reached;
    const auto record = [&](const ai::SearchResult &result) {
        if (result.depth == empties)
            reached.append(result.confidence);
    };
    engine.think(support::othelloWithEmpties(empties, 1), limits, {}, record);
    QCOMPARE(reached, confidences);
}

QTEST_APPLESS_MAIN(TestOthelloEngine)
#include "tst_othelloengine.moc"
