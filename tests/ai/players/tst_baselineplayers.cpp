#include "ai/players/namedplayers.h"

#include <QTest>

#include <algorithm>
#include <bit>

using core::Move;
using core::Othello;
using core::TicTacToe;

/// The simple players that the levels are measured against.
class TestBaselinePlayers : public QObject
{
    Q_OBJECT

private slots:
    void cornersAreTakenFirst();
    void mostDiscsAreTakenWithoutCorner();
    void winComesBeforeBlock();
};

void TestBaselinePlayers::cornersAreTakenFirst()
{
    // a1 turns one disc, d1 would turn three.
    const auto position = Othello::parse("-OX-----"
                                         "---O----"
                                         "---O----"
                                         "---O----"
                                         "---X----"
                                         "--------"
                                         "--------"
                                         "-------- X");
    QVERIFY(position.ok());
    QCOMPARE(ai::cornersThenMostDiscs(*position).equalMoves, std::vector<Move>{Move(0)});
}

void TestBaselinePlayers::mostDiscsAreTakenWithoutCorner()
{
    const auto position = Othello::parse("--------"
                                         "-OX-----"
                                         "XOO-----"
                                         "-XOOO---"
                                         "--------"
                                         "--------"
                                         "--------"
                                         "-------- X");
    QVERIFY(position.ok());
    const std::vector<Move> moves = ai::cornersThenMostDiscs(*position).equalMoves;
    int most = 0;
    for (const Move move : position->legalMoves())
        most = std::max(most, std::popcount(position->flips(move.code())));
    QVERIFY(!moves.empty());
    for (const Move move : moves)
        QCOMPARE(std::popcount(position->flips(move.code())), most);
}

void TestBaselinePlayers::winComesBeforeBlock()
{
    const auto position = TicTacToe::parse("XX-OO---- X");
    QVERIFY(position.ok());
    QCOMPARE(ai::winsOrBlocks(*position).equalMoves, std::vector<Move>{Move(2)});
    const auto blocking = TicTacToe::parse("X--OO---X X");
    QVERIFY(blocking.ok());
    QCOMPARE(ai::winsOrBlocks(*blocking).equalMoves, std::vector<Move>{Move(5)});
}

QTEST_APPLESS_MAIN(TestBaselinePlayers)
#include "tst_baselineplayers.moc"
