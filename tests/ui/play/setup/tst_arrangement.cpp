#include "ui/play/setup/arrangement.h"

#include <QTest>

using core::Side;
using ui::Arrangement;

/// What lies on a board that is set up by hand, and whether a game can go on from there.
class TestArrangement : public QObject
{
    Q_OBJECT

private slots:
    void positionIsArrangedAndReadBack_data();
    void positionIsArrangedAndReadBack();
    void squareHasOnePieceAtMost();
    void heapsKeepTheirBounds();
    void marksThatNoGameComesToAreExplained_data();
    void marksThatNoGameComesToAreExplained();
    void finishedGamesAreExplained_data();
    void finishedGamesAreExplained();
};

namespace {

/// Marks as X, O and -, in whatever number.
Arrangement marks(const QString &text, Side toMove)
{
    Arrangement result = ui::arrangementOf(core::TicTacToe());
    for (int square = 0; square < 9; ++square) {
        if (text[square] != '-')
            setPiece(result, square, text[square] == 'X' ? Side::First : Side::Second);
    }
    result.toMove = toMove;
    return result;
}

} // namespace

void TestArrangement::positionIsArrangedAndReadBack_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("text");
    QTest::newRow("tic-tac-toe") << int(core::GameKind::TicTacToe) << "X-O-X---- O";
    QTest::newRow("Othello") << int(core::GameKind::Othello)
                             << "XOO-----" + QString(24, '-') + "---XO---" + QString(24, '-')
                                    + " O";
    QTest::newRow("Nim") << int(core::GameKind::Nim) << "3-0-12 limit 4 normal second";
}

void TestArrangement::positionIsArrangedAndReadBack()
{
    QFETCH(int, kind);
    QFETCH(QString, text);
    const auto position = core::parsePosition(core::GameKind(kind), text.toStdString());
    QVERIFY(position.ok());
    const Arrangement arrangement = ui::arrangementOf(*position);
    QVERIFY(arrangement.toMove == Side::Second);
    const auto again = positionOf(arrangement);
    QVERIFY(again.ok());
    QVERIFY(*again == *position);
    for (int square = 0; square < 64 && kind == int(core::GameKind::Othello); ++square) {
        const auto piece = pieceOn(arrangement, square);
        QCOMPARE(!piece                  ? QChar('-')
                 : *piece == Side::First ? QChar('X')
                                         : QChar('O'),
                 text[square]);
    }
}

void TestArrangement::squareHasOnePieceAtMost()
{
    Arrangement board = ui::arrangementOf(core::Othello());
    setPiece(board, 63, Side::First);
    QVERIFY(pieceOn(board, 63) == Side::First);
    setPiece(board, 63, Side::Second);
    QVERIFY(pieceOn(board, 63) == Side::Second);
    QCOMPARE(board.pieces[0] & board.pieces[1], std::uint64_t(0));
    setPiece(board, 63, std::nullopt);
    QVERIFY(board == ui::arrangementOf(core::Othello()));
}

void TestArrangement::heapsKeepTheirBounds()
{
    Arrangement heaps = ui::arrangementOf(*core::Nim::parse("3-4 normal"));
    setHeap(heaps, 1, -1);
    QCOMPARE(heaps.heaps, (std::vector<int>{3, 0}));
    setHeap(heaps, 0, core::Nim::maxHeapSize + 1);
    QCOMPARE(heaps.heaps[0], core::Nim::maxHeapSize);
    QVERIFY(positionOf(heaps).ok());
}

void TestArrangement::marksThatNoGameComesToAreExplained_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("toMove");
    QTest::addColumn<QString>("problem");
    const int x = int(Side::First);
    const int o = int(Side::Second);
    QTest::newRow("fine") << "X---O----" << x << QString();
    QTest::newRow("O began") << "O--------" << x << QString();
    QTest::newRow("two ahead") << "XX-------" << o << "X has 2 and O has 0.";
    QTest::newRow("X would move twice") << "X--------" << x << "it is O's turn.";
    QTest::newRow("O would move twice") << "O--------" << o << "it is X's turn.";
    QTest::newRow("two rows") << "XXXOOO---" << x << "both have three in a row";
}

void TestArrangement::marksThatNoGameComesToAreExplained()
{
    QFETCH(QString, text);
    QFETCH(int, toMove);
    QFETCH(QString, problem);
    const QString said = problemOf(marks(text, Side(toMove)));
    QCOMPARE(said.isEmpty(), problem.isEmpty());
    QVERIFY2(said.contains(problem), qPrintable(said));
}

void TestArrangement::finishedGamesAreExplained_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const int marks = int(core::GameKind::TicTacToe);
    QTest::newRow("row") << marks << "XXXOO---- O"
                         << "X has three in a row: the game is over.";
    QTest::newRow("full") << marks << "XOXXOOOXX O"
                          << "Every square is taken: the game is over.";
    QTest::newRow("no move") << int(core::GameKind::Othello) << "XX------" + QString(56, '-') + " O"
                             << "Neither side can turn a disc: there is no move to play.";
    QTest::newRow("no counter") << int(core::GameKind::Nim) << "0-0 normal"
                                << "There is no counter to take.";
}

void TestArrangement::finishedGamesAreExplained()
{
    QFETCH(int, kind);
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const auto position = core::parsePosition(core::GameKind(kind), text.toStdString());
    QVERIFY(position.ok());
    QCOMPARE(problemOf(ui::arrangementOf(*position)), problem);
}

QTEST_APPLESS_MAIN(TestArrangement)
#include "tst_arrangement.moc"
