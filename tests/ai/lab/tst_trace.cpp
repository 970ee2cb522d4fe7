#include "ai/lab/library.h"
#include "ai/lab/replay.h"
#include "tests/support/randomplay.h"

#include <QTest>

#include <chrono>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::EventKind;
using ai::lab::LabPosition;
using ai::lab::MoveOrder;
using ai::lab::NodeId;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;

namespace {

TracedSearch traced(const SearchSetup &setup)
{
    SearchControl control;
    return traceSearch(setup, control);
}

/// Whoever watches, the search is the same; and the trace, followed from its leaves alone, gives
/// back every value, window, cut and count.
void checkSetup(const SearchSetup &setup)
{
    SearchControl countControl;
    SearchControl nullControl;
    const TracedSearch search = traced(setup);
    const auto counted = ai::lab::countSearch(setup, countControl);
    const auto unwatched = ai::lab::unwatchedSearch(setup, nullControl);
    QCOMPARE(search.rootMoves.size(), unwatched.rootMoves.size());
    for (std::size_t i = 0; i < unwatched.rootMoves.size(); ++i) {
        QCOMPARE(search.rootMoves[i].move, unwatched.rootMoves[i].move);
        QCOMPARE(search.rootMoves[i].value, unwatched.rootMoves[i].value);
        QCOMPARE(counted.rootMoves[i].value, unwatched.rootMoves[i].value);
    }
    QCOMPARE(counted.best, unwatched.best);
    const Trace &trace = *search.trace;
    QVERIFY(trace.complete());
    QCOMPARE(trace.nodes().front().value, unwatched.value);

    const ai::lab::Replay replay = ai::lab::replay(search);
    QVERIFY2(replay.problem.empty(), replay.problem.c_str());
    for (const ai::CountingObserver &live : {trace.counters(), counted.counters}) {
        QCOMPARE(quint64(replay.calls), quint64(live.calls()));
        QCOMPARE(quint64(replay.leaves), quint64(live.leaves()));
        QCOMPARE(quint64(replay.cuts), quint64(live.cuts()));
        QCOMPARE(quint64(replay.cutBranches), quint64(live.cutBranches()));
    }
}

void checkAllAlgorithms(const LabPosition &root, int depth, MoveOrder order)
{
    for (const Algorithm algorithm : ai::lab::allAlgorithms) {
        if (!supports(root, algorithm))
            continue;
        const bool bounded = depth > 0 || !ai::lab::needsDepth(algorithm);
        checkSetup({root, algorithm, bounded ? depth : 3, order});
        if (QTest::currentTestFailed())
            return;
    }
}

/// What Trace::state() says must be what the events up to the step say, told one by one.
void checkStates(const Trace &trace, std::uint32_t step)
{
    std::vector<Trace::State> told(trace.nodeCount());
    for (std::uint32_t i = 0; i < step; ++i) {
        const auto &event = trace.events()[i];
        const NodeId node = trace.nodeOf(i);
        switch (event.kind) {
        case EventKind::Enter:
            told[node].status = Trace::Status::Open;
            [[fallthrough]];
        case EventKind::Window:
            told[node].alpha = event.a;
            told[node].beta = event.b;
            break;
        case EventKind::Leaf:
        case EventKind::Leave:
            told[node].status = Trace::Status::Done;
            told[node].value = event.a;
            break;
        case EventKind::Cut:
            told[node].cut = true;
            break;
        case EventKind::Child:
            break;
        }
    }
    for (NodeId node = 0; node < trace.nodeCount(); ++node) {
        const Trace::State state = trace.state(node, step);
        QCOMPARE(int(state.status), int(told[node].status));
        if (state.status == Trace::Status::NotYet)
            continue;
        QCOMPARE(state.alpha, told[node].alpha);
        QCOMPARE(state.beta, told[node].beta);
        QCOMPARE(state.cut, told[node].cut);
        if (state.status == Trace::Status::Done)
            QCOMPARE(state.value, told[node].value);
    }
}

} // namespace

/// The trace is the search: made by the template that plays, equal whoever watches, and following
/// from its leaves.
class TestTrace : public QObject
{
    Q_OBJECT

private slots:
    void everyExhibitReplays();
    void randomTreesReplay();
    void randomTreesAreWorthThePlainValue();
    void gamesReplay();
    void anyStepIsWhatTheEventsSay();
    void boundsHoldForTheTrueValue();
    void damagedTracesAreNotBelieved();
    void aTracePastItsLimitKeepsCounting();
    void aSubtreeLookedAtAgainIsTheSame();
    void theWholeTreeIsTracedQuickly();
    void tooLargeSearchesAreForeseen();
    void aStoppedSearchEndsItsTrace();
};

void TestTrace::everyExhibitReplays()
{
    for (const ai::lab::Exhibit &exhibit : ai::lab::library()) {
        // The largest are the same searches with more of the same.
        if (exhibit.key == "report-waste" || exhibit.key == "nim-plain")
            continue;
        checkSetup(exhibit.setup);
        QVERIFY2(!QTest::currentTestFailed(), exhibit.key.data());
    }
}

void TestTrace::randomTreesReplay()
{
    ai::Random random(1);
    for (int i = 0; i < 150; ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 6;
        shape.leastWidth = 1;
        shape.mostWidth = shape.depth > 4 ? 3 : 5;
        shape.range = i % 3 == 0 ? 2 : 50;
        const TextTree tree =
            TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random);
        checkAllAlgorithms(tree, i % 4 == 0 ? 2 : 0,
                           i % 5 == 0 ? MoveOrder::Reversed : MoveOrder::Given);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestTrace::randomTreesAreWorthThePlainValue()
{
    ai::Random random(2);
    for (int i = 0; i < 500; ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 6;
        shape.leastWidth = 1;
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

void TestTrace::gamesReplay()
{
    support::Random random(3);
    for (int i = 0; i < 12; ++i) {
        const TicTacToe board = support::afterRandomMoves(TicTacToe(), 3 + i % 3, random);
        if (!board.isOver()) {
            for (const MoveOrder order : {MoveOrder::Given, MoveOrder::Centre, MoveOrder::Corners,
                                          MoveOrder::Edges, MoveOrder::Reversed})
                checkAllAlgorithms(board, i % 3, order);
        }
        const Othello othello = support::afterRandomMoves(Othello(), 4 * i, random);
        if (!othello.isOver()) {
            checkAllAlgorithms(othello, 1 + i % 3, MoveOrder::Given);
            checkAllAlgorithms(othello, 1 + i % 3, MoveOrder::Replies);
        }
        const Nim nim = support::afterRandomMoves(*Nim::parse("3-4-5 normal"), 2 + i % 2, random);
        if (!nim.isOver())
            checkAllAlgorithms(nim, i % 3 == 0 ? 3 : 0, MoveOrder::Given);
        if (QTest::currentTestFailed())
            return;
    }
    SearchSetup own{TicTacToe(), Algorithm::AlphaBetaShared, 0, MoveOrder::Own};
    for (const int square : {4, 0, 2, 6, 8, 1, 3, 5, 7})
        own.preferred.push_back(Move(static_cast<std::uint16_t>(square)));
    checkSetup(own);
    QCOMPARE(quint64(traced(own).trace->counters().calls()), quint64(7275));
}

void TestTrace::anyStepIsWhatTheEventsSay()
{
    ai::Random random(4);
    for (int i = 0; i < 12; ++i) {
        TextTree::Shape shape;
        shape.depth = 3;
        const TextTree tree =
            TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random);
        for (const Algorithm algorithm :
             {Algorithm::Plain, Algorithm::AlphaBetaFresh, Algorithm::AlphaBetaShared}) {
            const TracedSearch search = traced({tree, algorithm});
            for (std::uint32_t step = 0; step <= search.trace->stepCount(); ++step)
                checkStates(*search.trace, step);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestTrace::boundsHoldForTheTrueValue()
{
    ai::Random random(5);
    int bounds = 0;
    for (int i = 0; i < 300; ++i) {
        TextTree::Shape shape;
        shape.depth = 4;
        const TextTree tree =
            TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random);
        const TracedSearch plain = traced({tree, Algorithm::Plain});
        const TracedSearch cut = traced({tree, Algorithm::AlphaBetaShared});
        for (NodeId id = 0; id < cut.trace->nodeCount(); ++id) {
            const ai::lab::TraceNode &node = cut.trace->nodes()[id];
            const NodeId same = plain.trace->find(cut.trace->path(id));
            QVERIFY(same != ai::lab::noNode);
            const int value = plain.trace->nodes()[same].value;
            switch (node.bound) {
            case ai::lab::Bound::Exact:
                QCOMPARE(node.value, value);
                break;
            case ai::lab::Bound::AtMost:
                QVERIFY(value <= node.value);
                ++bounds;
                break;
            case ai::lab::Bound::AtLeast:
                QVERIFY(value >= node.value);
                ++bounds;
                break;
            }
        }
    }
    QVERIFY(bounds > 100);
}

/// A replay that believes anything would prove nothing.
void TestTrace::damagedTracesAreNotBelieved()
{
    const SearchSetup right{*TextTree::parse("MAX(MIN(3,5,10),MIN(2,8,9),MIN(2,7,3))"),
                            Algorithm::AlphaBetaShared};
    TracedSearch search = traced(right);
    QVERIFY(ai::lab::replay(search).problem.empty());
    search.setup.algorithm = Algorithm::Plain;
    QVERIFY(!ai::lab::replay(search).problem.empty());
    search.setup = right;
    search.setup.root = *TextTree::parse("MAX(MIN(3,5,10),MIN(4,8,9),MIN(2,7,3))");
    QVERIFY(!ai::lab::replay(search).problem.empty());
    search.setup = right;
    search.setup.order = MoveOrder::Reversed;
    QVERIFY(!ai::lab::replay(search).problem.empty());
}

void TestTrace::aTracePastItsLimitKeepsCounting()
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

void TestTrace::aSubtreeLookedAtAgainIsTheSame()
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
        const ai::lab::Replay replay = ai::lab::replay(again);
        QVERIFY2(replay.problem.empty(), replay.problem.c_str());
    }
}

/// Generous bounds, for slow machines and sanitizers; the benchmark prints the figures.
void TestTrace::theWholeTreeIsTracedQuickly()
{
    const TracedSearch search = traced({TicTacToe(), Algorithm::Plain});
    QVERIFY(search.trace->complete());
    QCOMPARE(search.trace->stepCount(), 1'649'837u);
    QVERIFY(search.trace->memory() < 100'000'000);
    QCOMPARE(search.trace->nodeCount(), 549'946u);
}

void TestTrace::tooLargeSearchesAreForeseen()
{
    const auto whole = ai::lab::estimate({TicTacToe(), Algorithm::Plain});
    QVERIFY(whole.expected > 200'000 && whole.expected < 1'500'000);
    QVERIFY(ai::lab::estimate({Othello(), Algorithm::Plain, 12}).expected > ai::lab::nodeBudget);
    QVERIFY(ai::lab::estimate({Othello(), Algorithm::AlphaBetaShared, 6}).expected
            < ai::lab::nodeBudget);
}

void TestTrace::aStoppedSearchEndsItsTrace()
{
    const SearchSetup setup{TicTacToe(), Algorithm::Plain};
    SearchControl control(ai::Limits{.nodes = 5000});
    const TracedSearch search = ai::lab::traceSearch(setup, control);
    QVERIFY(search.cancelled);
    QVERIFY(!search.trace->complete());
    for (const auto &node : search.trace->nodes())
        QVERIFY(node.leave > node.enter && node.leave < search.trace->stepCount());
}

QTEST_APPLESS_MAIN(TestTrace)
#include "tst_trace.moc"
