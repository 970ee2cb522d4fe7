#include "ui/board/boardcolours.h"
#include "ui/lab/tree/nodeboard.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using core::TicTacToe;

/// The small boards in the tree.
class TestNodeBoard : public QObject
{
    Q_OBJECT

private slots:
    void wonLineIsStruckThrough_data();
    void wonLineIsStruckThrough();
};

void TestNodeBoard::wonLineIsStruckThrough_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QPoint>("between"); // two marks of the line, in sixths of the board
    QTest::addColumn<bool>("struck");
    QTest::newRow("row") << "XXXOO---- O" << QPoint(2, 1) << true;
    QTest::newRow("column") << "OX-OX-O-X X" << QPoint(1, 2) << true;
    QTest::newRow("diagonal") << "X-OOX---X O" << QPoint(2, 2) << true;
    QTest::newRow("other diagonal") << "X-OXOXO-- X" << QPoint(4, 2) << true;
    QTest::newRow("open") << "XX-OO---- X" << QPoint(2, 1) << false;
}

void TestNodeBoard::wonLineIsStruckThrough()
{
    QFETCH(QString, board);
    QFETCH(QPoint, between);
    QFETCH(bool, struck);
    const auto position = TicTacToe::parse(board.toStdString());
    QVERIFY(bool(position));
    QImage image(120, 120, QImage::Format_RGB32);
    image.fill(Qt::white);
    const QPalette palette;
    {
        QPainter painter(&image);
        ui::lab::paintBoardPicture(painter, QRectF(0, 0, 120, 120), *position, core::Move::none(),
                                   palette);
    }
    const QColor line = ui::boardColours(palette).winningLine;
    QCOMPARE(image.pixelColor(between * 20) == line, struck);
}

QTEST_MAIN(TestNodeBoard)
#include "tst_nodeboard.moc"
