#include "tests/support/qt/boards.h"
#include "ui/board/games/othelloboardwidget.h"

#include <QTest>

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
    void sortedEndIsShownAgainAfterUndoAndRedo();
    void hintGoesWithTheNextPosition();
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

} // namespace

void OthelloBoardTest::namesSayWhatIsOnASquare()
{
    OthelloBoardWidget board;
    QCOMPARE(board.cellName(0), "a1, empty");
    QCOMPARE(board.cellName(27), "d4, white");
    QCOMPARE(board.cellName(28), "e4, black");
    QCOMPARE(board.cellName(19), "d3, empty"); // no move yet for the person
    board.setInteractive(true);
    QCOMPARE(board.cellName(19), "d3, empty, legal move, flips 1");
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
            QCOMPARE(board.cellName(cell).endsWith(QString("legal move, flips %1").arg(flips)),
                     legal);
        }
    }
}

void OthelloBoardTest::summaryCounts()
{
    OthelloBoardWidget board;
    board.setNames("You", "Computer");
    QCOMPARE(board.summary(), "You, black: 2. Computer, white: 2.");
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

void OthelloBoardTest::sortedEndIsShownAgainAfterUndoAndRedo()
{
    const auto game = support::randomGame(Othello(), 4);
    const auto &end = std::get<Othello>(game.positions.back());
    const auto &previous = std::get<Othello>(game.positions[game.positions.size() - 2]);
    OthelloBoardWidget board;
    board.resize(400, 400);
    const auto showsEnd = [&] {
        const auto black = blackSquares(board);
        for (std::size_t i = 0; i < black.size(); ++i) {
            if (black[i] != (static_cast<int>(i) < end.count(Side::First)))
                return false;
        }
        return true;
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

QTEST_MAIN(OthelloBoardTest)
#include "tst_othelloboardwidget.moc"
