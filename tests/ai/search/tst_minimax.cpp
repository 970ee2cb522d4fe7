#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"
#include "ai/search/minimax.h"
#include "core/nim.h"
#include "core/perft.h"
#include "tests/support/qt/print.h"
#include "tests/support/samples.h"
#include "tests/support/tree.h"

#include <QTest>

#include <optional>

using ai::Cut;
using ai::RootWindow;
using ai::ScoredMove;
using ai::unlimitedDepth;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;
using support::Tree;

namespace {

/// The definition of minimax: no windows, no policy.
template <class G, class Evaluation>
int definedValue(const G &position, int depth, Side max, const Evaluation &evaluate)
{
    const auto moves = position.legalMoves();
    if (depth == 0 || moves.empty())
        return evaluate(position, max);
    std::optional<int> best;
    for (const Move move : moves) {
        const int child = definedValue(after(position, move), depth - 1, max, evaluate);
        const bool better = !best || (position.sideToMove() == max ? child > *best : child < *best);
        if (better)
            best = child;
    }
    return *best;
}

/// An order that mixes the moves, each position's in its own way.
struct MixedOrder
{
    template <class G, class Moves>
    void operator()(const G &position, Moves &moves) const
    {
        support::Random random(static_cast<std::uint64_t>(position.score()) * 31 + moves.size());
        for (std::size_t i = moves.size(); i > 1; --i)
            std::swap(moves.begin()[i - 1], moves.begin()[support::drawnIndex(i, random)]);
    }
};

/// Follows a search and finds whatever must not be reported to an observer: every value, window and
/// cut is computed again from the events before it.
class CheckingObserver
{
public:
    static constexpr bool on = true;

    void enter(bool maximizing, int alpha, int beta)
    {
        if (!m_open.empty()) {
            const Node &parent = m_open.back();
            check(parent.childAnnounced, "a node was entered without child()");
            check(parent.maximizing != maximizing, "MAX and MIN do not alternate");
            check(parent.alpha == alpha && parent.beta == beta, "the window is not the parent's");
        }
        m_open.push_back({maximizing, alpha, beta});
        ++entered;
    }
    void leaf(int value, ai::LeafKind)
    {
        check(!m_open.empty() && !m_open.back().best, "a leaf has children");
        close(value);
    }
    void child(Move, ai::MoveOrderReason)
    {
        // The children of a root that is no call are announced before any node is entered.
        if (m_open.empty())
            return;
        check(!m_open.back().cut, "a child behind a cut");
        check(!m_open.back().windowDue, "the window changed unsaid");
        m_open.back().childAnnounced = true;
    }
    void window(int alpha, int beta)
    {
        check(!m_open.empty(), "a window of no node");
        Node &node = m_open.back();
        check(node.windowDue, "a window that did not change");
        (node.maximizing ? node.alpha : node.beta) = *node.best;
        check(node.alpha == alpha && node.beta == beta, "not the window that follows");
        node.windowDue = false;
    }
    void cut(std::size_t unvisited)
    {
        check(!m_open.empty() && unvisited > 0, "nothing was cut");
        Node &node = m_open.back();
        check(node.best && (node.maximizing ? *node.best >= node.beta : *node.best <= node.alpha),
              "a cut that is not allowed");
        node.cut = true;
        node.windowDue = false;
    }
    void leave(int value)
    {
        check(!m_open.empty() && m_open.back().best == value, "not the best child's value");
        close(value);
    }

    /// The first thing that was wrong.
    const char *problem = nullptr;
    int entered = 0;
    int closed = 0;

private:
    struct Node
    {
        bool maximizing = false;
        int alpha = 0;
        int beta = 0;
        std::optional<int> best = std::nullopt;
        bool childAnnounced = false;
        bool windowDue = false;
        bool cut = false;
    };

    void check(bool holds, const char *what)
    {
        if (!holds && problem == nullptr)
            problem = what;
    }

    void close(int value)
    {
        if (m_open.empty())
            return;
        m_open.pop_back();
        ++closed;
        if (m_open.empty())
            return;
        Node &parent = m_open.back();
        parent.childAnnounced = false;
        const bool better =
            !parent.best || (parent.maximizing ? value > *parent.best : value < *parent.best);
        if (better)
            parent.best = value;
        const bool closing =
            parent.maximizing ? *parent.best >= parent.beta : *parent.best <= parent.alpha;
        parent.windowDue =
            !closing
            && (parent.maximizing ? *parent.best > parent.alpha : *parent.best < parent.beta);
    }

    std::vector<Node> m_open;
};

template <class P, class Observer = ai::NullObserver, class G>
std::vector<ScoredMove> searched(const G &root, int depth)
{
    ai::SearchControl control;
    return ai::Searcher<G, P, Observer>().searchRoot(root, depth, control);
}

int best(const std::vector<ScoredMove> &scored)
{
    int highest = scored.front().value;
    for (const ScoredMove &move : scored)
        highest = std::max(highest, move.value);
    return highest;
}

/// A fresh window gives every root move its exact value.
template <class P, class G>
void checkExact(const G &root, int depth)
{
    for (const ScoredMove &move : searched<P>(root, depth)) {
        QCOMPARE(move.value,
                 definedValue(after(root, move.move), depth - 1, root.sideToMove(), P().evaluate));
    }
}

/// A shared window gives the exact value to each move that is better than those before, and an
/// upper bound to the others.
template <class P, class G>
void checkShared(const G &root, int depth)
{
    const Side max = root.sideToMove();
    int alpha = -ai::infinity;
    for (const ScoredMove &move : searched<P>(root, depth)) {
        const int exact = definedValue(after(root, move.move), depth - 1, max, P().evaluate);
        QVERIFY(move.value > alpha ? move.value == exact : move.value >= exact);
        alpha = std::max(alpha, move.value);
    }
    QCOMPARE(alpha, definedValue(root, depth, max, P().evaluate));
}

template <class Evaluation, class G>
void checkAllPolicies(const G &root, int depth)
{
    checkExact<ai::Policy<Evaluation, Cut::None>>(root, depth);
    checkExact<ai::Policy<Evaluation>>(root, depth);
    checkExact<ai::Policy<Evaluation, Cut::AlphaBeta, RootWindow::Fresh, MixedOrder>>(root, depth);
    checkShared<ai::Policy<Evaluation, Cut::None, RootWindow::Shared>>(root, depth);
    checkShared<ai::Policy<Evaluation, Cut::AlphaBeta, RootWindow::Shared>>(root, depth);
    checkShared<ai::Policy<Evaluation, Cut::AlphaBeta, RootWindow::Shared, ai::ReversedOrder>>(
        root, depth);
    checkShared<ai::Policy<Evaluation, Cut::AlphaBeta, RootWindow::Shared, MixedOrder>>(root,
                                                                                        depth);
}

/// The same values and the same first best move whoever observes, and what is reported is
/// consistent.
template <class P, class G>
void checkObservers(const G &root, int depth)
{
    ai::SearchControl nullControl;
    ai::SearchControl countControl;
    ai::SearchControl checkControl;
    ai::Searcher<G, P> plain;
    ai::Searcher<G, P, ai::CountingObserver> counting;
    ai::Searcher<G, P, CheckingObserver> checking;
    const auto values = plain.searchRoot(root, depth, nullControl);
    const auto counted = counting.searchRoot(root, depth, countControl);
    const auto checked = checking.searchRoot(root, depth, checkControl);
    QCOMPARE(counted.size(), values.size());
    QCOMPARE(checked.size(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        QCOMPARE(counted[i].move, values[i].move);
        QCOMPARE(counted[i].value, values[i].value);
        QCOMPARE(checked[i].value, values[i].value);
    }
    QVERIFY2(checking.observer().problem == nullptr, checking.observer().problem);
    QCOMPARE(checking.observer().closed, checking.observer().entered);
    QCOMPARE(counting.observer().calls(), quint64(checking.observer().entered));
    const quint64 rootCall = P::rootWindow == RootWindow::Shared ? 1 : 0;
    QCOMPARE(nullControl.nodes() + rootCall, counting.observer().calls());
    QCOMPARE(countControl.nodes(), nullControl.nodes());
}

template <class Evaluation, class G>
void checkAllObservers(const G &root, int depth)
{
    checkObservers<ai::Policy<Evaluation, Cut::AlphaBeta, RootWindow::Fresh>>(root, depth);
    checkObservers<ai::Policy<Evaluation, Cut::AlphaBeta, RootWindow::Shared>>(root, depth);
}

} // namespace

/// The minimax family against the definition of minimax, on trees and on the games.
class TestMinimax : public QObject
{
    Q_OBJECT

private slots:
    void textbookTreeHasItsValueAndItsCuts_data();
    void textbookTreeHasItsValueAndItsCuts();
    void everyPolicyFindsTheValueOfRandomTrees();
    void theWinOnlyCutKeepsTheValueOfWinsAndLosses();
    void everyPolicyFindsTheValueInTicTacToe();
    void everyPolicyFindsTheValueInNim();
    void everyPolicyFindsTheValueInOthello();
    void watchingDoesNotChangeTheSearch();
    void theFirstOfTheBestMovesIsPlayed();
    void depthCountsPliesFromTheRoot();
    void aPlainSearchVisitsTheWholeTree();
};

void TestMinimax::textbookTreeHasItsValueAndItsCuts_data()
{
    QTest::addColumn<QByteArray>("tree");
    QTest::addColumn<bool>("maxFirst");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("leaves");
    const auto row = [](const char *name, const char *tree, bool maxFirst, int value, int leaves) {
        QTest::newRow(name) << QByteArray(tree) << maxFirst << value << leaves;
    };
    row("Spanish article, MAX first", "[[4,5],[2,7]]", true, 4, 3);
    row("Spanish article, MIN first", "[[4,5],[2,7]]", false, 5, 4);
    row("Spanish article, MIN first, 7 before 2", "[[4,5],[7,2]]", false, 5, 3);
    row("translated article, tree 1", "[[3,5,10],[2,2]]", true, 3, 4);
    row("translated article, tree 2, low letters", "[[3,5,10],[2,-99,-99],[2,7,3]]", true, 3, 5);
    row("translated article, tree 2, high letters", "[[3,5,10],[2,99,99],[2,7,3]]", true, 3, 5);
    row("Russell and Norvig", "[[3,12,8],[2,4,6],[14,5,2]]", true, 3, 7);
    row("Russell and Norvig, best reply first", "[[3,12,8],[2,4,6],[2,5,14]]", true, 3, 5);
}

void TestMinimax::textbookTreeHasItsValueAndItsCuts()
{
    QFETCH(QByteArray, tree);
    QFETCH(bool, maxFirst);
    QFETCH(int, value);
    QFETCH(int, leaves);
    const Tree root = Tree::parse(tree.toStdString(), maxFirst ? Side::First : Side::Second);
    using P = ai::Policy<ai::Utility, Cut::AlphaBeta, RootWindow::Shared>;
    ai::SearchControl control;
    ai::Searcher<Tree, P, ai::CountingObserver> searcher;
    const auto scored = searcher.searchRoot(root, unlimitedDepth, control);
    QCOMPARE(best(scored), maxFirst ? value : -value);
    QCOMPARE(searcher.observer().leaves(), quint64(leaves));
}

void TestMinimax::everyPolicyFindsTheValueOfRandomTrees()
{
    support::Random random(1);
    for (int i = 0; i < support::samples(3000, 300'000); ++i) {
        const int height = 1 + i % 6;
        const Side toMove = i % 2 == 0 ? Side::First : Side::Second;
        // Narrow ranges make equal values, which cut most.
        const Tree tree =
            Tree::random(height, height > 4 ? 3 : 5, i % 3 == 0 ? 2 : 50, toMove, random);
        for (const int depth : {1 + i / 6 % height, height, unlimitedDepth})
            checkAllPolicies<ai::Utility>(tree, depth);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestMinimax::theWinOnlyCutKeepsTheValueOfWinsAndLosses()
{
    support::Random random(2);
    int cut = 0;
    for (int i = 0; i < support::samples(3000, 300'000); ++i) {
        const Tree tree =
            Tree::random(1 + i % 6, 3, 1, i % 2 == 0 ? Side::First : Side::Second, random);
        ai::SearchControl control;
        ai::Searcher<Tree, ai::Policy<ai::Utility, Cut::WinOnly, RootWindow::Shared>,
                     ai::CountingObserver>
            searcher;
        QCOMPARE(best(searcher.searchRoot(tree, unlimitedDepth, control)),
                 definedValue(tree, unlimitedDepth, tree.sideToMove(), ai::Utility()));
        cut += searcher.observer().cuts() > 0 ? 1 : 0;
    }
    QVERIFY(cut > 0);
}

void TestMinimax::everyPolicyFindsTheValueInTicTacToe()
{
    support::Random random(3);
    for (int i = 0; i < support::samples(100, 5000); ++i) {
        const TicTacToe position = support::afterRandomMoves(TicTacToe(), i % 8, random);
        if (position.isOver())
            continue;
        checkAllPolicies<ai::OpenLines>(position, 1 + i % 4);
        checkAllPolicies<ai::LinePoints>(position, 1 + i % 4);
        checkAllPolicies<ai::OpenLinesOrWin>(position, 1 + i % 4);
        if (i % 8 >= 3)
            checkAllPolicies<ai::Utility>(position, unlimitedDepth);
    }
}

void TestMinimax::everyPolicyFindsTheValueInNim()
{
    support::Random random(4);
    for (const char *setting :
         {"20 limit 3 misere", "3-4-5 normal", "1-3-5-7 misere", "9-9 limit 4"}) {
        const Nim start = *Nim::parse(setting);
        for (int i = 0; i < support::samples(20, 500); ++i) {
            const Nim position = support::afterRandomMoves(start, i % 6, random);
            if (position.isOver())
                continue;
            checkAllPolicies<ai::Utility>(position, 1 + i % 4);
            if (position.counters() <= 6)
                checkAllPolicies<ai::Utility>(position, unlimitedDepth);
        }
    }
}

void TestMinimax::everyPolicyFindsTheValueInOthello()
{
    support::Random random(5);
    for (int i = 0; i < support::samples(60, 3000); ++i) {
        const Othello position = support::afterRandomMoves(Othello(), i, random);
        if (position.isOver())
            continue;
        checkAllPolicies<ai::PhaseHeuristic>(position, 1 + i % 3);
        checkShared<
            ai::Policy<ai::PhaseHeuristic, Cut::AlphaBeta, RootWindow::Shared, ai::FewestReplies>>(
            position, 1 + i % 3);
        if (position.empties() <= 5)
            checkAllPolicies<ai::Utility>(position, unlimitedDepth);
    }
}

void TestMinimax::watchingDoesNotChangeTheSearch()
{
    support::Random random(6);
    for (int i = 0; i < support::samples(1000, 50'000); ++i) {
        const Tree tree = Tree::random(1 + i % 6, 3, i % 2 == 0 ? 3 : 50, Side::First, random);
        checkAllObservers<ai::Utility>(tree, i % 4 == 0 ? 2 : unlimitedDepth);
        if (QTest::currentTestFailed())
            return;
    }
    for (int i = 0; i < support::samples(30, 1000); ++i) {
        const TicTacToe board = support::afterRandomMoves(TicTacToe(), 1 + i % 4, random);
        checkAllObservers<ai::LinePoints>(board, 1 + i % 5);
        checkAllObservers<ai::Utility>(board, unlimitedDepth);
        const Othello othello = support::afterRandomMoves(Othello(), i, random);
        if (!othello.isOver())
            checkAllObservers<ai::PhaseHeuristic>(othello, 1 + i % 4);
        const Nim nim = support::afterRandomMoves(Nim(), 1 + i % 3, random);
        checkAllObservers<ai::Utility>(nim, 8);
    }
}

void TestMinimax::theFirstOfTheBestMovesIsPlayed()
{
    ai::SearchControl control;
    const Tree tree = Tree::parse("[[1,9],[4,5],[4,9],[3,3]]");
    using Fresh = ai::Policy<>;
    using Shared = ai::Policy<ai::Utility, Cut::AlphaBeta, RootWindow::Shared>;
    QCOMPARE((ai::Searcher<Tree, Fresh>().best(tree, unlimitedDepth, control).move), Move(1));
    QCOMPARE((ai::Searcher<Tree, Shared>().best(tree, unlimitedDepth, control).move), Move(1));
    QCOMPARE((ai::Searcher<Tree, Shared>().best(tree, unlimitedDepth, control).value), 4);
}

void TestMinimax::depthCountsPliesFromTheRoot()
{
    for (int depth = 1; depth <= 9; ++depth) {
        ai::SearchControl control;
        ai::Searcher<TicTacToe, ai::Policy<>, ai::CountingObserver> fresh;
        fresh.searchRoot(TicTacToe(), depth, control);
        QCOMPARE(fresh.observer().deepest(), depth);
        using Shared = ai::Policy<ai::Utility, Cut::AlphaBeta, RootWindow::Shared>;
        ai::Searcher<TicTacToe, Shared, ai::CountingObserver> shared;
        shared.searchRoot(TicTacToe(), depth, control);
        QCOMPARE(shared.observer().deepest(), depth + 1);
    }
}

void TestMinimax::aPlainSearchVisitsTheWholeTree()
{
    quint64 nodes = 0;
    for (int depth = 1; depth <= 5; ++depth) {
        nodes += core::perft(Othello(), depth);
        ai::SearchControl control;
        ai::Searcher<Othello, ai::Policy<ai::Utility, Cut::None>, ai::CountingObserver> searcher;
        searcher.searchRoot(Othello(), depth, control);
        QCOMPARE(searcher.observer().calls(), nodes);
        QCOMPARE(searcher.observer().leaves(), core::perft(Othello(), depth));
    }
    support::Random random(7);
    for (int i = 0; i < 50; ++i) {
        const Tree tree = Tree::random(6, 4, 9, Side::First, random);
        ai::SearchControl control;
        ai::Searcher<Tree, ai::Policy<ai::Utility, Cut::None, RootWindow::Shared>,
                     ai::CountingObserver>
            searcher;
        searcher.searchRoot(tree, unlimitedDepth, control);
        QCOMPARE(searcher.observer().calls(), quint64(tree.size()));
    }
}

QTEST_APPLESS_MAIN(TestMinimax)
#include "tst_minimax.moc"
