#include "tests/support/qt/boards.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <memory>

using core::GameKind;
using ui::BoardWidget;

Q_DECLARE_METATYPE(core::GameKind)

class BoardPaintingTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingLeavesTheBoard_data();
    void nothingLeavesTheBoard();
    void boardsAreSquareAndCentred();
    void displaySwitchesWhatIsPainted();
    void halfOfAnAnimationPaintsOnlyWhatMoves_data();
    void halfOfAnAnimationPaintsOnlyWhatMoves();
};

namespace {

QPalette paletteOf(bool dark)
{
    return QPalette(dark ? QColor(0x2b2d30) : QColor(0xefefef));
}

QImage pictureOf(BoardWidget &board)
{
    return board.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Whether all outside of the rectangle is bare, and a frame of a device pixel along the edges.
bool isBareOutside(const QImage &picture, const QRectF &inside, const QColor &bare)
{
    const qreal scale = picture.devicePixelRatio();
    const QRect board = QRectF(inside.topLeft() * scale, inside.size() * scale)
                            .toAlignedRect()
                            .intersected(picture.rect().adjusted(1, 1, -1, -1));
    for (int y = 0; y < picture.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        const bool crossesBoard = y >= board.top() && y <= board.bottom();
        for (int x = 0; x < picture.width(); ++x) {
            if (crossesBoard && x == board.left())
                x = board.right() + 1;
            if (line[x] != bare.rgb())
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
    const QRectF inside = kind == GameKind::Nim ? QRectF(QPointF(), size) : centredSquare(size);
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

void BoardPaintingTest::boardsAreSquareAndCentred()
{
    for (const GameKind kind : {GameKind::TicTacToe, GameKind::Othello}) {
        for (const QSize size : {QSize(200, 200), QSize(317, 211), QSize(400, 900)}) {
            const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
            board->resize(size);
            board->show();
            const QRectF squares =
                board->cellRect(board->cells().front()) | board->cellRect(board->cells().back());
            QCOMPARE(squares.width(), squares.height());
            // Coordinates on two sides only shift the squares by less than half their band.
            const QPointF shift = squares.center() - QRectF(board->rect()).center();
            QVERIFY(qAbs(shift.x()) <= 8 && qAbs(shift.y()) <= 8);
            QVERIFY(squares.width() >= qMin(size.width(), size.height()) * 0.84);
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

void BoardPaintingTest::halfOfAnAnimationPaintsOnlyWhatMoves_data()
{
    QTest::addColumn<GameKind>("kind");
    for (const GameKind kind : core::allGames)
        QTest::addRow("%s", std::string(core::gameName(kind)).c_str()) << kind;
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
        board->showPosition(game.positions[i + 1], game.moves[i]);
        QCOMPARE(moved, pictureOf(*board));
    }
}

QTEST_MAIN(BoardPaintingTest)
#include "tst_boardpainting.moc"
