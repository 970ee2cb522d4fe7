#include "ai/lab/lessons/library.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/levels/tictactoelevels.h"

#include <QTest>

#include <algorithm>

using core::Move;
using core::Side;
using core::TicTacToe;

/// The positions of the library show what they are for.
class TestLibrary : public QObject
{
    Q_OBJECT

private slots:
    void thePositionsShowWhatTheyAreFor();
    void cornerIsOnlyATieBreak();
};

void TestLibrary::thePositionsShowWhatTheyAreFor()
{
    ai::SearchControl control;
    const auto late = traceSearch(ai::lab::exhibit("ttt-late")->setup, control);
    std::vector<int> values;
    for (const auto &move : late.rootMoves)
        values.push_back(move.value);
    QCOMPARE(values, (std::vector{1, -1, -1}));
    for (const auto &node : late.trace->nodes())
        QVERIFY(!node.leaf || node.value != 0); // no draws

    const auto &easy = ai::lab::exhibit("report-easy")->setup;
    const auto &position = std::get<TicTacToe>(easy.root);
    const auto wins = ai::completions(position, position.sideToMove());
    QCOMPARE(wins.size(), std::size_t(1));
    // The easy level blocks at 3; one move more of its own, and it wins at 9.
    QCOMPARE(countSearch(easy, control).best, Move(2));
    QCOMPARE(countSearch(ai::lab::exhibit("report-medium")->setup, control).best, wins.front());
    QCOMPARE(countSearch(ai::lab::exhibit("report-hard")->setup, control).value, 1);

    // The report's triangles: (a) a side saves the game and a corner does not; (b) square 1 saves
    // it.
    for (const auto &move :
         countSearch(ai::lab::exhibit("report-corners")->setup, control).rootMoves)
        QCOMPARE(move.value, move.move.code() % 2 == 1 ? 0 : -1);
    const auto edges = countSearch(ai::lab::exhibit("report-edges")->setup, control);
    QCOMPARE(edges.rootMoves.front().move, Move(0));
    QCOMPARE(edges.rootMoves.front().value, 0);
    QCOMPARE(edges.rootMoves.back().value, -1);
    QCOMPARE(countSearch(ai::lab::exhibit("report-figure")->setup, control).value, 3);

    // An order is shown by what it saves.
    const auto callsOf = [&control](const char *key) {
        return countSearch(ai::lab::exhibit(key)->setup, control).counters.calls();
    };
    QVERIFY(10 * callsOf("othello-ordered") < 8 * callsOf("othello-start"));
    QVERIFY(callsOf("othello-evaluated") < callsOf("othello-start"));

    const auto passing = traceSearch(ai::lab::exhibit("othello-pass")->setup, control);
    const auto &nodes = passing.trace->nodes();
    QVERIFY(std::any_of(nodes.begin(), nodes.end(), [](const auto &node) {
        return node.parent != ai::lab::noNode && node.move == core::Othello::pass;
    }));
}

/// The article has its program always open in a corner; it is the first of nine equal squares.
void TestLibrary::cornerIsOnlyATieBreak()
{
    for (const auto &[key, square] :
         {std::pair("ttt-fresh", 1), std::pair("ttt-corner-claim", 5)}) {
        ai::SearchControl control;
        const auto search = traceSearch(ai::lab::exhibit(key)->setup, control);
        const auto line = search.trace->principalVariation(0);
        QCOMPARE(search.trace->nodes()[line.front()].move.code() + 1, square);
        QCOMPARE(search.rootMoves.size(), std::size_t(9));
        for (const auto &move : search.rootMoves)
            QCOMPARE(move.value, 0);
    }
}

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
