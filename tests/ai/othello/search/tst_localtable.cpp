#include "ai/othello/search/localtable.h"

#include <QTest>

using namespace ai::othello;

/// Bounds of scores in a thread's own table.
class TestLocalTable : public QObject
{
    Q_OBJECT

private slots:
    void boundsAnswerWindowsBesideThem();
    void anotherPositionReplacesTheEntry();
};

void TestLocalTable::boundsAnswerWindowsBesideThem()
{
    LocalTable<4> table;
    LocalEntry &entry = table[1];
    for (int alpha = minScore; alpha < maxScore; ++alpha)
        QCOMPARE(entry.answer(alpha), noScore);
    // The score is at least 6 and at most 10.
    entry.store(1, 4, 6, 20);
    entry.store(1, 12, 10, 30);
    for (int alpha = minScore; alpha < maxScore; ++alpha)
        QCOMPARE(entry.answer(alpha), alpha < 6 ? 6 : alpha >= 10 ? 10 : noScore);
    QCOMPARE(int(entry.move), 30);
}

void TestLocalTable::anotherPositionReplacesTheEntry()
{
    LocalTable<4> table;
    LocalEntry &entry = table[1];
    entry.store(1, 4, 6, 20);
    entry.store(2, 12, 10, 30);
    QCOMPARE(entry.answer(4), noScore); // what the other position was worth is forgotten
    QCOMPARE(entry.answer(12), 10);
    QCOMPARE(entry.hash, std::uint64_t(2));
}

QTEST_APPLESS_MAIN(TestLocalTable)
#include "tst_localtable.moc"
