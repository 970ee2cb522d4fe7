#include "tests/support/qt/boards.h"
#include "tests/support/qt/busypool.h"
#include "ui/board/boardcolours.h"
#include "ui/board/games/tictactoeboardwidget.h"

#include <QTest>

using core::TicTacToe;
using ui::TicTacToeBoardWidget;

namespace {

constexpr int centre = 4;

QImage squareOf(TicTacToeBoardWidget &board, int cell)
{
    return board.grab(board.cellRect(cell).toAlignedRect())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

int countOf(QRgb colour, const QImage &picture)
{
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixel(x, y) == colour ? 1 : 0;
    }
    return count;
}

/// How many pixels well inside a shape of the colour in one picture have that colour in another.
int countWithin(QRgb colour, const QImage &shape, const QImage &other)
{
    constexpr int reach = 4;
    int count = 0;
    for (int y = reach; y < shape.height() - reach; ++y) {
        for (int x = reach; x < shape.width() - reach; ++x) {
            bool inside = other.pixel(x, y) == colour;
            for (int i = -reach; inside && i <= reach; ++i)
                inside = shape.pixel(x + i, y) == colour && shape.pixel(x, y + i) == colour;
            count += inside ? 1 : 0;
        }
    }
    return count;
}

} // namespace

/// Tic-tac-toe's board.
class TicTacToeBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void ghostIsNoPlayedMark_data();
    void ghostIsNoPlayedMark();
    void marksInTheWinningLineStayWhole_data();
    void marksInTheWinningLineStayWhole();
};

void TicTacToeBoardTest::ghostIsNoPlayedMark_data()
{
    QTest::addColumn<bool>("nought");
    QTest::newRow("X") << false;
    QTest::newRow("O") << true;
}

void TicTacToeBoardTest::ghostIsNoPlayedMark()
{
    QFETCH(bool, nought);
    support::BusyPool pool; // which painting does not wait for
    TicTacToeBoardWidget board;
    board.resize(800, 800);
    board.show();
    board.setInteractive(true);
    const core::Position position =
        nought ? support::played(TicTacToe(), {"1"}) : core::Position(TicTacToe());
    board.showPosition(position, std::nullopt);
    const ui::BoardColours &colours = ui::boardColours(board.palette(), board.display().theme);
    const QRgb tone = (nought ? colours.nought : colours.cross).rgb();
    QTest::mouseMove(&board, support::middleOf(board, 8)); // or the pointer may be there already
    QTest::mouseMove(&board, support::middleOf(board, centre));
    const QImage ghost = squareOf(board, centre);
    board.showPosition(core::after(position, core::Move(centre)), std::nullopt);
    const QImage mark = squareOf(board, centre);
    QVERIFY(countWithin(tone, mark, mark) > 0);
    QCOMPARE(countWithin(tone, mark, ghost), 0); // as thick, but no full tone inside
    QVERIFY(countOf(tone, ghost) > 0);           // its outline bears the contrast
    QVERIFY(pool.release());
}

void TicTacToeBoardTest::marksInTheWinningLineStayWhole_data()
{
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<QList<int>>("line");
    QTest::newRow("diagonal") << QStringList{"1", "2", "5", "3", "9"} << QList{0, 4, 8};
    QTest::newRow("row") << QStringList{"1", "4", "2", "5", "9", "6"} << QList{3, 4, 5};
}

/// And the line is seen by more than its colour: it has an edge that stands out.
void TicTacToeBoardTest::marksInTheWinningLineStayWhole()
{
    QFETCH(QStringList, moves);
    QFETCH(QList<int>, line);
    TicTacToeBoardWidget board;
    board.resize(800, 800);
    board.show();
    core::Position won = TicTacToe();
    for (const QString &move : moves)
        won = core::after(won, *core::parseMove(won, move.toStdString()));
    const bool isCross = moves.size() % 2 == 1;
    const ui::BoardColours &colours = ui::boardColours(board.palette(), board.display().theme);
    const QRgb tone = (isCross ? colours.cross : colours.nought).rgb();
    for (const int cell : line) {
        board.showPosition(TicTacToe(), std::nullopt);
        const auto mark = static_cast<TicTacToe::Mask>(1U << cell);
        board.showMarks(isCross ? mark : 0, isCross ? 0 : mark);
        const QImage alone = squareOf(board, cell);
        board.showPosition(won, std::nullopt);
        const QImage inLine = squareOf(board, cell);
        QVERIFY(countOf(tone, alone) > 0);
        QVERIFY(countOf(tone, inLine) >= countOf(tone, alone));
        QVERIFY(countOf(colours.winningLine.rgb(), inLine) > 0);
    }
}

QTEST_MAIN(TicTacToeBoardTest)
#include "tst_tictactoeboardwidget.moc"
