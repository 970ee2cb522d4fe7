#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/learnedorder.h"
#include "ai/lab/trace/stepfacts.h"
#include "tests/support/randomplay.h"

#include <QTest>

#include <array>

using ai::MoveOrderReason;
using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::CountedSearch;
using ai::lab::LabPosition;
using ai::lab::LearnedOrder;
using ai::lab::SearchSetup;
using ai::lab::TracedSearch;
using core::Move;
using core::Nim;
using core::Othello;
using core::TicTacToe;

namespace {

CountedSearch counted(const SearchSetup &setup)
{
    SearchControl control;
    return countSearch(setup, control);
}

/// The codes of tic-tac-toe's first moves after the order has changed them.
std::vector<int> preferredOf(const LearnedOrder &order, int depth, std::size_t expected)
{
    const TicTacToe board;
    std::vector<Move> moves;
    for (const Move move : board.legalMoves())
        moves.push_back(move);
    std::vector<int> codes;
    if (order.promote(board, moves, depth) != expected)
        return codes;
    for (const Move move : moves)
        codes.push_back(move.code());
    return codes;
}

} // namespace

/// Killer moves and iterative deepening: what they learn, and that it changes no value.
class TestLearnedOrder : public QObject
{
    Q_OBJECT

private slots:
    void theLastTwoKillersOfAPlyComeFirst();
    void theBestMoveOfTheSearchBeforeComesFirst();
    void theOrderChangesNoValue();
    void killersSaveCalls();
    void iterationsAreTheSeparateSearches();
    void aSubtreeIsSearchedInTheSameOrder();
    void aStoppedSearchEndsInEveryIteration();
};

void TestLearnedOrder::theLastTwoKillersOfAPlyComeFirst()
{
    LearnedOrder order(MoveOrderReason::Killer);
    QCOMPARE(preferredOf(order, 4, 0), (std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8}));
    for (const int code : {5, 7, 7, 2})
        order.onCutoff(Move(static_cast<std::uint16_t>(code)), 4);
    order.onCutoff(Move(8), 3);
    QCOMPARE(preferredOf(order, 4, 2), (std::vector{2, 7, 0, 1, 3, 4, 5, 6, 8}));
    QCOMPARE(preferredOf(order, 3, 1), (std::vector{8, 0, 1, 2, 3, 4, 5, 6, 7}));
    QCOMPARE(preferredOf(order, 2, 0), (std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8}));
    // A killer that is not legal is left out.
    order.onCutoff(Move(40), 3);
    QCOMPARE(preferredOf(order, 3, 1), (std::vector{8, 0, 1, 2, 3, 4, 5, 6, 7}));
}

void TestLearnedOrder::theBestMoveOfTheSearchBeforeComesFirst()
{
    LearnedOrder order(MoveOrderReason::BestBefore);
    order.onBestMove(TicTacToe(), Move(4));
    order.onCutoff(Move(7), 4);
    QCOMPARE(preferredOf(order, 4, 0), (std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8}));
    order.deepen();
    QCOMPARE(preferredOf(order, 4, 1), (std::vector{4, 0, 1, 2, 3, 5, 6, 7, 8}));
    order.deepen(); // the search in between has found nothing
    QCOMPARE(preferredOf(order, 4, 0), (std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8}));
}

void TestLearnedOrder::theOrderChangesNoValue()
{
    support::Random play(11);
    int compared = 0;
    for (int i = 0; i < 100; ++i) {
        const std::array<std::pair<LabPosition, int>, 5> roots{
            std::pair<LabPosition, int>(support::afterRandomMoves(TicTacToe(), i % 6, play), 0),
            {support::afterRandomMoves(TicTacToe(), i % 6, play), 1 + i % 5},
            {support::afterRandomMoves(*Nim::parse("3-4-5 normal"), i % 4, play), 0},
            {support::afterRandomMoves(*Nim::parse("3-4-5 misere"), i % 4, play), 1 + i % 6},
            {support::afterRandomMoves(Othello(), 4 + i % 50, play), 1 + i % 4}};
        for (const auto &[root, depth] : roots) {
            if (isOver(root))
                continue;
            for (const Algorithm algorithm : {Algorithm::Killers, Algorithm::Deepening}) {
                if (ai::lab::needsDepth(algorithm) && depth == 0)
                    continue;
                for (const bool failHard : {false, true}) {
                    SearchSetup setup{root, algorithm, depth};
                    setup.failHard = failHard;
                    SearchSetup plain{root, Algorithm::AlphaBetaShared, depth};
                    QCOMPARE(counted(setup).value, counted(plain).value);
                    ++compared;
                }
            }
        }
    }
    QVERIFY(compared > 1'000);
}

void TestLearnedOrder::killersSaveCalls()
{
    const auto calls = [](const LabPosition &root, Algorithm algorithm, int depth) {
        return counted({root, algorithm, depth}).counters.calls();
    };
    QCOMPARE(quint64(calls(TicTacToe(), Algorithm::AlphaBetaShared, 0)), quint64(18'297));
    QVERIFY(calls(TicTacToe(), Algorithm::Killers, 0) < 18'297);
    QVERIFY(calls(Othello(), Algorithm::Killers, 6)
            < calls(Othello(), Algorithm::AlphaBetaShared, 6));
}

void TestLearnedOrder::iterationsAreTheSeparateSearches()
{
    support::Random play(12);
    const std::array<LabPosition, 3> roots{support::afterRandomMoves(TicTacToe(), 1, play),
                                           support::afterRandomMoves(Othello(), 12, play),
                                           *Nim::parse("3-4-5 normal")};
    constexpr int depth = 5;
    for (const LabPosition &root : roots) {
        SearchControl control;
        const TracedSearch search =
            ai::lab::traceSearch({root, Algorithm::Deepening, depth}, control);
        QCOMPARE(search.iterations.size(), std::size_t(depth - 1));
        for (int plies = 1; plies < depth; ++plies) {
            const auto &one = search.iterations[static_cast<std::size_t>(plies) - 1];
            const CountedSearch alone = counted({root, Algorithm::Deepening, plies});
            QCOMPARE(one.depth, plies);
            QCOMPARE(quint64(one.calls), quint64(alone.counters.calls()));
            QCOMPARE(one.best.move, alone.best);
            QCOMPARE(one.best.value, alone.value);
        }
        // Nothing is learned before the first.
        QCOMPARE(quint64(search.iterations.front().calls),
                 quint64(counted({root, Algorithm::AlphaBetaShared, 1}).counters.calls()));
        // What the last learned is where the search begins.
        QCOMPARE(search.rootMoves.front().move, search.iterations.back().best.move);
        QVERIFY(counted({root, Algorithm::Killers, depth}).iterations.empty());
    }
}

/// The best moves of the shallower searches hold below the root as well.
void TestLearnedOrder::aSubtreeIsSearchedInTheSameOrder()
{
    const SearchSetup setup{Othello(), Algorithm::Deepening, 4};
    SearchControl control;
    const TracedSearch whole = traceSearch(setup, control);
    const ai::lab::Trace &trace = *whole.trace;
    int learned = 0;
    for (ai::lab::NodeId id = 1; id < trace.nodeCount(); id += 11) {
        const auto &node = trace.nodes()[id];
        const auto &window = trace.events()[node.enter];
        const TracedSearch again = traceSubtree(setup, trace.path(id), window.a, window.b, control);
        QCOMPARE(again.trace->stepCount(), node.leave - node.enter + 1);
        for (std::uint32_t i = 0; i < again.trace->stepCount(); ++i) {
            QVERIFY(again.trace->events()[i] == trace.events()[node.enter + i]);
            learned += stepFacts(again, i + 1).triedAs == MoveOrderReason::BestBefore ? 1 : 0;
        }
    }
    QVERIFY(learned > 0);
}

void TestLearnedOrder::aStoppedSearchEndsInEveryIteration()
{
    const SearchSetup setup{Othello(), Algorithm::Deepening, 5};
    SearchControl whole;
    const TracedSearch all = traceSearch(setup, whole);
    QVERIFY(!all.cancelled);
    std::uint64_t nodes = all.trace->counters().calls();
    for (const ai::lab::ShallowerSearch &one : all.iterations)
        nodes += one.calls;
    for (std::uint64_t limit = 1; limit + 10 < nodes; limit += 1 + limit / 2) {
        SearchControl control(ai::Limits{.nodes = limit});
        const TracedSearch search = traceSearch(setup, control);
        QVERIFY(search.cancelled);
        QVERIFY(!search.trace->complete());
    }
}

QTEST_APPLESS_MAIN(TestLearnedOrder)
#include "tst_learnedorder.moc"
