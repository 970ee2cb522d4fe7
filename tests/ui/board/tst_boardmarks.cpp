#include "tests/support/qt/boards.h"
#include "tests/support/qt/shownboard.h"
#include "tests/ui/board/boardpictures.h"
#include "ui/board/games/nimlayout.h"
#include "ui/board/sidesign.h"
#include "ui/style/surface.h"

#include <cmath>
#include <memory>

using core::GameKind;
using ui::BoardWidget;

namespace {

/// The cells that a move is about: its square, or the counters that go.
QRectF cellsOf(const BoardWidget &board, core::Move move)
{
    const auto *nim = std::get_if<core::Nim>(&board.position());
    if (nim == nullptr)
        return board.cellRect(move.code());
    QRectF area;
    const int heap = core::Nim::heapOf(move);
    for (int i = 0; i < core::Nim::countersOf(move); ++i)
        area |= board.cellRect(ui::NimLayout::cellOf(heap, nim->heap(heap) - i));
    return area;
}

/// The picture but for the line of words under Nim's counters.
QImage pictureAboveTheWords(BoardWidget &board)
{
    const QRectF lowest = board.cellRect(board.cells().front());
    const QRectF seenPart = board.kind() == GameKind::Nim
                                ? QRectF(0, 0, board.width(), lowest.bottom())
                                : QRectF(board.rect());
    return pictureOf(board).copy(inDevicePixels(seenPart, board.devicePixelRatioF()));
}

} // namespace

/// What is painted for hints and theory, and the signs of the sides.
class BoardMarksTest : public QObject
{
    Q_OBJECT

private slots:
    void hintStaysOnItsCells_data() { support::everyGame(); }
    void hintStaysOnItsCells();
    void wordsOnMarksGrowWithTheBoard_data() { support::everyGame(); }
    void wordsOnMarksGrowWithTheBoard();
    void theLegendHasSpaceOnASmallBoard();
    void theSidesDifferWithoutColours_data() { support::everyGame(); }
    void theSidesDifferWithoutColours();
    void hintInTicTacToeIsNoRing();
    void hintMarksTheButtonThatPlaysIt();
    void signsStandOutFromTheWindow();
    void aMistakeIsNotMarkedAsABlunder();
    void aWrongMoveStaysMarked_data() { support::everyGame(); }
    void aWrongMoveStaysMarked();
};

/// A value over a neighbour's disc would be taken for the neighbour's.
void BoardMarksTest::hintStaysOnItsCells()
{
    QFETCH(GameKind, kind);
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
    board->setFont(QFont("DejaVu Sans", 12));
    board->resize(360, 360);
    board->show();
    const auto game = support::randomGame(core::startOf(kind), 5);
    for (std::size_t ply = 0; ply + 1 < game.positions.size(); ply += 3) {
        board->showPosition(game.positions[ply], std::nullopt);
        const QImage without = pictureAboveTheWords(*board);
        for (const core::Move move : core::legalMoves(game.positions[ply])) {
            if (kind == GameKind::Othello && move == core::Othello::pass)
                continue;
            board->showHint(move, "+12");
            const QRect marked = changed(pictureAboveTheWords(*board), without);
            board->showPosition(game.positions[ply], std::nullopt);
            QVERIFY(!marked.isEmpty());
            const QRectF own = cellsOf(*board, move);
            const QRect allowed = inDevicePixels(own, board->devicePixelRatioF());
            QCOMPARE(marked | allowed, allowed);
        }
    }
}

void BoardMarksTest::wordsOnMarksGrowWithTheBoard()
{
    QFETCH(GameKind, kind);
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
    const core::Move move = core::legalMoves(board->position()).front();
    const auto heightOfText = [&](int side) {
        board->resize(side, side);
        BoardWidget::Theory theory;
        theory.move = move;
        board->showTheory({theory});
        const QImage without = pictureOf(*board);
        theory.text = "+4";
        board->showTheory({theory});
        return changed(pictureOf(*board), without).height();
    };
    constexpr int small = 600;
    const int large = unitsOf(2400);
    const int heightOnSmall = heightOfText(small);
    QVERIFY(heightOnSmall > 0);
    QVERIFY2(heightOfText(large) > 0.75 * large / small * heightOnSmall,
             qPrintable(QString::number(heightOnSmall)));
}

/// In shorter words where the others are too long.
void BoardMarksTest::theLegendHasSpaceOnASmallBoard()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Othello, nullptr));
    board->setFont(QFont("DejaVu Sans", 10));
    BoardWidget::Theory theory;
    theory.move = core::legalMoves(board->position()).front();
    const BoardWidget::TintMeaning entry{
        BoardWidget::Tone::Poor, {}, "more than 4 discs worse", "over 4 worse"};
    for (const int side : {280, 400, 600}) {
        board->resize(side, side);
        board->showTheory({theory});
        const QImage without = pictureOf(*board);
        board->showTheory({theory}, {entry, entry, entry});
        const QRectF words = changed(pictureOf(*board), without);
        QVERIFY2(words.width() > 0.5 * without.width(), qPrintable(QString::number(side)));
    }
}

void BoardMarksTest::theSidesDifferWithoutColours()
{
    QFETCH(GameKind, kind);
    constexpr int size = 32;
    const auto sign = [kind](core::Side side) {
        return ui::signPixmap(kind, side, size, 1, QPalette())
            .toImage()
            .convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage first = sign(core::Side::First);
    const QImage second = sign(core::Side::Second);
    int different = 0;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            constexpr int clearly = 60;
            different += std::abs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y))) > clearly;
        }
    }
    QVERIFY2(different > 20, qPrintable(QString::number(different)));
}

/// An O is drawn with its line at 0.29 of the square's length from the middle.
void BoardMarksTest::hintInTicTacToeIsNoRing()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::TicTacToe, nullptr));
    board->resize(360, 360);
    for (const core::Move move : core::legalMoves(board->position())) {
        const QImage without = pictureOf(*board);
        board->showHint(move, {});
        const QImage with = pictureOf(*board);
        QVERIFY(with != without);
        const QRectF square = board->cellRect(move.code());
        for (int degrees = 0; degrees < 360; degrees += 2) {
            const QLineF radius = QLineF::fromPolar(square.width() * 0.29, degrees);
            const QPointF point = radius.translated(square.center()).p2();
            const QPoint spot = (point * with.devicePixelRatio()).toPoint();
            QCOMPARE(with.pixel(spot), without.pixel(spot));
        }
        board->showPosition(board->position(), std::nullopt);
    }
}

/// Below the counters stand Take 1, Take 2 and Take 3.
void BoardMarksTest::hintMarksTheButtonThatPlaysIt()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Nim, nullptr));
    board->resize(480, 480);
    const QRgb hint = ui::boardColours(board->palette()).hint.rgb();
    const auto markedAt = [&] {
        const QImage picture = pictureOf(*board);
        QRect marked;
        for (int y =
                 inDevicePixels(board->cellRect(board->cells().front()), board->devicePixelRatioF())
                     .bottom()
                 + 1;
             y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixel(x, y) == hint)
                    marked |= QRect(x, y, 1, 1);
            }
        }
        return marked;
    };
    QVERIFY(markedAt().isEmpty());
    int left = -1;
    for (const core::Move move : core::legalMoves(board->position())) {
        board->showHint(move, {});
        const QRect marked = markedAt();
        QVERIFY2(marked.left() > left, "the buttons stand from left to right");
        left = marked.right();
    }
}

/// Slate is dark in a light window too, so its chalk would be white on white there.
void BoardMarksTest::signsStandOutFromTheWindow()
{
    const ui::BoardTheme before = ui::boardTheme();
    for (const ui::BoardTheme theme : ui::allBoardThemes) {
        ui::setBoardTheme(theme);
        for (const QColor &ground : {QColor(0xfffefb), QColor(0x1f2427)}) {
            QPalette palette;
            palette.setColor(QPalette::Window, ground);
            palette.setColor(QPalette::Base, ground);
            for (const core::Side side : {core::Side::First, core::Side::Second}) {
                const QImage sign =
                    ui::signPixmap(GameKind::TicTacToe, side, 28, 1, palette).toImage();
                int visible = 0;
                for (int x = 0; x < sign.width(); ++x) {
                    for (int y = 0; y < sign.height(); ++y) {
                        const QColor pixel = sign.pixelColor(x, y);
                        visible += pixel.alpha() == 255 && ui::contrast(pixel, ground) >= 3 ? 1 : 0;
                    }
                }
                QVERIFY2(visible > 30, qPrintable(QString("theme %1 on %2: %3 pixels")
                                                      .arg(int(theme))
                                                      .arg(ground.name())
                                                      .arg(visible)));
            }
        }
    }
    ui::setBoardTheme(before);
}

/// The two marks differ, and only on the square of the move played.
void BoardMarksTest::aMistakeIsNotMarkedAsABlunder()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Othello, nullptr));
    board->resize(400, 400);
    const auto moves = core::legalMoves(board->position());
    const auto marked = [&](bool isBlunder) {
        board->showBetter(moves[0], {}, moves[1], isBlunder);
        return pictureOf(*board);
    };
    const QRect differs = changed(marked(true), marked(false));
    QVERIFY(!differs.isEmpty());
    QVERIFY(inDevicePixels(board->cellRect(moves[1].code()), board->devicePixelRatioF())
                .contains(differs));
}

/// Until another position is shown; the move and a reply may follow.
void BoardMarksTest::aWrongMoveStaysMarked()
{
    QFETCH(GameKind, kind);
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
    board->resize(400, 400);
    const core::Position start = board->position();
    const core::Move move = core::legalMoves(start).front();
    const QImage before = pictureOf(*board); // lays the board out
    const QRect place = inDevicePixels(cellsOf(*board, move), board->devicePixelRatioF());
    const core::Position next = core::after(start, move);
    const auto playBoth = [&] {
        board->playMove(move, next);
        board->playMove(core::legalMoves(next).back(),
                        core::after(next, core::legalMoves(next).back()));
        board->finishAnimation();
        return pictureOf(*board);
    };
    const QImage plain = playBoth();
    board->showPosition(start, std::nullopt);
    board->markWrong(move);
    QVERIFY(place.intersects(changed(pictureOf(*board), before)));
    QVERIFY(place.intersects(changed(playBoth(), plain)));
    board->showPosition(start, std::nullopt);
    QCOMPARE(pictureOf(*board), before);
}

QTEST_MAIN(BoardMarksTest)
#include "tst_boardmarks.moc"
