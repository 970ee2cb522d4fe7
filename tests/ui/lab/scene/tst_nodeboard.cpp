#include "ui/board/boardcolours.h"
#include "ui/lab/scene/nodeboard.h"

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
    void numberOfCountersStaysBesideThem();
    void printedBoardsNeedNoColour();
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

/// Counters are blue, the number is brown: nothing dark is brown from the gap before the counters
/// on.
void TestNodeBoard::numberOfCountersStaysBesideThem()
{
    const QPalette palette;
    const auto isBrown = [](QRgb pixel) {
        return qGray(pixel) < 150 && qRed(pixel) > qBlue(pixel);
    };
    for (const char *heaps : {"17", "99", "20-20", "30-99-48", "99-1-99-1-99-1-99-20"}) {
        const auto position = core::Nim::parse(heaps + std::string(" normal"));
        QVERIFY(bool(position));
        for (const int side : {58, 80, 109, 110, 190}) { // 58 is a node of the tree, not zoomed
            QImage image(side, side, QImage::Format_RGB32);
            QPainter painter(&image);
            ui::lab::paintBoardPicture(painter, QRectF(0, 0, side, side), *position,
                                       core::Move::none(), palette);
            painter.end();
            int inNumbers = 0;
            int inCounters = 0;
            const int border = qCeil(0.32 * side);
            for (int y = 0; y < side; ++y) {
                for (int x = 0; x < side; ++x)
                    (x < border ? inNumbers : inCounters) += isBrown(image.pixel(x, y)) ? 1 : 0;
            }
            const QString what = QString("%1 in %2 pixels").arg(heaps).arg(side);
            QVERIFY2(inNumbers > 0, qPrintable(what));
            QVERIFY2(inCounters == 0, qPrintable(what));
        }
    }
}

/// Only greys, a black disc black and a white one white with a dark rim.
void TestNodeBoard::printedBoardsNeedNoColour()
{
    constexpr int side = 160;
    const auto printed = [](const ai::lab::LabPosition &position, core::Move last) {
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ui::lab::paintPrintedBoard(painter, QRectF(0, 0, side, side), position, last);
        painter.end();
        return image;
    };
    const core::Othello start;
    const core::Othello moved = core::after(start, *start.parseMove("d3"));
    const TicTacToe board = *TicTacToe::parse("XXXOO---- O");
    for (const QImage &image :
         {printed(moved, *start.parseMove("d3")), printed(board, core::Move(2))}) {
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                QCOMPARE(image.pixelColor(x, y).saturation(), 0);
        }
    }
    const QImage othello = printed(moved, core::Move::none());
    const auto centre = [&othello](int column, int row) {
        return othello.pixelColor(column * side / 8 + side / 16, row * side / 8 + side / 16);
    };
    QCOMPARE(centre(3, 2), QColor(Qt::black)); // d3, d4 turned, e4, d5
    QCOMPARE(centre(3, 3), QColor(Qt::black));
    QCOMPARE(centre(4, 4), QColor(Qt::white)); // e5
    QCOMPARE(centre(0, 0), QColor(Qt::white)); // empty
    const auto darkest = [&othello](int column, int row) {
        int least = 255;
        for (int y = row * side / 8 + 2; y < (row + 1) * side / 8 - 1; ++y) {
            for (int x = column * side / 8 + 2; x < (column + 1) * side / 8 - 1; ++x)
                least = std::min(least, qGray(othello.pixel(x, y)));
        }
        return least;
    };
    QVERIFY(darkest(4, 4) < 60);  // the rim of a white disc
    QVERIFY(darkest(0, 0) > 200); // nothing on an empty square
}

QTEST_MAIN(TestNodeBoard)
#include "tst_nodeboard.moc"
