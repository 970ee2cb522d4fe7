#include "tests/support/qt/boards.h"
#include "ui/board/boardcolours.h"
#include "ui/board/games/boardfactory.h"
#include "ui/board/games/othelloboardwidget.h"
#include "ui/style/surface.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using core::Othello;
using core::Side;
using ui::OthelloBoardWidget;

class OthelloBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void namesSayWhatIsOnASquare();
    void namesSayWhatAMoveFlips();
    void summaryCounts();
    void sortedDiscsAreTwoBlocks();
    void discsAreSortedWhereTheLastMoveWasPlayed();
    void hintGoesWithTheNextPosition();
    void ringsMarkWhatTheLastMoveTurned();
    void ringsStayWhenTheOtherSidePasses();
    void ghostShowsWhatAMoveWouldTurn();
    void discsCanBeSeenInThePictureOfAMenu_data();
    void discsCanBeSeenInThePictureOfAMenu();
    void theCursorCoversNoDisc_data();
    void theCursorCoversNoDisc();
};

namespace {

bool isBlack(const QImage &picture, const OthelloBoardWidget &board, int cell)
{
    // Beside the centre, where neither a count nor a mark lies.
    const QRectF square = board.cellRect(cell);
    const QPointF spot = square.center() + QPointF(square.width() * 0.3, 0);
    return picture.pixelColor((spot * picture.devicePixelRatio()).toPoint()).lightness() < 60;
}

std::vector<bool> blackSquares(OthelloBoardWidget &board)
{
    const QImage picture = board.grab().toImage();
    std::vector<bool> black;
    for (const int cell : board.cells())
        black.push_back(isBlack(picture, board, cell));
    return black;
}

/// Where the ring on a turned disc is painted, to the right of its middle.
QColor ringColour(OthelloBoardWidget &board, int cell, qreal radius)
{
    const QImage picture = board.grab().toImage();
    const QRectF square = board.cellRect(cell);
    return picture.pixelColor((square.center() + QPointF(square.width() * radius, 0)).toPoint());
}

bool isRinged(OthelloBoardWidget &board, int cell)
{
    return ringColour(board, cell, 0.25).saturation() > 120; // discs are grey
}

/// The middle of the plate with a side's count, in rows from the top: in the middle of its discs.
double rowOfCount(const Othello &end, Side side)
{
    constexpr double plate = 1.4;
    const double half = std::max(plate, end.count(side) / 8.0) / 2;
    return side == Side::First ? half : 8 - half;
}

bool isUnderCount(const Othello &end, int cell)
{
    if (cell % 8 != 3 && cell % 8 != 4)
        return false;
    const int row = cell / 8;
    const auto covers = [&](Side side) {
        return std::abs(row + 0.5 - rowOfCount(end, side)) < 1.2;
    };
    return covers(Side::First) || covers(Side::Second);
}

/// The plates are of the sides' own colours, above their texts.
bool showsCounts(OthelloBoardWidget &board, const Othello &end)
{
    const QImage picture = board.grab().toImage();
    const QRectF first = board.cellRect(0);
    const auto colourOf = [&](Side side) {
        const QPointF above(first.left() + 4 * first.width(),
                            first.top() + (rowOfCount(end, side) - 0.6) * first.height());
        return picture.pixelColor((above * picture.devicePixelRatio()).toPoint());
    };
    return colourOf(Side::First) == ui::boardColours(board.palette()).black
           && colourOf(Side::Second) == ui::boardColours(board.palette()).white;
}

} // namespace

void OthelloBoardTest::namesSayWhatIsOnASquare()
{
    OthelloBoardWidget board;
    QCOMPARE(board.cellName(0), "a1, empty");
    QCOMPARE(board.cellName(27), "d4, white");
    QCOMPARE(board.cellName(28), "e4, black");
    QCOMPARE(board.cellName(19), "d3, empty"); // no move yet for the person
    board.setInteractive(true);
    QCOMPARE(board.cellName(19), "d3, empty, legal move, turns 1");
    support::playMove(board, core::Move(19));
    QCOMPARE(board.cellName(19), "d3, black, last move");
    QCOMPARE(board.cellName(27), "d4, black");
}

void OthelloBoardTest::namesSayWhatAMoveFlips()
{
    OthelloBoardWidget board;
    board.setInteractive(true);
    const auto game = support::randomGame(Othello(), 21);
    for (const core::Position &position : game.positions) {
        board.showPosition(position, std::nullopt);
        const auto &othello = std::get<Othello>(position);
        for (const int cell : board.cells()) {
            const int flips = std::popcount(othello.flips(cell));
            const bool legal = othello.isLegal(core::Move(static_cast<std::uint16_t>(cell)));
            QCOMPARE(board.cellName(cell).endsWith(QString("legal move, turns %1").arg(flips)),
                     legal);
        }
    }
}

void OthelloBoardTest::summaryCounts()
{
    OthelloBoardWidget board;
    board.setNames("You", "Computer");
    QCOMPARE(board.summary(), "You, black: 2. Computer, white: 2.");
    // As in the result, where the empty square counts for the winner.
    std::string end(64, 'X');
    end[0] = '-';
    end[44] = 'O';
    board.showPosition(*core::parsePosition(core::GameKind::Othello, end + " X"), std::nullopt);
    QCOMPARE(board.summary(), "You, black: 63. Computer, white: 1.");
}

void OthelloBoardTest::sortedDiscsAreTwoBlocks()
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        const auto game = support::randomGame(Othello(), seed);
        const auto &end = std::get<Othello>(game.positions.back());
        std::set<int> black;
        std::set<int> white;
        for (int square = 0; square < 64; ++square) {
            if (((end.discs(Side::First) >> square) & 1) != 0)
                black.insert(OthelloBoardWidget::sortedSquare(end, square));
            else if (((end.discs(Side::Second) >> square) & 1) != 0)
                white.insert(OthelloBoardWidget::sortedSquare(end, square));
        }
        // As many places as discs, from the first square on and up to the last.
        QCOMPARE(static_cast<int>(black.size()), end.count(Side::First));
        QCOMPARE(static_cast<int>(white.size()), end.count(Side::Second));
        QVERIFY(black.empty()
                || (*black.begin() == 0 && *black.rbegin() == end.count(Side::First) - 1));
        QVERIFY(white.empty()
                || (*white.rbegin() == 63 && *white.begin() == 64 - end.count(Side::Second)));
    }
}

void OthelloBoardTest::discsAreSortedWhereTheLastMoveWasPlayed()
{
    const auto game = support::randomGame(Othello(), 4);
    const auto &end = std::get<Othello>(game.positions.back());
    const auto &previous = std::get<Othello>(game.positions[game.positions.size() - 2]);
    OthelloBoardWidget board;
    board.resize(400, 400);
    board.show();
    const auto showsEnd = [&] {
        const auto black = blackSquares(board);
        for (std::size_t i = 0; i < black.size(); ++i) {
            const bool isBlackDisc = static_cast<int>(i) < end.count(Side::First);
            if (!isUnderCount(end, static_cast<int>(i)) && black[i] != isBlackDisc)
                return false;
        }
        return showsCounts(board, end);
    };
    const auto showsSquaresOf = [&](const Othello &position) {
        const auto black = blackSquares(board);
        for (std::size_t i = 0; i < black.size(); ++i) {
            if (black[i] != (((position.discs(Side::First) >> i) & 1) != 0))
                return false;
        }
        return true;
    };
    board.showPosition(previous, std::nullopt);
    QVERIFY(showsSquaresOf(previous));
    support::playMove(board, game.moves.back());
    board.finishAnimation();
    QVERIFY(showsEnd());
    board.showPosition(previous, std::nullopt);
    QVERIFY(showsSquaresOf(previous));
    board.showPosition(end, game.moves.back());
    QVERIFY(showsSquaresOf(end));
    board.showPosition(previous, std::nullopt);
    support::playMove(board, game.moves.back()); // played again
    board.finishAnimation();
    QVERIFY(showsEnd());
}

void OthelloBoardTest::hintGoesWithTheNextPosition()
{
    OthelloBoardWidget board;
    board.resize(300, 300);
    const QImage plain = board.grab().toImage();
    board.showHint(core::Move(19), "takes the centre");
    QVERIFY(board.grab().toImage() != plain);
    board.showPosition(Othello(), std::nullopt);
    QCOMPARE(board.grab().toImage(), plain);
}

void OthelloBoardTest::ringsMarkWhatTheLastMoveTurned()
{
    constexpr int d3 = 19;
    constexpr int d4 = 27;
    constexpr int e4 = 28;
    OthelloBoardWidget board;
    board.resize(800, 800);
    support::playMove(board, core::Move(d3));
    board.finishAnimation();
    QVERIFY(isRinged(board, d4));
    QVERIFY(!isRinged(board, e4));
    const core::Position after = board.position();
    board.showPosition(after, core::Move(d3)); // from where is not known
    QVERIFY(!isRinged(board, d4));
    board.showPosition(after, core::Move(d3), core::Position(Othello()));
    QVERIFY(isRinged(board, d4));
    support::playMove(board, core::legalMoves(after).front()); // until the next move
    board.finishAnimation();
    QVERIFY(!isRinged(board, d4));
}

void OthelloBoardTest::ringsStayWhenTheOtherSidePasses()
{
    // Black on a1 and h8, white beside them: after Black's c1 White has no move.
    const auto start = Othello::create(0x1 | (1ULL << 63), 0x2 | (1ULL << 62), Side::First);
    QVERIFY(start.ok());
    OthelloBoardWidget board;
    board.resize(800, 800);
    board.showPosition(*start, std::nullopt);
    support::playMove(board, core::Move(2));
    board.finishAnimation();
    QVERIFY(isRinged(board, 1));
    QVERIFY(core::mustPass(board.position()));
    support::playMove(board, Othello::pass);
    board.finishAnimation();
    QVERIFY(isRinged(board, 1));
}

void OthelloBoardTest::ghostShowsWhatAMoveWouldTurn()
{
    constexpr int d3 = 19;
    OthelloBoardWidget board;
    board.resize(800, 800);
    board.show();
    board.setInteractive(true);
    const QImage plain = board.grab().toImage();
    QTest::mouseMove(&board, support::middleOf(board, d3));
    const QImage pointed = board.grab().toImage();
    for (const int cell : board.cells()) {
        const QRect square = board.cellRect(cell).toAlignedRect();
        const bool marked = pointed.copy(square) != plain.copy(square);
        QCOMPARE(marked, cell == d3 || cell == 27); // the ghost, and the ring on d4
    }
}

void OthelloBoardTest::theCursorCoversNoDisc_data()
{
    QTest::addColumn<int>("side");
    for (const int side : {200, 224, 320, 600, 1000})
        QTest::addRow("%d", side) << side;
}

/// Neither the disc of its own square nor a neighbour's.
void OthelloBoardTest::theCursorCoversNoDisc()
{
    QFETCH(int, side);
    OthelloBoardWidget board;
    board.resize(side, side);
    board.setInteractive(true);
    board.show();
    QVERIFY(QTest::qWaitForWindowActive(&board));
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Up); // a frame is the keyboard's
    board.setCursorCell(0);
    const QImage before = board.grab().toImage();
    board.setCursorCell(27);
    const QImage after = board.grab().toImage();
    int framed = 0;
    for (int y = 0; y < after.height(); ++y) {
        for (int x = 0; x < after.width(); ++x) {
            if (after.pixel(x, y) == before.pixel(x, y))
                continue;
            for (const int cell : {27, 28, 35, 36}) {
                const QRectF square = board.cellRect(cell);
                const QPointF from = QPointF(x + 0.5, y + 0.5) - square.center();
                // Less a pixel, in which the disc's rim and the frame may meet.
                QVERIFY2(std::hypot(from.x(), from.y()) > square.width() * 0.415 - 1,
                         qPrintable(QString("%1, %2").arg(x).arg(y)));
            }
            framed += board.cellRect(27).adjusted(-9, -9, 9, 9).contains(x, y) ? 1 : 0;
        }
    }
    QVERIFY(framed > 4 * side / 10); // all round
}

void OthelloBoardTest::discsCanBeSeenInThePictureOfAMenu_data()
{
    QTest::addColumn<ui::BoardTheme>("theme");
    QTest::addColumn<bool>("dark");
    for (const ui::BoardTheme theme : ui::allBoardThemes) {
        for (const bool dark : {false, true})
            QTest::addRow("%d, %s", int(theme), dark ? "dark" : "light") << theme << dark;
    }
}

/// At a few pixels a square, on every board: each disc by 3:1, and nothing else.
void OthelloBoardTest::discsCanBeSeenInThePictureOfAMenu()
{
    QFETCH(ui::BoardTheme, theme);
    QFETCH(bool, dark);
    ui::setBoardTheme(theme);
    const auto restore = qScopeGuard([] { ui::setBoardTheme(ui::BoardTheme::Felt); });
    const QPalette palette = dark ? QPalette(QColor(0x2b3236), QColor(0x15181a)) : QPalette();
    const Othello game;
    constexpr int side = 35;
    const auto board = ui::pictureBoard(game, std::nullopt, side, palette);
    const QImage picture = board->grab().toImage();
    const QColor field = picture.pixelColor(board->cellRect(0).center().toPoint());
    const auto clearest = [&](int cell) {
        const QRect square = board->cellRect(cell).toAlignedRect();
        double most = 1;
        for (int x = square.left(); x <= square.right(); ++x) {
            for (int y = square.top(); y <= square.bottom(); ++y)
                most = std::max(most, ui::contrast(picture.pixelColor(x, y), field));
        }
        return most;
    };
    for (const int cell : board->cells()) {
        const bool isEmpty = ((game.emptySquares() >> cell) & 1) != 0;
        QVERIFY2(isEmpty == (clearest(cell) < 3), qPrintable(QString::number(clearest(cell))));
    }
}

QTEST_MAIN(OthelloBoardTest)
#include "tst_othelloboardwidget.moc"
