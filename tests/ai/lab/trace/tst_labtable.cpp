#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labpolicy.h"
#include "ai/lab/trace/labsearch.h"
#include "tests/support/randomplay.h"

#include <QTest>

#include <set>

using ai::Bound;
using ai::SearchControl;
using ai::TableValue;
using ai::lab::Algorithm;
using ai::lab::LabPosition;
using ai::lab::LabTable;

/// The transposition table: what it keeps, and that it saves work and changes no value.
class TestLabTable : public QObject
{
    Q_OBJECT

private slots:
    void entriesAreOfAPositionAndADepth();
    void theTableChangesNoValue();
    void transpositionsAreSearchedOnce();
    void nearerWinsArePreferred();
};

void TestLabTable::entriesAreOfAPositionAndADepth()
{
    LabTable table;
    QVERIFY(!table.find("a", 1));
    table.store("a", 1, {3, Bound::AtLeast});
    QVERIFY(table.find("a", 1) == TableValue({3, Bound::AtLeast}));
    QVERIFY(!table.find("a", 2));
    QVERIFY(!table.find("b", 1));
    table.store("a", 1, {5, Bound::Exact});
    QVERIFY(table.find("a", 1) == TableValue({5, Bound::Exact}));
    QCOMPARE(table.size(), std::size_t(1));
}

void TestLabTable::theTableChangesNoValue()
{
    support::Random play(7);
    std::uint64_t known = 0;
    for (int i = 0; i < 120; ++i) {
        const std::array<std::pair<LabPosition, int>, 4> roots{
            std::pair<LabPosition, int>(support::afterRandomMoves(core::TicTacToe(), i % 5, play),
                                        0),
            {support::afterRandomMoves(core::TicTacToe(), i % 5, play), 1 + i % 4},
            {support::afterRandomMoves(*core::Nim::parse("3-4-5 normal"), i % 4, play), 0},
            {support::afterRandomMoves(core::Othello(), 4 + i % 40, play), 1 + i % 3}};
        for (const auto &[root, depth] : roots) {
            if (isOver(root))
                continue;
            SearchControl control;
            const auto plain =
                ai::lab::countSearch({root, Algorithm::AlphaBetaShared, depth}, control);
            const auto table = ai::lab::countSearch({root, Algorithm::Table, depth}, control);
            QCOMPARE(table.value, plain.value);
            QVERIFY(table.counters.calls() <= plain.counters.calls());
            known += table.counters.known();
        }
    }
    QVERIFY(known > 1'000);
}

/// Nim with 20 counters has 40 positions, each with a side to move: none is searched in full twice
/// for the same window, so that few calls are left of 38,949.
void TestLabTable::transpositionsAreSearchedOnce()
{
    SearchControl control;
    const auto search = traceSearch(ai::lab::example("nim-table")->setup, control);
    QVERIFY(search.trace->counters().calls() < 200);
    QCOMPARE(search.trace->nodes().front().value, 1);
    std::set<std::string> exact; // positions that were left with their value
    const auto &trace = *search.trace;
    for (ai::lab::NodeId id = 1; id < trace.nodeCount(); ++id) {
        const auto &node = trace.nodes()[id];
        if (node.leaf)
            continue;
        const auto position = toText(*toPosition(after(search.setup.root, trace.path(id))));
        QVERIFY2(node.known || !exact.contains(position), position.c_str());
        const auto &enter = trace.events()[node.enter];
        if (!node.known && node.value > enter.a && node.value < enter.b)
            exact.insert(position);
    }
}

void TestLabTable::nearerWinsArePreferred()
{
    SearchControl control;
    const auto any = ai::lab::countSearch(ai::lab::example("ttt-any-win")->setup, control);
    QCOMPARE(any.value, 1);
    QCOMPARE(any.best.code() + 1, 2);
    const auto nearer = ai::lab::countSearch(ai::lab::example("ttt-nearer-win")->setup, control);
    QCOMPARE(nearer.best.code() + 1, 7);
    QCOMPARE(nearer.value, 1 + 4); // four squares are empty then
}

QTEST_APPLESS_MAIN(TestLabTable)
#include "tst_labtable.moc"
