#include "core/nim.h"
#include "tests/support/qt/print.h"
#include "tests/support/solver.h"

#include <QTest>

#include <set>

using core::Move;
using core::Nim;
using core::Side;

/// Nim in the article's form and in the usual ones.
class TestNim : public QObject
{
    Q_OBJECT

private slots:
    void theArticlesHeapIsLostEveryFourCounters_data();
    void theArticlesHeapIsLostEveryFourCounters();
    void takingThreeIsTheOnlyWinningStart();
    void movesAreEveryNumberWithinTheLimit();
    void whoTakesTheLastCounterLosesOrWins();
    void aSettingOutOfRangeIsRefused_data();
    void aSettingOutOfRangeIsRefused();
};

void TestNim::theArticlesHeapIsLostEveryFourCounters_data()
{
    QTest::addColumn<bool>("misere");
    QTest::addColumn<QList<int>>("lost");
    QTest::newRow("misere") << true << QList<int>{1, 5, 9, 13, 17};
    QTest::newRow("normal") << false << QList<int>{4, 8, 12, 16, 20};
}

void TestNim::theArticlesHeapIsLostEveryFourCounters()
{
    QFETCH(bool, misere);
    QFETCH(QList<int>, lost);
    support::Solver<Nim> solver;
    QList<int> found;
    for (int counters = 1; counters <= 20; ++counters) {
        const Nim heap =
            *Nim::create({counters}, 3, misere ? Nim::Rule::Misere : Nim::Rule::Normal);
        if (solver.valueToMover(heap) < 0)
            found.append(counters);
    }
    QCOMPARE(found, lost);
}

void TestNim::takingThreeIsTheOnlyWinningStart()
{
    support::Solver<Nim> solver;
    const Nim start;
    for (const Move move : start.legalMoves())
        QCOMPARE(solver.value(after(start, move)), move == Nim::take(0, 3) ? 1 : -1);
}

void TestNim::movesAreEveryNumberWithinTheLimit()
{
    for (int limit = 0; limit <= 4; ++limit) {
        const Nim position = *Nim::create({3, 0, 5}, limit, Nim::Rule::Normal);
        std::set<std::pair<int, int>> expected;
        for (const auto &[heap, size] : {std::pair{0, 3}, std::pair{2, 5}}) {
            for (int counters = 1; counters <= size; ++counters) {
                if (limit == 0 || counters <= limit)
                    expected.emplace(heap, counters);
            }
        }
        std::set<std::pair<int, int>> listed;
        for (const Move move : position.legalMoves())
            listed.emplace(Nim::heapOf(move), Nim::countersOf(move));
        QCOMPARE(listed, expected);
    }
}

void TestNim::whoTakesTheLastCounterLosesOrWins()
{
    for (const Side side : {Side::First, Side::Second}) {
        const int sign = side == Side::First ? 1 : -1;
        Nim misere = *Nim::create({1}, 0, Nim::Rule::Misere, side);
        QCOMPARE(misere.score(), 0);
        misere.play(Nim::take(0, 1));
        QVERIFY(misere.isOver());
        QCOMPARE(misere.score(), -sign);
        Nim normal = *Nim::create({1}, 0, Nim::Rule::Normal, side);
        normal.play(Nim::take(0, 1));
        QCOMPARE(normal.score(), sign);
    }
}

void TestNim::aSettingOutOfRangeIsRefused_data()
{
    QTest::addColumn<QList<int>>("heaps");
    QTest::addColumn<int>("limit");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("no heaps") << QList<int>{} << 0 << QByteArray("0 heaps; expected 1 to 8");
    QTest::newRow("nine heaps") << QList<int>(9, 1) << 0 << QByteArray("9 heaps");
    QTest::newRow("large heap") << QList<int>{1, 100} << 0 << QByteArray("heap 2 has 100");
    QTest::newRow("negative heap") << QList<int>{-1} << 0 << QByteArray("heap 1 has -1");
    QTest::newRow("large limit") << QList<int>{20} << 100 << QByteArray("limit of 100");
    QTest::newRow("negative limit") << QList<int>{20} << -1 << QByteArray("limit of -1");
}

void TestNim::aSettingOutOfRangeIsRefused()
{
    QFETCH(QList<int>, heaps);
    QFETCH(int, limit);
    QFETCH(QByteArray, expected);
    const auto position = Nim::create({heaps.begin(), heaps.end()}, limit, Nim::Rule::Misere);
    QVERIFY(!position);
    QVERIFY2(QByteArray(position.error().text.c_str()).contains(expected),
             position.error().text.c_str());
}

QTEST_APPLESS_MAIN(TestNim)
#include "tst_nim.moc"
