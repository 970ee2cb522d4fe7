#include "tests/support/qt/boards.h"
#include "tests/support/qt/busypool.h"
#include "ui/board/boardpainting.h"
#include "ui/board/games/nimlayout.h"
#include "ui/board/sidesign.h"

#include <QImage>
#include <QPainter>
#include <QRadialGradient>
#include <QTest>

#include <functional>
#include <memory>

using core::GameKind;
using ui::BoardWidget;

namespace {

QPalette paletteOf(bool dark)
{
    return QPalette(dark ? QColor(0x2b2d30) : QColor(0xefefef));
}

QImage pictureOf(BoardWidget &board)
{
    return board.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Whether all outside of the rectangle is bare.
bool isBareOutside(const QImage &picture, const QRectF &inside, const QColor &bare)
{
    const qreal scale = picture.devicePixelRatio();
    const QRect board = QRectF(inside.topLeft() * scale, inside.size() * scale)
                            .toAlignedRect()
                            .intersected(picture.rect());
    for (int y = 0; y < picture.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        const bool crossesBoard = y >= board.top() && y <= board.bottom();
        for (int x = 0; x < picture.width(); ++x) {
            if (crossesBoard && x == board.left())
                x = board.right();
            else if (line[x] != bare.rgb())
                return false;
        }
    }
    return true;
}

/// The rectangle of the pixels that differ, in device pixels.
QRect changed(const QImage &one, const QImage &other)
{
    QRect area;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area;
}

QRect inDevicePixels(const QRectF &rect, qreal scale)
{
    return QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect();
}

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

/// What a hint's mark and its value change, but for the line of words under Nim's counters.
QRect changedByHint(BoardWidget &board, core::Move move, const QString &value)
{
    const core::Position position = board.position();
    const QRectF lowest = board.cellRect(board.cells().front());
    const QRectF seenPart = board.kind() == GameKind::Nim
                                ? QRectF(0, 0, board.width(), lowest.bottom())
                                : QRectF(board.rect());
    const QRect seen = inDevicePixels(seenPart, board.devicePixelRatioF());
    const QImage without = pictureOf(board).copy(seen);
    board.showHint(move, value);
    const QRect area = changed(pictureOf(board).copy(seen), without);
    board.showPosition(position, std::nullopt);
    return area;
}

void everyGame()
{
    QTest::addColumn<GameKind>("kind");
    for (const GameKind kind : core::allGames)
        QTest::addRow("%s", std::string(core::gameName(kind)).c_str()) << kind;
}

QRectF centredSquare(const QSize &size)
{
    const qreal side = qMin(size.width(), size.height());
    return QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side);
}

} // namespace

class BoardPaintingTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingLeavesTheBoard_data();
    void nothingLeavesTheBoard();
    void squaresFillTheMiddle();
    void allBoardsAreOfOneSize();
    void hintStaysOnItsCells_data() { everyGame(); }
    void hintStaysOnItsCells();
    void wordsOnMarksGrowWithTheBoard_data() { everyGame(); }
    void wordsOnMarksGrowWithTheBoard();
    void theLegendHasSpaceOnASmallBoard();
    void theSidesDifferWithoutColours_data() { everyGame(); }
    void theSidesDifferWithoutColours();
    void hintInTicTacToeIsNoRing();
    void hintMarksTheButtonThatPlaysIt();
    void signsStandOutFromTheWindow();
    void everyThemeIsAnotherPicture_data() { everyGame(); }
    void everyThemeIsAnotherPicture();
    void displaySwitchesWhatIsPainted();
    void halfOfAnAnimationPaintsOnlyWhatMoves_data() { everyGame(); }
    void halfOfAnAnimationPaintsOnlyWhatMoves();
    void paintingWaitsForNoOtherThread_data() { everyGame(); }
    void paintingWaitsForNoOtherThread();
    void bandsOfADiscMakeTheWhole();
};

void BoardPaintingTest::nothingLeavesTheBoard_data()
{
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    const QSize sizes[] = {{200, 200}, {201, 333},  {360, 230},
                           {640, 640}, {1000, 301}, {1440, 1440}};
    for (const GameKind kind : core::allGames) {
        for (const QSize &size : sizes) {
            for (const bool dark : {false, true})
                QTest::addRow("%s %dx%d %s", std::string(core::gameName(kind)).c_str(),
                              size.width(), size.height(), dark ? "dark" : "light")
                    << kind << size << dark;
        }
    }
}

void BoardPaintingTest::nothingLeavesTheBoard()
{
    QFETCH(GameKind, kind);
    QFETCH(QSize, size);
    QFETCH(bool, dark);
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
    board->setPalette(paletteOf(dark));
    board->resize(size);
    board->show();
    board->setInteractive(true);
    const QColor bare = board->palette().color(QPalette::Window);
    const QRectF inside = centredSquare(size);
    const auto game = support::randomGame(core::startOf(kind), 11);
    const std::size_t stages[] = {0, game.moves.size() / 2, game.moves.size()};
    for (const std::size_t ply : stages) {
        board->showPosition(game.positions[ply],
                            ply == 0 ? std::nullopt : std::optional(game.moves[ply - 1]));
        QVERIFY(isBareOutside(pictureOf(*board), inside, bare));
        if (ply == game.moves.size())
            break;
        for (const int cell : {board->cells().front(), board->cells().back()}) {
            QTest::mouseMove(board.get(), support::middleOf(*board, cell));
            QVERIFY(isBareOutside(pictureOf(*board), inside, bare));
        }
        const auto legal = core::legalMoves(game.positions[ply]);
        for (const core::Move move : {legal.front(), legal.back()}) {
            board->showHint(move, "a reason long enough that it needs more than one line");
            QVERIFY(isBareOutside(pictureOf(*board), inside, bare));
        }
        support::type(*board, "a");
        QVERIFY(isBareOutside(pictureOf(*board), inside, bare));
    }
}

void BoardPaintingTest::squaresFillTheMiddle()
{
    for (const GameKind kind : {GameKind::TicTacToe, GameKind::Othello}) {
        for (const QSize size : {QSize(200, 200), QSize(317, 211), QSize(400, 900)}) {
            const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
            board->resize(size);
            board->show();
            const QRectF squares =
                board->cellRect(board->cells().front()) | board->cellRect(board->cells().back());
            QCOMPARE(squares.width(), squares.height());
            const QPointF shift = squares.center() - QRectF(board->rect()).center();
            QVERIFY(qAbs(shift.x()) <= 1 && qAbs(shift.y()) <= 1);
            QVERIFY(squares.width() >= qMin(size.width(), size.height()) * 0.8);
        }
    }
}

/// Another game must not make the board another size.
void BoardPaintingTest::allBoardsAreOfOneSize()
{
    for (const QSize size : {QSize(201, 200), QSize(574, 600), QSize(1203, 777)}) {
        QRect first;
        for (const GameKind kind : core::allGames) {
            const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
            board->setPalette(paletteOf(false));
            board->resize(size);
            const QImage picture = pictureOf(*board);
            QImage bare(picture.size(), QImage::Format_RGB32);
            bare.fill(board->palette().color(QPalette::Window));
            const QRect painted = changed(picture, bare);
            if (first.isNull())
                first = painted;
            QCOMPARE(painted, first);
            const qreal side = qMin(size.width(), size.height());
            QVERIFY(painted.width() >= side * picture.devicePixelRatio());
            QCOMPARE(painted.width(), painted.height());
        }
    }
}

/// A value over a neighbour's disc would be taken for the neighbour's.
void BoardPaintingTest::hintStaysOnItsCells()
{
    QFETCH(GameKind, kind);
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
    board->setFont(QFont("DejaVu Sans", 12));
    board->resize(360, 360);
    board->show();
    const auto game = support::randomGame(core::startOf(kind), 5);
    for (std::size_t ply = 0; ply + 1 < game.positions.size(); ply += 3) {
        board->showPosition(game.positions[ply], std::nullopt);
        for (const core::Move move : core::legalMoves(game.positions[ply])) {
            if (kind == GameKind::Othello && move == core::Othello::pass)
                continue;
            const QRect marked = changedByHint(*board, move, "+12");
            QVERIFY(!marked.isEmpty());
            const QRectF own = cellsOf(*board, move);
            const QRect allowed = inDevicePixels(own, board->devicePixelRatioF());
            QCOMPARE(marked | allowed, allowed);
        }
    }
}

/// Slate is dark in a light window too, so its chalk would be white on white there.
void BoardPaintingTest::signsStandOutFromTheWindow()
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

/// Below the counters stand Take 1, Take 2 and Take 3.
void BoardPaintingTest::hintMarksTheButtonThatPlaysIt()
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

void BoardPaintingTest::wordsOnMarksGrowWithTheBoard()
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
    const int small = heightOfText(600);
    QVERIFY(small > 0);
    QVERIFY2(heightOfText(2400) > 3 * small, qPrintable(QString::number(small)));
}

/// In shorter words where the others are too long.
void BoardPaintingTest::theLegendHasSpaceOnASmallBoard()
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

void BoardPaintingTest::theSidesDifferWithoutColours()
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
void BoardPaintingTest::hintInTicTacToeIsNoRing()
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

void BoardPaintingTest::everyThemeIsAnotherPicture()
{
    QFETCH(GameKind, kind);
    QList<QImage> pictures;
    for (const bool dark : {false, true}) {
        for (const ui::BoardTheme theme : ui::allBoardThemes) {
            const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
            board->setPalette(paletteOf(dark));
            BoardWidget::Display display;
            display.theme = theme;
            board->setDisplay(display);
            board->resize(240, 240);
            const QImage picture = pictureOf(*board);
            QVERIFY(!pictures.contains(picture));
            pictures << picture;
        }
    }
}

void BoardPaintingTest::displaySwitchesWhatIsPainted()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Othello, nullptr));
    board->resize(400, 400);
    board->show();
    board->setInteractive(true);
    board->showPosition(support::played(core::Othello(), {"d3"}), core::Move(19));
    const int move = core::legalMoves(board->position()).front().code();
    QTest::mouseMove(board.get(), support::middleOf(*board, move));
    BoardWidget::Display display;
    const auto changes = [&](bool BoardWidget::Display::*flag) {
        const QImage with = pictureOf(*board);
        display.*flag = false;
        board->setDisplay(display);
        const QImage without = pictureOf(*board);
        return with != without;
    };
    QVERIFY(changes(&BoardWidget::Display::legalMoves));
    QVERIFY(changes(&BoardWidget::Display::lastMove));
    QVERIFY(changes(&BoardWidget::Display::preview));
    QVERIFY(changes(&BoardWidget::Display::coordinates));
}

void BoardPaintingTest::halfOfAnAnimationPaintsOnlyWhatMoves()
{
    QFETCH(GameKind, kind);
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
    board->resize(400, 400);
    board->show();
    QVERIFY(QTest::qWaitForWindowExposed(board.get()));
    const auto game = support::randomGame(core::startOf(kind), 5);
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        board->showPosition(game.positions[i], std::nullopt);
        support::playMove(*board, game.moves[i]);
        pictureOf(*board); // during the animation: must not need anything that is gone
        board->finishAnimation();
        const QImage moved = pictureOf(*board);
        board->showPosition(game.positions[i + 1], game.moves[i], game.positions[i]);
        // Othello's discs are sorted only where the last move was just played.
        const bool sorted = kind == GameKind::Othello && core::isOver(game.positions[i + 1]);
        QCOMPARE(moved == pictureOf(*board), !sorted);
    }
}

/// With a search on every processor it would wait long.
void BoardPaintingTest::paintingWaitsForNoOtherThread()
{
    QFETCH(GameKind, kind);
    support::BusyPool pool;
    const auto game = support::randomGame(core::startOf(kind), 3);
    for (const int side : {200, 640, 1440, 2160}) {
        const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
        board->resize(side, side);
        board->show();
        for (std::size_t ply = 0; ply < game.moves.size(); ply += game.moves.size() / 3) {
            board->showPosition(game.positions[ply], std::nullopt);
            board->showHint(core::legalMoves(game.positions[ply]).front(), "a reason");
            (void)pictureOf(*board);
        }
        for (const core::Side player : {core::Side::First, core::Side::Second})
            (void)ui::signPixmap(kind, player, side / 8, 1, board->palette());
    }
    QVERIFY(pool.release());
}

void BoardPaintingTest::bandsOfADiscMakeTheWhole()
{
    for (const qreal scale : {1.0, 1.25, 2.0}) {
        QRadialGradient gradient(QPointF(30, 30), 40);
        gradient.setColorAt(0, Qt::white);
        gradient.setColorAt(1, Qt::darkGreen);
        const QRectF disc(7.3, 9.6, 61, 61);
        const auto painted = [&](const std::function<void(QPainter &)> &paint) {
            return ui::paintedPixmap({80, 80}, scale, paint).toImage();
        };
        const QImage whole = painted([&](QPainter &painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(gradient);
            painter.drawEllipse(disc);
        });
        const QImage bands =
            painted([&](QPainter &painter) { ui::fillDisc(painter, disc, gradient); });
        QCOMPARE(changed(whole, bands), QRect());
    }
}

QTEST_MAIN(BoardPaintingTest)
#include "tst_boardpainting.moc"
