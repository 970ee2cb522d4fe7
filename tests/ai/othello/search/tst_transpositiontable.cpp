#include "ai/othello/search/transpositiontable.h"

#include <QTest>

#include <fstream>
#include <set>

#include <unistd.h>

using ai::othello::noSquare;
using ai::othello::TableEntry;
using ai::othello::TranspositionTable;

/// What the table of positions keeps of a search, and which entries give way to others.
class TestTranspositionTable : public QObject
{
    Q_OBJECT

private slots:
    void boundsAreThoseOfTheWindow_data();
    void boundsAreThoseOfTheWindow();
    void equalSearchTightensTheBounds();
    void betterSearchIsKept_data();
    void betterSearchIsKept();
    void twoBestMovesAreRemembered();
    void onlyTheSamePositionIsFound();
    void shallowestGivesWay();
    void earlierSearchesGiveWayFirst();
    void clearedTableKnowsNothing();
    void noGenerationKnowsAnother();
    void clearedTableFillsLikeANewOne();
    void clearingTouchesNoMemory();
    void memoryIsAPowerOfTwo();
};

namespace {

constexpr std::size_t small = std::size_t(64) << 10;
constexpr int slotsOfABucket = 4;

/// A table and what it knows of one position.
struct Table
{
    TranspositionTable table{small};

    TableEntry entry(std::uint64_t hash = 42) const
    {
        TableEntry found;
        if (!table.probe(hash, found))
            qFatal("the position is not in the table");
        return found;
    }
    bool knows(std::uint64_t hash) const
    {
        TableEntry found;
        return table.probe(hash, found);
    }
    /// An exact score of a search to a depth.
    void store(std::uint64_t hash, int depth, int selectivity = 0, int score = 0)
    {
        table.store(hash, depth, selectivity, -64, 64, score, noSquare);
    }
};

/// Positions of one bucket.
std::uint64_t hashOf(int number)
{
    return 42 + (std::uint64_t(number) << 40);
}

/// The process's memory that is not swapped out or untouched; 0 where it is not known.
std::size_t residentBytes()
{
    std::ifstream file("/proc/self/statm");
    std::size_t all = 0;
    std::size_t resident = 0;
    file >> all >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace

void TestTranspositionTable::boundsAreThoseOfTheWindow_data()
{
    QTest::addColumn<int>("score");
    QTest::addColumn<int>("lower");
    QTest::addColumn<int>("upper");
    // Of the window from -2 to 6.
    QTest::newRow("inside") << 4 << 4 << 4;
    QTest::newRow("at beta") << 6 << 6 << 64;
    QTest::newRow("above beta") << 20 << 20 << 64;
    QTest::newRow("at alpha") << -2 << -64 << -2;
    QTest::newRow("below alpha") << -30 << -64 << -30;
    QTest::newRow("best there is") << 64 << 64 << 64;
}

void TestTranspositionTable::boundsAreThoseOfTheWindow()
{
    QFETCH(int, score);
    QFETCH(int, lower);
    QFETCH(int, upper);
    Table table;
    QVERIFY(!table.knows(42));
    table.table.store(42, 7, 3, -2, 6, score, 19);
    const TableEntry entry = table.entry();
    QCOMPARE(int(entry.lower), lower);
    QCOMPARE(int(entry.upper), upper);
    QCOMPARE(int(entry.depth), 7);
    QCOMPARE(int(entry.selectivity), 3);
    QCOMPARE(int(entry.move), 19);
}

void TestTranspositionTable::equalSearchTightensTheBounds()
{
    Table table;
    table.table.store(42, 7, 3, 10, 11, 10, noSquare); // at most 10
    table.table.store(42, 7, 3, 1, 2, 4, noSquare);    // at least 4
    QCOMPARE(int(table.entry().lower), 4);
    QCOMPARE(int(table.entry().upper), 10);
    table.table.store(42, 7, 3, 20, 21, 15, noSquare); // says less
    QCOMPARE(int(table.entry().upper), 10);
}

void TestTranspositionTable::betterSearchIsKept_data()
{
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("selectivity");
    QTest::addColumn<bool>("replaces");
    // After one to depth 8 of selectivity 3.
    QTest::newRow("deeper") << 9 << 3 << true;
    QTest::newRow("as deep, less selective") << 8 << 4 << true;
    QTest::newRow("shallower") << 7 << 3 << false;
    QTest::newRow("as deep, more selective") << 8 << 2 << false;
    QTest::newRow("shallower, less selective") << 5 << 5 << true;
}

void TestTranspositionTable::betterSearchIsKept()
{
    QFETCH(int, depth);
    QFETCH(int, selectivity);
    QFETCH(bool, replaces);
    Table table;
    table.store(42, 8, 3, 10);
    table.store(42, depth, selectivity, -6);
    QCOMPARE(int(table.entry().lower), replaces ? -6 : 10);
    QCOMPARE(int(table.entry().upper), replaces ? -6 : 10);
    QCOMPARE(int(table.entry().depth), replaces ? depth : 8);
}

void TestTranspositionTable::twoBestMovesAreRemembered()
{
    Table table;
    const auto store = [&table](int depth, int score, int move) {
        table.table.store(42, depth, 0, 0, 10, score, move);
    };
    store(4, 5, 19);
    QCOMPARE(int(table.entry().secondMove), noSquare);
    store(5, 6, 26);
    QCOMPARE(int(table.entry().move), 26);
    QCOMPARE(int(table.entry().secondMove), 19);
    store(6, 7, 26); // again the best
    QCOMPARE(int(table.entry().secondMove), 19);
    store(7, -3, 37); // failed low: no better than the others
    QCOMPARE(int(table.entry().move), 26);
    QCOMPARE(int(table.entry().depth), 7);
    store(8, 4, noSquare);
    QCOMPARE(int(table.entry().move), 26);
}

void TestTranspositionTable::onlyTheSamePositionIsFound()
{
    Table table;
    table.store(hashOf(1), 5, 0, 12);
    QVERIFY(table.knows(hashOf(1)));
    QVERIFY(!table.knows(hashOf(2)));
    QVERIFY(!table.knows(hashOf(1) + 1));
    QVERIFY(!table.knows(0));
}

void TestTranspositionTable::shallowestGivesWay()
{
    Table table;
    const int depths[slotsOfABucket] = {9, 4, 12, 7};
    for (int i = 0; i < slotsOfABucket; ++i)
        table.store(hashOf(i), depths[i]);
    for (int i = 0; i < slotsOfABucket; ++i)
        QVERIFY(table.knows(hashOf(i)));
    table.store(hashOf(10), 1);
    QVERIFY(table.knows(hashOf(10)) && !table.knows(hashOf(1)));
    for (const int kept : {0, 2, 3})
        QVERIFY(table.knows(hashOf(kept)));
}

void TestTranspositionTable::earlierSearchesGiveWayFirst()
{
    Table table;
    table.store(hashOf(0), 30);
    table.table.newSearch();
    for (int i = 1; i < slotsOfABucket; ++i)
        table.store(hashOf(i), 2);
    table.store(hashOf(10), 1);
    QVERIFY(!table.knows(hashOf(0)));
    for (int i = 1; i < slotsOfABucket; ++i)
        QVERIFY(table.knows(hashOf(i)));
}

void TestTranspositionTable::clearedTableKnowsNothing()
{
    Table table;
    for (int i = 0; i < 100; ++i)
        table.store(std::uint64_t(i), 5);
    table.table.clear();
    for (int i = 0; i < 100; ++i)
        QVERIFY(!table.knows(std::uint64_t(i)));
    table.store(7, 1);
    QVERIFY(table.knows(7));
}

void TestTranspositionTable::noGenerationKnowsAnother()
{
    constexpr int generations = 300; // more than an entry can tell apart
    Table table;
    for (int i = 0; i < generations; ++i) {
        table.store(hashOf(i), 5);
        QVERIFY(table.knows(hashOf(i)));
        table.table.clear();
        for (int j = 0; j <= i; ++j)
            QVERIFY2(!table.knows(hashOf(j)), qPrintable(QString::number(j)));
    }
    table.store(42, 5); // and so after as many without an entry
    for (int i = 0; i < generations; ++i) {
        table.table.clear();
        QVERIFY(!table.knows(42));
    }
}

// What was there before decides neither what is found nor what is replaced.
void TestTranspositionTable::clearedTableFillsLikeANewOne()
{
    Table cleared;
    for (int i = 0; i < 20; ++i)
        cleared.store(hashOf(100 + i), 40);
    cleared.table.clear();
    Table fresh;
    for (int i = 0; i < 12; ++i) {
        for (Table *table : {&cleared, &fresh})
            table->store(hashOf(i), (i * 7) % 11, i % 3, i);
        for (int j = 0; j <= i; ++j)
            QCOMPARE(cleared.knows(hashOf(j)), fresh.knows(hashOf(j)));
    }
}

void TestTranspositionTable::clearingTouchesNoMemory()
{
    constexpr std::size_t bytes = std::size_t(256) << 20;
    TranspositionTable table(bytes);
    const std::size_t before = residentBytes();
    if (before == 0)
        QSKIP("the system does not tell how much memory is resident");
    for (int i = 0; i < 300; ++i) // past each generation
        table.clear();
    QVERIFY(residentBytes() < before + bytes / 2);
}

void TestTranspositionTable::memoryIsAPowerOfTwo()
{
    QCOMPARE(TranspositionTable(1).bytes(), small);
    QCOMPARE(TranspositionTable(2 * small - 1).bytes(), small);
    QCOMPARE(TranspositionTable(2 * small).bytes(), 2 * small);
    QCOMPARE(TranspositionTable(std::size_t(5) << 20).bytes(), std::size_t(4) << 20);
}

QTEST_APPLESS_MAIN(TestTranspositionTable)
#include "tst_transpositiontable.moc"
