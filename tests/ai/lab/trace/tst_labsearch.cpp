#include "tests/support/lab/replay.h"
#include "tests/support/lab/traced.h"

#include <QTest>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::MoveOrder;
using ai::lab::NodeId;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using core::Othello;
using core::Side;
using core::TicTacToe;
using support::traced;

/// The searches of the Lab: their values, limits and estimates.
class TestLabSearch : public QObject
{
    Q_OBJECT

private slots:
    void randomTreesAreWorthThePlainValue();
    void rootValuesAreExact();
    void aTracePastItsLimitKeepsCounting();
    void aSubtreeSearchedAgainIsTheSame();
    void theWholeTreeFitsIntoTheTrace();
    void tooLargeSearchesAreForeseen();
    void aStoppedSearchEndsItsTrace();
};

void TestLabSearch::randomTreesAreWorthThePlainValue()
{
    ai::Random random(2);
    for (int i = 0; i < 500; ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 6;
        shape.minWidth = 1;
        shape.range = i % 3 == 0 ? 3 : 60;
        const TextTree tree =
            TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random);
        const int plain = traced({tree, Algorithm::Plain}).trace->nodes().front().value;
        for (const Algorithm algorithm : {Algorithm::AlphaBetaFresh, Algorithm::AlphaBetaShared}) {
            for (const MoveOrder order : {MoveOrder::Given, MoveOrder::Reversed})
                QCOMPARE(traced({tree, algorithm, 0, order}).trace->nodes().front().value, plain);
        }
    }
}

/// Whatever the algorithm cuts, and in whatever order.
void TestLabSearch::rootValuesAreExact()
{
    ai::Random random(6);
    std::vector<SearchSetup> setups{{*TicTacToe::parse("XX--X-OO- O")},
                                    {*TicTacToe::parse("X---O---- X")},
                                    {*core::Nim::parse("2-3 normal")}};
    for (int i = 0; i < 40; ++i)
        setups.push_back({TextTree::random({}, i % 2 == 0 ? Side::First : Side::Second, random)});
    for (SearchSetup setup : setups) {
        setup.algorithm = Algorithm::Plain;
        const TracedSearch plain = traced(setup);
        for (const Algorithm algorithm :
             {Algorithm::AlphaBetaShared, Algorithm::Killers, Algorithm::Plain}) {
            if (!supports(setup.root, algorithm))
                continue;
            setup.algorithm = algorithm;
            setup.failHard = !setup.failHard;
            SearchControl control;
            const auto values = rootValues(setup, control);
            QCOMPARE(values.size(), legalMoves(setup.root).size());
            for (const ai::ScoredMove &one : values) {
                const NodeId child = plain.trace->find({one.move});
                QCOMPARE(one.value, plain.trace->nodes()[child].value);
            }
        }
    }
}

void TestLabSearch::aTracePastItsLimitKeepsCounting()
{
    const SearchSetup setup{TicTacToe(), Algorithm::Plain};
    ai::lab::TraceOptions options = ai::lab::traceOptions(setup);
    options.eventLimit = 10'000;
    SearchControl control;
    const TracedSearch search = ai::lab::traceSearch(setup, options, control);
    QVERIFY(!search.trace->complete());
    QVERIFY(search.trace->stepCount() <= 2 * options.eventLimit + 100);
    QCOMPARE(quint64(search.trace->counters().calls()), quint64(549'946));
    QCOMPARE(search.trace->nodes().front().value, 0);
    // The tree near the root is whole: the root, its nine moves and their 72 replies.
    int near = 0;
    for (const auto &node : search.trace->nodes())
        near += node.ply <= 2 ? 1 : 0;
    QCOMPARE(near, 1 + 9 + 72);
}

void TestLabSearch::aSubtreeSearchedAgainIsTheSame()
{
    const SearchSetup setup{TicTacToe(), Algorithm::AlphaBetaShared};
    const TracedSearch whole = traced(setup);
    const Trace &trace = *whole.trace;
    for (NodeId id = 1; id < trace.nodeCount(); id += 101) {
        const auto &node = trace.nodes()[id];
        const auto &window = trace.events()[node.enter];
        SearchControl control;
        const TracedSearch again =
            ai::lab::traceSubtree(setup, trace.path(id), window.a, window.b, control);
        QCOMPARE(again.trace->stepCount(), node.leave - node.enter + 1);
        for (std::uint32_t i = 0; i < again.trace->stepCount(); ++i)
            QVERIFY(again.trace->events()[i] == trace.events()[node.enter + i]);
        const support::Replay replay = support::replay(again);
        QVERIFY2(replay.problem.empty(), replay.problem.c_str());
    }
}

/// Generous bounds, for slow machines and sanitizers; the benchmark prints the figures.
void TestLabSearch::theWholeTreeFitsIntoTheTrace()
{
    const TracedSearch search = traced({TicTacToe(), Algorithm::Plain});
    QVERIFY(search.trace->complete());
    QCOMPARE(search.trace->stepCount(), 2'199'782u);
    QVERIFY(search.trace->memory() < 100'000'000);
    QCOMPARE(search.trace->nodeCount(), 549'946u);
}

void TestLabSearch::tooLargeSearchesAreForeseen()
{
    const auto whole = ai::lab::estimate({TicTacToe(), Algorithm::Plain});
    QVERIFY(whole.expected > 200'000 && whole.expected < 1'500'000);
    QVERIFY(ai::lab::estimate({Othello(), Algorithm::Plain, 12}).expected > ai::lab::nodeBudget);
    QVERIFY(ai::lab::estimate({Othello(), Algorithm::AlphaBetaShared, 6}).expected
            < ai::lab::nodeBudget);
}

void TestLabSearch::aStoppedSearchEndsItsTrace()
{
    const SearchSetup setup{TicTacToe(), Algorithm::Plain};
    SearchControl control(ai::Limits{.nodes = 5000});
    const TracedSearch search = ai::lab::traceSearch(setup, control);
    QVERIFY(search.cancelled);
    QVERIFY(!search.trace->complete());
    for (const auto &node : search.trace->nodes())
        QVERIFY(node.leave > node.enter && node.leave < search.trace->stepCount());
}

QTEST_APPLESS_MAIN(TestLabSearch)
#include "tst_labsearch.moc"
