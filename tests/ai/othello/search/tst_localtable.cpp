#include "ai/othello/search/localtable.h"

#include <QTest>

#include <memory>

using namespace ai::othello;

/// Bounds of scores in a thread's own table.
class TestLocalTable : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyEntryAnswersNothing();
    void boundsAnswerWindowsOnTheirSide();
    void everyScoreAndMoveIsKept();
    void anotherPositionReplacesTheEntry();
    void aLargeTableTellsEveryHashApart();
};

void TestLocalTable::anEmptyEntryAnswersNothing()
{
    const LocalEntry entry;
    for (int alpha = minScore; alpha < maxScore; ++alpha)
        QCOMPARE(entry.answer(alpha), noScore);
}

void TestLocalTable::boundsAnswerWindowsOnTheirSide()
{
    LocalEntry entry;
    entry.store(0, 4, 6, 20); // at least 6
    for (int alpha = minScore; alpha < maxScore; ++alpha)
        QCOMPARE(entry.answer(alpha), alpha < 6 ? 6 : noScore);
    entry.store(0, 12, 10, 30); // at most 10
    for (int alpha = minScore; alpha < maxScore; ++alpha)
        QCOMPARE(entry.answer(alpha), alpha >= 10 ? 10 : noScore);
}

void TestLocalTable::everyScoreAndMoveIsKept()
{
    constexpr std::uint64_t hash = 0xfedcba9876543210;
    for (int score = minScore; score <= maxScore; score += 2) {
        for (int move = 0; move < noSquare; ++move) {
            for (const bool isLower : {false, true}) {
                LocalEntry entry;
                entry.store(hash, isLower ? score - 1 : score, score, move);
                QVERIFY(entry.holds(hash));
                QCOMPARE(entry.bound(), score);
                QCOMPARE(entry.move(), move);
                QCOMPARE(entry.isLowerBound(), isLower);
            }
        }
    }
}

void TestLocalTable::anotherPositionReplacesTheEntry()
{
    constexpr std::uint64_t first = std::uint64_t(1) << 40;
    constexpr std::uint64_t second = std::uint64_t(2) << 40;
    LocalTable<4> table;
    LocalEntry &entry = table[first];
    entry.store(first, 4, 6, 20);
    QVERIFY(!entry.holds(second));
    QCOMPARE(&table[second], &entry);
    entry.store(second, 12, 10, 30);
    QVERIFY(entry.holds(second));
    QVERIFY(!entry.holds(first));
    QCOMPARE(entry.answer(4), noScore); // what the other position was worth is forgotten
    QCOMPARE(entry.answer(12), 10);
}

void TestLocalTable::aLargeTableTellsEveryHashApart()
{
    // Left on the stack it would be large for one.
    const auto table = std::make_unique<LocalTable<std::size_t(1) << LocalEntry::droppedBits>>();
    constexpr std::uint64_t hash = 0x0123456789abcdef;
    (*table)[hash].store(hash, 0, 2, 0);
    for (int bit = 0; bit < 64; ++bit) {
        const std::uint64_t changed = hash ^ std::uint64_t(1) << bit;
        QVERIFY(!(*table)[changed].holds(changed));
    }
}

QTEST_APPLESS_MAIN(TestLocalTable)
#include "tst_localtable.moc"
