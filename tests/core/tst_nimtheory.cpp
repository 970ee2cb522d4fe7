#include "core/nimtheory.h"
#include "tests/support/solver.h"

#include <QTest>

#include <set>

using core::Nim;

/// The theory of Nim against its definitions: the smallest excluded value, and minimax.
class TestNimTheory : public QObject
{
    Q_OBJECT

private slots:
    void aHeapsValueIsTheSmallestThatNoMoveLeaves_data();
    void aHeapsValueIsTheSmallestThatNoMoveLeaves();
    void theSumOfSeveralHeapsDecidesTheGame_data();
    void theSumOfSeveralHeapsDecidesTheGame();
};

void TestNimTheory::aHeapsValueIsTheSmallestThatNoMoveLeaves_data()
{
    QTest::addColumn<int>("limit");
    for (int limit = 0; limit <= 7; ++limit)
        QTest::addRow("limit %d", limit) << limit;
}

void TestNimTheory::aHeapsValueIsTheSmallestThatNoMoveLeaves()
{
    QFETCH(int, limit);
    std::vector<int> values; // by the definition, of the heaps so far
    for (int size = 0; size <= 40; ++size) {
        std::set<int> reached;
        for (int taken = 1; taken <= size && (limit == 0 || taken <= limit); ++taken)
            reached.insert(values[std::size_t(size - taken)]);
        int value = 0;
        while (reached.contains(value))
            ++value;
        values.push_back(value);
        const Nim position = *Nim::create({3, size}, limit, Nim::Rule::Normal);
        QCOMPARE(grundyValue(position, 1), value);
    }
}

void TestNimTheory::theSumOfSeveralHeapsDecidesTheGame_data()
{
    QTest::addColumn<int>("limit");
    QTest::addColumn<bool>("misere");
    for (int limit = 0; limit <= 4; ++limit) {
        for (const bool misere : {true, false})
            QTest::addRow("limit %d, %s", limit, misere ? "misere" : "normal") << limit << misere;
    }
}

void TestNimTheory::theSumOfSeveralHeapsDecidesTheGame()
{
    QFETCH(int, limit);
    QFETCH(bool, misere);
    const Nim::Rule rule = misere ? Nim::Rule::Misere : Nim::Rule::Normal;
    support::Solver<Nim> normal;
    support::Solver<Nim> solver;
    for (int code = 1; code < 6 * 6 * 6; ++code) {
        const std::vector<int> heaps{code % 6, code / 6 % 6, code / 36};
        const Nim position = *Nim::create(heaps, limit, rule);
        const bool won = solver.valueToMover(position) > 0;
        QCOMPARE(nimIsWon(position), won);
        // The sum tells the result of normal play; misere play differs from it at the end alone.
        const Nim asNormal = *Nim::create(heaps, limit, Nim::Rule::Normal);
        const bool wonAsNormal = normal.valueToMover(asNormal) > 0;
        QCOMPARE(nimSum(position) != 0, wonAsNormal);
        QCOMPARE(isMisereEndgame(position), won != wonAsNormal);
        for (const core::Move move : position.legalMoves())
            QCOMPARE(nimMoveWins(position, move),
                     solver.valueToMover(core::after(position, move)) < 0);
    }
}

QTEST_APPLESS_MAIN(TestNimTheory)
#include "tst_nimtheory.moc"
