#include "core/nim.h"
#include "core/othello.h"
#include "core/perft.h"
#include "core/tictactoe.h"
#include "tests/support/slow.h"

#include <QTest>

/// Move generation against published counts.
class TestPerft : public QObject
{
    Q_OBJECT

private slots:
    void othelloCountsArePublishedOnes_data();
    void othelloCountsArePublishedOnes();
    void ticTacToeCountsAreKnownOnes();
    void nimCountsAreKnownOnes();
};

// Aart Bik's table: a pass is a ply, a finished game counts once.
void TestPerft::othelloCountsArePublishedOnes_data()
{
    QTest::addColumn<int>("depth");
    QTest::addColumn<quint64>("leaves");
    constexpr std::array<quint64, 13> counts{
        1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800, 1939886636};
    const int deepest = support::slow() ? 12 : 10;
    for (int depth = 1; depth <= deepest; ++depth)
        QTest::addRow("depth %d", depth) << depth << counts[static_cast<std::size_t>(depth)];
}

void TestPerft::othelloCountsArePublishedOnes()
{
    QFETCH(int, depth);
    QFETCH(quint64, leaves);
    QCOMPARE(quint64(core::perft(core::Othello(), depth)), leaves);
}

void TestPerft::ticTacToeCountsAreKnownOnes()
{
    QCOMPARE(core::perft(core::TicTacToe(), 2), 72u);
    QCOMPARE(core::perft(core::TicTacToe(), 5), 15120u);
    // Games that end earlier count once: all 255,168 games.
    QCOMPARE(core::perft(core::TicTacToe(), 9), 255168u);
}

void TestPerft::nimCountsAreKnownOnes()
{
    QCOMPARE(core::perft(core::Nim(), 20), 121415u);
}

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
