#include "ai/lab/studies/positioncount.h"

#include <QTest>

using core::Move;
using core::TicTacToe;

/// Symmetric positions and moves count as one.
class TestPositionCount : public QObject
{
    Q_OBJECT

private slots:
    void symmetricMovesAreMerged();
};

void TestPositionCount::symmetricMovesAreMerged()
{
    const TicTacToe empty;
    const auto all = empty.legalMoves();
    const std::vector<Move> moves(all.begin(), all.end());
    QCOMPARE(ai::lab::symmetricMoves(empty, moves),
             (std::vector<std::size_t>{0, 1, 0, 1, 4, 1, 0, 1, 0}));
    const ai::lab::PositionCount count = ai::lab::countPositions(empty);
    QCOMPARE(count.all, 5'478U);
    QCOMPARE(count.upToSymmetry, 765U);
    QCOMPARE(count.calls, 16'168U);
    QCOMPARE(count.callsUpToSymmetry, 2'271U);
    QCOMPARE(ai::lab::countPositions(core::Nim()).calls, 109U);
}

QTEST_APPLESS_MAIN(TestPositionCount)
#include "tst_positioncount.moc"
