#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labpolicy.h"
#include "tests/support/lab/replay.h"
#include "tests/support/lab/traced.h"
#include "tests/support/randomplay.h"

#include <QTest>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::LabPosition;
using ai::lab::MoveOrder;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;
using support::traced;

namespace {

/// The values of the root's moves as the search of a level finds them: without an observer.
std::vector<ai::ScoredMove> unobserved(const SearchSetup &setup)
{
    SearchControl control;
    const int depth = setup.depth == 0 ? ai::unlimitedDepth : setup.depth;
    std::vector<ai::ScoredMove> moves = std::visit(
        [&](const auto &root) {
            using G = std::decay_t<decltype(root)>;
            return ai::lab::withPolicy(setup.algorithm, [&]<ai::Cut cut, ai::RootWindow window>() {
                using P = ai::lab::LabPolicy<G, cut, window>;
                const P policy = ai::lab::searchPolicyOf<G, cut, window>(setup);
                if (setup.algorithm == Algorithm::Deepening) {
                    for (int shallow = 1; shallow < depth; ++shallow) {
                        ai::Searcher<G, P>(policy).searchRoot(root, shallow, control);
                        policy.learned->deepen();
                    }
                }
                return ai::Searcher<G, P>(policy).searchRoot(root, depth, control);
            });
        },
        setup.root);
    if (ai::lab::isMirrored(setup)) {
        for (ai::ScoredMove &move : moves)
            move.value = -move.value;
    }
    return moves;
}

/// The search is the same with every observer; and the trace, followed from its leaves alone, gives
/// back every value, window, cut and count.
void checkSetup(const SearchSetup &setup)
{
    SearchControl countControl;
    const TracedSearch search = traced(setup);
    const auto counted = ai::lab::countSearch(setup, countControl);
    const std::vector<ai::ScoredMove> moves = unobserved(setup);
    QCOMPARE(search.rootMoves.size(), moves.size());
    QCOMPARE(counted.rootMoves.size(), moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        QCOMPARE(search.rootMoves[i].move, moves[i].move);
        QCOMPARE(search.rootMoves[i].value, moves[i].value);
        QCOMPARE(counted.rootMoves[i].move, moves[i].move);
        QCOMPARE(counted.rootMoves[i].value, moves[i].value);
    }
    const Trace &trace = *search.trace;
    QVERIFY(trace.complete());
    QCOMPARE(trace.nodes().front().value, counted.value);
    const auto byValue = [](const ai::ScoredMove &a, const ai::ScoredMove &b) {
        return a.value < b.value;
    };
    const auto best = ai::lab::isMirrored(setup)
                          ? std::min_element(moves.begin(), moves.end(), byValue)
                          : std::max_element(moves.begin(), moves.end(), byValue);
    QCOMPARE(counted.best, best->move);
    QCOMPARE(counted.value, best->value);

    const support::Replay replay = support::replay(search);
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
        SearchSetup setup{root, algorithm, bounded ? depth : 3, order};
        for (const bool failHard : {false, true}) {
            for (const bool cutsBeyond : {false, true}) {
                setup.failHard = failHard;
                setup.cutsBeyond = cutsBeyond;
                checkSetup(setup);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
}

} // namespace

/// A trace follows from its leaves: the replay agrees with the search, and with no other.
class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void everyExampleReplays();
    void randomTreesReplay();
    void gamesReplay();
    void damagedTracesAreNotBelieved();
};

void TestReplay::everyExampleReplays()
{
    for (const ai::lab::Example &example : ai::lab::examples()) {
        // The largest are the same searches with more of the same.
        if (example.key == "report-waste" || example.key == "nim-plain")
            continue;
        checkSetup(example.setup);
        QVERIFY2(!QTest::currentTestFailed(), example.key.data());
    }
}

void TestReplay::randomTreesReplay()
{
    ai::Random random(1);
    for (int i = 0; i < 150; ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 6;
        shape.minWidth = 1;
        shape.maxWidth = shape.depth > 4 ? 3 : 5;
        shape.range = i % 3 == 0 ? 2 : 50;
        const TextTree tree =
            TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random);
        checkAllAlgorithms(tree, i % 4 == 0 ? 2 : 0,
                           i % 5 == 0 ? MoveOrder::Reversed : MoveOrder::Given);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestReplay::gamesReplay()
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

/// A replay that believes anything would prove nothing.
void TestReplay::damagedTracesAreNotBelieved()
{
    const SearchSetup right{*TextTree::parse("MAX(MIN(3,5,10),MIN(2,8,9),MIN(2,7,3))"),
                            Algorithm::AlphaBetaShared};
    TracedSearch search = traced(right);
    QVERIFY(support::replay(search).problem.empty());
    search.setup.algorithm = Algorithm::Plain;
    QVERIFY(!support::replay(search).problem.empty());
    search.setup = right;
    search.setup.root = *TextTree::parse("MAX(MIN(3,5,10),MIN(4,8,9),MIN(2,7,3))");
    QVERIFY(!support::replay(search).problem.empty());
    search.setup = right;
    search.setup.order = MoveOrder::Reversed;
    QVERIFY(!support::replay(search).problem.empty());
}

QTEST_APPLESS_MAIN(TestReplay)
#include "tst_replay.moc"
