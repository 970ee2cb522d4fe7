#include "ai/othello/othelloengine.h"
#include "tests/support/positions.h"
#include "tests/support/solver.h"

#include <QTest>

using namespace ai::othello;
using core::Move;
using core::Othello;

/// The engine in Reverse Othello, in which the fewest discs win. Plain minimax over the rules says
/// what is right.
class TestReverseSearch : public QObject
{
    Q_OBJECT

private slots:
    void endingsAreExact_data();
    void endingsAreExact();
    void everyMoveHasItsValue();
    void reversedTwiceIsTheUsualGame();
    void depthLimitIsKept();
    void nodeLimitIsKept();
    void sameLimitsGiveTheSameSearch();
    void theOtherRuleLeavesNoTrace();
    void stoppedBeforehandAnswersALegalMove();
    void aPassIsWorthTheBestReply();
    void expectedLineIsLegal();
    void deeperSearchBeatsAShallowOne();
};

namespace {

EngineOptions smallTable()
{
    EngineOptions options;
    options.tableBytes = std::size_t(4) << 20;
    return options;
}

Othello reversed(const Othello &game)
{
    return game.withRule(Othello::Rule::Fewest);
}

Othello reversePosition(int empties, std::uint64_t seed)
{
    return reversed(support::othelloWithEmpties(empties, seed));
}

int valueOf(const Othello &game)
{
    support::Solver<Othello> solver;
    return solver.valueToMover(game);
}

bool isSame(const ai::SearchResult &a, const ai::SearchResult &b)
{
    return a.move == b.move && a.value == b.value && a.exact == b.exact && a.depth == b.depth
           && a.pv == b.pv && a.nodes == b.nodes;
}

/// A game between two depths, the score to the deeper one.
int scoreOfDeeper(OthelloEngine &engine, Othello game, int deep, int shallow, core::Side deepSide)
{
    while (!game.isOver()) {
        ai::Limits limits;
        limits.depth = game.sideToMove() == deepSide ? deep : shallow;
        game.play(engine.think(game, limits).move);
    }
    return deepSide == core::Side::First ? game.score() : -game.score();
}

} // namespace

void TestReverseSearch::endingsAreExact_data()
{
    QTest::addColumn<int>("empties");
    for (int empties = 1; empties <= 10; ++empties)
        QTest::addRow("%d empty", empties) << empties;
}

void TestReverseSearch::endingsAreExact()
{
    QFETCH(int, empties);
    OthelloEngine engine(smallTable());
    for (std::uint64_t seed = 1; seed <= (empties < 9 ? 20u : 4u); ++seed) {
        const Othello game = reversePosition(empties, seed);
        const ai::SearchResult found = engine.solve(game);
        QVERIFY(found.exact);
        QCOMPARE(*found.value, valueOf(game));
        QCOMPARE(-valueOf(core::after(game, found.move)), *found.value);
    }
}

void TestReverseSearch::everyMoveHasItsValue()
{
    OthelloEngine engine(smallTable());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Othello game = reversePosition(7, 100 + seed);
        const std::vector<ai::AnalyzedMove> values = engine.analyze(game, {});
        QCOMPARE(values.size(), game.legalMoves().size());
        for (const ai::AnalyzedMove &value : values) {
            QVERIFY(value.exact);
            QCOMPARE(value.value, -valueOf(core::after(game, value.move)));
        }
        QVERIFY(std::is_sorted(values.begin(), values.end(),
                               [](const auto &a, const auto &b) { return a.value > b.value; }));
    }
}

// Minimax by the rule, with the sign of the end turned once more, is the usual one.
void TestReverseSearch::reversedTwiceIsTheUsualGame()
{
    OthelloEngine engine(smallTable());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Othello game = reversePosition(8, 200 + seed);
        const Othello usual = game.withRule(Othello::Rule::Most);
        QVERIFY(reversed(usual) == game);
        QVERIFY(!(usual == game));
        QCOMPARE(*engine.solve(usual).value, valueOf(usual));
        Othello end = game;
        while (!end.isOver())
            end.play(end.legalMoves()[0]);
        QCOMPARE(end.score(), -end.withRule(Othello::Rule::Most).score());
    }
}

void TestReverseSearch::depthLimitIsKept()
{
    OthelloEngine engine(smallTable());
    ai::Limits limits;
    limits.depth = 4;
    const ai::SearchResult found = engine.think(reversePosition(40, 3), limits);
    QCOMPARE(found.depth, 4);
    QVERIFY(!found.exact);
    QVERIFY(*found.value > -64 && *found.value < 64);
    QVERIFY(engine.think(reversePosition(4, 3), limits).exact);
}

void TestReverseSearch::nodeLimitIsKept()
{
    OthelloEngine engine(smallTable());
    ai::Limits limits;
    limits.nodes = 20'000;
    const ai::SearchResult found = engine.think(reversePosition(40, 4), limits);
    QVERIFY(found.nodes <= limits.nodes);
    QVERIFY(found.value && found.depth > 1);
}

void TestReverseSearch::sameLimitsGiveTheSameSearch()
{
    ai::Limits limits;
    limits.nodes = 30'000;
    const Othello game = reversePosition(30, 5);
    OthelloEngine engine(smallTable());
    const ai::SearchResult first = engine.think(game, limits);
    engine.clear();
    QVERIFY(isSame(engine.think(game, limits), first));
}

// Both rules share the table.
void TestReverseSearch::theOtherRuleLeavesNoTrace()
{
    OthelloEngine engine(smallTable());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Othello game = reversePosition(8, 300 + seed);
        const Othello usual = game.withRule(Othello::Rule::Most);
        for (const Othello &one : {game, usual, game})
            QCOMPARE(*engine.solve(one).value, valueOf(one));
    }
}

void TestReverseSearch::stoppedBeforehandAnswersALegalMove()
{
    std::stop_source stop;
    stop.request_stop();
    OthelloEngine engine(smallTable());
    const Othello game = reversePosition(40, 6);
    QVERIFY(game.isLegal(engine.think(game, {}, stop.get_token()).move));
}

void TestReverseSearch::aPassIsWorthTheBestReply()
{
    support::RandomOthello random(7);
    Othello game;
    while (!game.mustPass() || game.empties() > 9)
        game = random.next();
    game = reversed(game);
    OthelloEngine engine(smallTable());
    const ai::SearchResult found = engine.solve(game);
    QVERIFY(found.move == Othello::pass);
    QCOMPARE(*found.value, valueOf(game));
    QCOMPARE(engine.analyze(game, {}).front().value, valueOf(game));
}

void TestReverseSearch::expectedLineIsLegal()
{
    OthelloEngine engine(smallTable());
    ai::Limits limits;
    limits.depth = 6;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Othello game = reversePosition(int(10 + seed), 400 + seed);
        const ai::SearchResult found = engine.think(game, limits);
        QVERIFY(!found.pv.empty() && found.pv.front() == found.move);
        for (const Move move : found.pv) {
            QVERIFY(game.isLegal(move));
            game.play(move);
        }
    }
}

// The evaluation leads the right way.
void TestReverseSearch::deeperSearchBeatsAShallowOne()
{
    OthelloEngine engine(smallTable());
    int won = 0;
    int played = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (const core::Side side : {core::Side::First, core::Side::Second}) {
            won += scoreOfDeeper(engine, reversePosition(54, 500 + seed), 4, 1, side) > 0;
            ++played;
        }
    }
    QVERIFY2(won * 4 > played * 3, qPrintable(QString("%1 of %2").arg(won).arg(played)));
}

QTEST_APPLESS_MAIN(TestReverseSearch)
#include "tst_reversesearch.moc"
