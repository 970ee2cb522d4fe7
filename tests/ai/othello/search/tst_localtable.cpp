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
    int score = 0;
    for (int alpha = minScore; alpha < maxScore; ++alpha)
        QVERIFY(!entry.answers(alpha, score));
    // The score is at least 6 and at most 10.
    entry.store(1, 4, 6, 20);
    entry.store(1, 12, 10, 30);
    for (int alpha = minScore; alpha < maxScore; ++alpha) {
        const bool known = alpha < 6 || alpha >= 10;
        QCOMPARE(entry.answers(alpha, score), known);
        if (known)
            QCOMPARE(score, alpha < 6 ? 6 : 10);
    }
    QCOMPARE(int(entry.move), 30);
}

void TestLocalTable::anotherPositionReplacesTheEntry()
{
    LocalTable<4> table;
    LocalEntry &entry = table[1];
    entry.store(1, 4, 6, 20);
    entry.store(2, 12, 10, 30);
    int score = 0;
    QVERIFY(!entry.answers(4, score)); // what the other position was worth is forgotten
    QVERIFY(entry.answers(12, score));
    QCOMPARE(score, 10);
    QCOMPARE(entry.hash, std::uint64_t(2));
}

QTEST_APPLESS_MAIN(TestLocalTable)
#include "tst_localtable.moc"
