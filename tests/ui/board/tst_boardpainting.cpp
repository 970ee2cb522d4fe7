#include "tests/support/qt/boards.h"
#include "tests/support/qt/busypool.h"
#include "tests/support/qt/shownboard.h"
#include "tests/ui/board/boardpictures.h"
#include "ui/board/boardpainting.h"
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
    void everyThemeIsAnotherPicture_data() { support::everyGame(); }
    void everyThemeIsAnotherPicture();
    void displaySwitchesWhatIsPainted();
    void halfOfAnAnimationPaintsOnlyWhatMoves_data() { support::everyGame(); }
    void halfOfAnAnimationPaintsOnlyWhatMoves();
    void paintingWaitsForNoOtherThread_data() { support::everyGame(); }
    void paintingWaitsForNoOtherThread();
    void bandsOfADiscMakeTheWhole();
};

void BoardPaintingTest::nothingLeavesTheBoard_data()
{
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    const QSize sizes[] = {{200, 200}, {201, 333},  {360, 230},
                           {640, 640}, {1000, 301}, {unitsOf(1440), unitsOf(1440)}};
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
    for (const int pixels : {200, 640, 1440, 2160}) {
        const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
        board->resize(unitsOf(pixels), unitsOf(pixels));
        board->show();
        for (std::size_t ply = 0; ply < game.moves.size(); ply += game.moves.size() / 3) {
            board->showPosition(game.positions[ply], std::nullopt);
            board->showHint(core::legalMoves(game.positions[ply]).front(), "a reason");
            (void)pictureOf(*board);
        }
        for (const core::Side player : {core::Side::First, core::Side::Second})
            (void)ui::signPixmap(kind, player, pixels / 8, 1, board->palette());
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
