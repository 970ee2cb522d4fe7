#include "ai/levels/tictactoeevaluation.h"
#include "ai/search/minimax.h"
#include "ai/search/observer.h"
#include "core/nim.h"
#include "core/perft.h"
#include "core/tictactoe.h"

#include <QTest>

#include <functional>

using ai::Cut;
using ai::RootWindow;
using ai::unlimitedDepth;
using core::Move;
using core::Nim;
using core::TicTacToe;

namespace {

template <RootWindow window>
using Plain = ai::Policy<ai::Utility, Cut::None, window>;
template <RootWindow window>
using AlphaBeta = ai::Policy<ai::Utility, Cut::AlphaBeta, window>;
using WinOnly = ai::Policy<ai::Utility, Cut::WinOnly, RootWindow::Shared>;
using Ordered = ai::Policy<ai::Utility, Cut::AlphaBeta, RootWindow::Shared, ai::SquareOrder>;
using Reversed = ai::Policy<ai::Utility, Cut::AlphaBeta, RootWindow::Shared, ai::ReversedOrder>;
using Heuristic = ai::Policy<ai::LinePoints>;
using Report = ai::IgnoresWinsPolicy<ai::OpenLines>;

template <class G, class P>
ai::CountingObserver counted(const G &root, P policy, int depth = unlimitedDepth)
{
    ai::SearchControl control;
    ai::Searcher<G, P, ai::CountingObserver> searcher(policy);
    searcher.searchRoot(root, depth, control);
    return searcher.observer();
}

template <class P>
std::vector<int> values(P policy, int depth = unlimitedDepth)
{
    ai::SearchControl control;
    std::vector<int> found;
    for (const ai::ScoredMove &move :
         ai::Searcher<TicTacToe, P>(policy).searchRoot(TicTacToe(), depth, control))
        found.push_back(move.value);
    return found;
}

/// The calls below each opening move when it is searched by itself.
template <class P>
std::vector<int> callsByOpening(P policy, int depth = unlimitedDepth)
{
    std::vector<int> calls;
    for (const Move move : TicTacToe().legalMoves()) {
        ai::SearchControl control;
        ai::Searcher<TicTacToe, P, ai::CountingObserver> searcher(policy);
        searcher.searchRoot(TicTacToe(), std::vector<Move>{move}, depth, control);
        calls.push_back(static_cast<int>(searcher.observer().calls()));
    }
    return calls;
}

Nim heapOf(int counters)
{
    return *Nim::create({counters}, 3, Nim::Rule::Misere);
}

} // namespace

/// The numbers that the articles print, or that their programs give.
class TestCounts : public QObject
{
    Q_OBJECT

private slots:
    void callsAreThoseOfTheArticles_data();
    void callsAreThoseOfTheArticles();
    void leavesAndCutsAreThoseOfTheFirstArticle();
    void openingsAreCountedAsByTheFirstArticle();
    void openingsAreWorthWhatTheArticlesFind();
    void repliesAreCountedAsByTheSpanishArticle();
    void levelsOfTheTreeAreThoseKnown();
    void heapsAreCountedAsByTheSpanishArticle();
};

void TestCounts::callsAreThoseOfTheArticles_data()
{
    using Count = std::function<ai::CountingObserver()>;
    QTest::addColumn<quint64>("calls");
    QTest::addColumn<quint64>("expected");
    const auto row = [](const QString &name, const Count &count, quint64 expected) {
        QTest::newRow(qPrintable(name)) << quint64(count().calls()) << expected;
    };
    const TicTacToe board;
    row(
        "plain minimax, root moves", [&] { return counted(board, Plain<RootWindow::Fresh>()); },
        549'945);
    row(
        "plain minimax, root", [&] { return counted(board, Plain<RootWindow::Shared>()); },
        549'946);
    row(
        "fresh window", [&] { return counted(board, AlphaBeta<RootWindow::Fresh>()); }, 30'709);
    row(
        "shared window", [&] { return counted(board, AlphaBeta<RootWindow::Shared>()); }, 18'297);
    row(
        "win-only cut", [&] { return counted(board, WinOnly()); }, 94'978);

    Ordered order;
    order.order = ai::SquareOrder::centreCornersEdges();
    row(
        "centre, corners, edges", [&] { return counted(board, order); }, 7275);
    order.order = ai::SquareOrder::cornersFirst();
    row(
        "corners first", [&] { return counted(board, order); }, 11'554);
    order.order = ai::SquareOrder::edgesFirst();
    row(
        "edges first", [&] { return counted(board, order); }, 42'094);

    const std::vector<quint64> heuristic{9, 81, 308, 1315, 4287, 10'245, 21'246};
    for (int depth = 0; depth <= 6; ++depth) {
        row(
            QString("heuristic, depth %1").arg(depth),
            [&] { return counted(board, Heuristic(), depth + 1); }, heuristic[std::size_t(depth)]);
    }
    row(
        "report to the end", [&] { return counted(board, Report()); }, 986'410);
    const std::vector<quint64> report{10, 82, 586, 3610};
    for (int depth = 1; depth <= 4; ++depth) {
        row(
            QString("report, prof %1").arg(depth), [&] { return counted(board, Report(), depth); },
            report[std::size_t(depth - 1)]);
    }
    row(
        "Nim 20, plain", [&] { return counted(Nim(), Plain<RootWindow::Shared>()); }, 266'079);
    row(
        "Nim 20, alpha-beta", [&] { return counted(Nim(), AlphaBeta<RootWindow::Shared>()); },
        38'949);
    row(
        "Nim 20, three first", [&] { return counted(Nim(), Reversed()); }, 1093);
}

void TestCounts::callsAreThoseOfTheArticles()
{
    QFETCH(quint64, calls);
    QFETCH(quint64, expected);
    QCOMPARE(calls, expected);
}

void TestCounts::leavesAndCutsAreThoseOfTheFirstArticle()
{
    const TicTacToe board;
    QCOMPARE(counted(board, Plain<RootWindow::Fresh>()).leaves(), 255'168u);
    QCOMPARE(counted(board, Plain<RootWindow::Fresh>()).cuts(), 0u);
    QCOMPARE(counted(board, AlphaBeta<RootWindow::Fresh>()).leaves(), 12'515u);
    QCOMPARE(counted(board, AlphaBeta<RootWindow::Shared>()).leaves(), 7330u);
    QCOMPARE(counted(board, Heuristic(), 3).leaves(), 227u);
    QCOMPARE(counted(board, Heuristic(), 3).cuts(), 53u);
}

void TestCounts::openingsAreCountedAsByTheFirstArticle()
{
    QCOMPARE(callsByOpening(Plain<RootWindow::Fresh>()),
             (std::vector<int>{59705, 63905, 59705, 63905, 55505, 63905, 59705, 63905, 59705}));
    QCOMPARE(callsByOpening(AlphaBeta<RootWindow::Fresh>()),
             (std::vector<int>{2338, 2869, 3275, 3574, 2316, 3590, 3809, 4981, 3957}));
    QCOMPARE(callsByOpening(Heuristic(), 3),
             (std::vector<int>{36, 31, 31, 34, 25, 42, 37, 43, 29}));
}

void TestCounts::openingsAreWorthWhatTheArticlesFind()
{
    QCOMPARE(values(Plain<RootWindow::Fresh>()), std::vector<int>(9, 0));
    QCOMPARE(values(AlphaBeta<RootWindow::Fresh>()), std::vector<int>(9, 0));
    QCOMPARE(values(Heuristic(), 3), (std::vector<int>{10, 9, 10, 9, 12, 9, 10, 9, 10}));
    // The heuristic counts the lines through the square: no depth but the opening move.
    QCOMPARE(values(Heuristic(), 1), (std::vector<int>{3, 2, 3, 2, 4, 2, 3, 2, 3}));
}

void TestCounts::repliesAreCountedAsByTheSpanishArticle()
{
    const std::vector<quint64> plain{59705, 63905, 59705, 63905, 55505, 63905, 59705, 63905, 59705};
    const std::vector<quint64> cut{3763, 12140, 5456, 15214, 8482, 17397, 5672, 18652, 8201};
    for (std::size_t square = 0; square < 9; ++square) {
        const TicTacToe board = after(TicTacToe(), Move(static_cast<std::uint16_t>(square)));
        QCOMPARE(counted(board, Plain<RootWindow::Shared>()).calls(), plain[square]);
        QCOMPARE(counted(board, WinOnly()).calls(), cut[square]);
    }
}

void TestCounts::levelsOfTheTreeAreThoseKnown()
{
    const std::vector<quint64> levels{9, 72, 504, 3024, 15'120, 54'720, 148'176, 200'448, 127'872};
    quint64 calls = 0;
    for (int depth = 1; depth <= 9; ++depth) {
        calls += levels[std::size_t(depth - 1)];
        QCOMPARE(counted(TicTacToe(), Plain<RootWindow::Fresh>(), depth).calls(), calls);
    }
}

void TestCounts::heapsAreCountedAsByTheSpanishArticle()
{
    const std::vector<quint64> calls{2,      4,      8,      15,     28,      52,     96,
                                     177,    326,    600,    1104,   2031,    3736,   6872,
                                     12'640, 23'249, 42'762, 78'652, 144'664, 266'079};
    for (int counters = 1; counters <= 20; ++counters) {
        QCOMPARE(counted(heapOf(counters), Plain<RootWindow::Shared>()).calls(),
                 calls[std::size_t(counters - 1)]);
    }
}

QTEST_APPLESS_MAIN(TestCounts)
#include "tst_counts.moc"
