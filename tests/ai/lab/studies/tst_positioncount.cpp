#include "ai/lab/studies/positioncount.h"

#include <QTest>

/// Also with symmetric positions as one.
class TestPositionCount : public QObject
{
    Q_OBJECT

private slots:
    void articlesNumbersAreCounted();
};

void TestPositionCount::articlesNumbersAreCounted()
{
    const ai::lab::PositionCount count = ai::lab::countPositions(core::TicTacToe());
    QCOMPARE(count.all, 5'478U);
    QCOMPARE(count.upToSymmetry, 765U);
    QCOMPARE(count.calls, 16'168U);
    QCOMPARE(count.callsUpToSymmetry, 2'271U);
    QCOMPARE(ai::lab::countPositions(core::Nim()).calls, 109U);
}

QTEST_APPLESS_MAIN(TestPositionCount)
#include "tst_positioncount.moc"
