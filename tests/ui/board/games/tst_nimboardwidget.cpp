#include "tests/support/qt/boards.h"
#include "tests/support/qt/nimheaps.h"
#include "ui/board/boardcolours.h"
#include "ui/board/games/nimboardwidget.h"
#include "ui/style/surface.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <set>

using core::Nim;
using ui::BoardWidget;
using ui::NimBoardWidget;
using ui::NimLayout;

class NimBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void countersMeanThemselvesAndAllAfter();
    void anyCounterTakesTheNearestLegalNumber();
    void buttonsBelowTakeTheirNumber();
    void takableCountersAreMarkedAtRest();
    void sweepPlaysTheCounterItEndsOn();
    void countersStayInPlaceWhenOthersGo();
    void theCountersTakenLastAreFaintAtTheEnd();
    void arrowsGoAlongHeapsAndBetweenThem();
    void homeAndEndTakeOneAndTheMost();
    void cursorLeavesAHeapThatIsGone();
    void everyBoardIsWhole_data();
    void everyBoardIsWhole();
    void namesSayWhatACounterTakes();
    void oneHeapHasNoLetter();
    void typedHeapTakesTheCursorThere();
    void theoryRisesWithItsCounter();
    void wordsAreLeftOutWhereTheyDoNotFit_data();
    void wordsAreLeftOutWhereTheyDoNotFit();
};

namespace {

/// The middle of what is painted in a colour within an area.
QPointF middleOfColour(const QImage &image, const QRect &area, const QColor &colour)
{
    QPointF sum;
    int count = 0;
    for (int x = area.left(); x <= area.right(); ++x) {
        for (int y = area.top(); y <= area.bottom(); ++y) {
            if (image.pixel(x, y) != colour.rgb())
                continue;
            sum += QPointF(x, y);
            ++count;
        }
    }
    return count == 0 ? QPointF(-1, -1) : sum / count;
}

} // namespace

void NimBoardTest::wordsAreLeftOutWhereTheyDoNotFit_data()
{
    QTest::addColumn<std::vector<int>>("heaps");
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("written");
    QTest::newRow("one heap") << std::vector{20} << 200 << true;
    QTest::newRow("one heap in a menu") << std::vector{20} << 34 << false;
    QTest::newRow("more heaps") << std::vector{3, 14, 5, 7} << 200 << true;
    QTest::newRow("more heaps in a menu") << std::vector{3, 14, 5, 7} << 34 << false;
}

/// A picture in which all words are underlined is the same only if there are none.
void NimBoardTest::wordsAreLeftOutWhereTheyDoNotFit()
{
    QFETCH(std::vector<int>, heaps);
    QFETCH(int, size);
    QFETCH(bool, written);
    NimBoardWidget board;
    board.resize(size, size);
    board.showPosition(support::nimHeaps(heaps), std::nullopt);
    const QImage usual = board.grab().toImage();
    QFont underlined = board.font();
    underlined.setUnderline(true);
    board.setFont(underlined);
    QCOMPARE(board.grab().toImage() != usual, written);
}

/// Else the word would lie half on the counter that is lifted and half below it.
void NimBoardTest::theoryRisesWithItsCounter()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    board.showPosition(support::nimHeaps({5}), std::nullopt);
    board.setInteractive(true);
    BoardWidget::Theory mark;
    mark.move = Nim::take(0, 1);
    mark.tone = BoardWidget::Tone::Good;
    board.showTheory({mark});
    const int cell = NimLayout::cellOf(0, 5);
    const QRectF place = board.cellRect(cell);
    const QRect area = place.adjusted(0, -place.height() / 3, 0, 0).toAlignedRect();
    const QColor tint = ui::boardColours(board.palette()).counterTints.good.fill;
    const QPointF resting = middleOfColour(board.grab().toImage(), area, tint);
    QVERIFY(std::abs(resting.y() - place.center().y()) < 2);
    board.setCursorCell(cell);
    QTest::mouseMove(&board, place.center().toPoint());
    const QPointF lifted = middleOfColour(board.grab().toImage(), area, tint);
    QVERIFY2(lifted.y() < resting.y() - place.height() / 20,
             qPrintable(QString("%1 to %2").arg(resting.y()).arg(lifted.y())));
}

void NimBoardTest::countersMeanThemselvesAndAllAfter()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    board.showPosition(support::nimHeaps({3, 5}), std::nullopt);
    board.setInteractive(true);
    std::vector<core::Move> chosen;
    connect(&board, &NimBoardWidget::moveChosen, this,
            [&chosen](core::Move move) { chosen.push_back(move); });
    support::click(board, NimLayout::cellOf(1, 5));
    support::click(board, NimLayout::cellOf(1, 2));
    support::click(board, NimLayout::cellOf(0, 1));
    QCOMPARE(chosen, (std::vector{Nim::take(1, 1), Nim::take(1, 4), Nim::take(0, 3)}));
}

void NimBoardTest::anyCounterTakesTheNearestLegalNumber()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    board.setInteractive(true);
    std::vector<core::Move> chosen;
    connect(&board, &NimBoardWidget::moveChosen, this,
            [&chosen](core::Move move) { chosen.push_back(move); });
    const QSignalSpy refused(&board, &NimBoardWidget::refused);
    for (const int counter : {20, 18, 17, 1})
        support::click(board, NimLayout::cellOf(0, counter));
    QCOMPARE(chosen,
             (std::vector{Nim::take(0, 1), Nim::take(0, 3), Nim::take(0, 3), Nim::take(0, 3)}));
    QCOMPARE(refused.size(), 0);
    QCOMPARE(board.captions().constFirst(), "Take 3, leaving 17."); // as a click there does
}

void NimBoardTest::buttonsBelowTakeTheirNumber()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    board.setInteractive(true);
    // What lies below the counters, between the numbers and the line of words.
    std::set<int> cells;
    const QRectF lowest = board.cellRect(NimLayout::cellOf(0, 1));
    for (int y = int(lowest.bottom()) + 1; y < board.height(); ++y) {
        for (int x = 0; x < board.width(); x += 3)
            cells.insert(board.cellAt(QPointF(x, y)));
    }
    QCOMPARE(cells, (std::set<int>{-1, NimLayout::cellOf(0, 18), NimLayout::cellOf(0, 19),
                                   NimLayout::cellOf(0, 20)}));
    // With fewer counters there are fewer; of several heaps, or without a limit, there are none.
    const auto buttons = [&board](const Nim &game) {
        board.showPosition(game, std::nullopt);
        std::set<int> found;
        const QRectF first = board.cellRect(NimLayout::cellOf(0, 1));
        for (int y = int(first.bottom()) + 1; y < board.height(); ++y) {
            for (int x = 0; x < board.width(); x += 3)
                found.insert(board.cellAt(QPointF(x, y)));
        }
        found.erase(-1);
        return found.size();
    };
    QCOMPARE(buttons(support::nimHeaps({2}, 3)), std::size_t(2));
    QCOMPARE(buttons(support::nimHeaps({7}, 4)), std::size_t(4));
    QCOMPARE(buttons(support::nimHeaps({7}, 5)), std::size_t(0));
    QCOMPARE(buttons(support::nimHeaps({7, 5}, 3)), std::size_t(0));
    // A single one is in the middle.
    QCOMPARE(buttons(support::nimHeaps({1}, 3)), std::size_t(1));
    int left = board.width();
    int right = 0;
    for (int y = int(board.cellRect(NimLayout::cellOf(0, 1)).bottom()) + 1; y < board.height();
         ++y) {
        for (int x = 0; x < board.width(); ++x) {
            if (board.cellAt(QPointF(x, y)) != -1) {
                left = std::min(left, x);
                right = std::max(right, x);
            }
        }
    }
    QVERIFY(left < right && std::abs(left + right - board.width()) <= 4);
    // None is too small for its text.
    board.resize(60, 60);
    QCOMPARE(buttons(Nim()), std::size_t(0));
    board.resize(400, 400);
    QCOMPARE(buttons(Nim()), std::size_t(3));
}

/// What may be taken looks so before it is pointed at, and not while the computer moves.
void NimBoardTest::takableCountersAreMarkedAtRest()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    const auto picture = [&board](int counter) {
        return board.grab(board.cellRect(NimLayout::cellOf(0, counter)).toRect()).toImage();
    };
    const QImage waiting = picture(20);
    const QImage other = picture(10);
    board.setInteractive(true);
    QVERIFY(picture(20) != waiting);
    QVERIFY(picture(18) != picture(17));
    QCOMPARE(picture(10), other);
    board.setInteractive(false);
    QCOMPARE(picture(20), waiting);
}

void NimBoardTest::sweepPlaysTheCounterItEndsOn()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    board.setInteractive(true);
    core::Move chosen;
    connect(&board, &NimBoardWidget::moveChosen, this,
            [&chosen](core::Move move) { chosen = move; });
    QTest::mousePress(&board, Qt::LeftButton, {},
                      support::middleOf(board, NimLayout::cellOf(0, 20)));
    QTest::mouseMove(&board, support::middleOf(board, NimLayout::cellOf(0, 19)));
    QTest::mouseRelease(&board, Qt::LeftButton, {},
                        support::middleOf(board, NimLayout::cellOf(0, 18)));
    QCOMPARE(chosen, Nim::take(0, 3));
}

void NimBoardTest::countersStayInPlaceWhenOthersGo()
{
    NimBoardWidget board;
    board.resize(500, 400);
    board.show();
    const auto game = support::randomGame(support::nimHeaps({7, 12, 9}), 3);
    board.showPosition(game.positions.front(), std::nullopt);
    std::map<int, QRectF> places;
    for (const int cell : board.cells())
        places[cell] = board.cellRect(cell);
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        if (i % 2 == 0)
            support::playMove(board, game.moves[i]);
        else
            board.showPosition(game.positions[i + 1], game.moves[i]);
        for (const int cell : board.cells())
            QCOMPARE(board.cellRect(cell), places[cell]);
    }
    QVERIFY(board.cells().empty());
    QCOMPARE(board.cursorCell(), -1);
}

/// Between the colour of a counter and that of an empty place, and only once the game is over.
void NimBoardTest::theCountersTakenLastAreFaintAtTheEnd()
{
    const Nim whole = support::nimHeaps({4});
    const Nim middle = after(whole, Nim::take(0, 2));
    NimBoardWidget board;
    board.resize(400, 400);
    board.setDisplay({.lastMove = false});
    const auto difference = [&](int counter, const QImage &from) {
        const QPoint at = board.cellRect(NimLayout::cellOf(0, counter)).center().toPoint();
        const QColor one = board.grab().toImage().pixelColor(at);
        const QColor other = from.pixelColor(at);
        return std::abs(one.lightness() - other.lightness());
    };
    board.showPosition(whole, std::nullopt);
    board.showPosition(middle, Nim::take(0, 2), whole);
    const QImage left = board.grab().toImage(); // with counters 1 and 2, and 3 and 4 taken
    const core::Move last = Nim::take(0, 2);
    board.showPosition(after(middle, last), last, middle);
    for (const int counter : {1, 2})
        QVERIFY(difference(counter, left) > 20); // fainter
    for (const int counter : {3, 4})
        QVERIFY(difference(counter, left) < 3); // as empty as before
    const QImage end = board.grab().toImage();
    const auto colourOf = [&](int counter) {
        const QRectF place = board.cellRect(NimLayout::cellOf(0, counter));
        return end.pixelColor(place.center().toPoint());
    };
    QVERIFY(ui::contrast(colourOf(1), colourOf(4)) > 1.2); // and not empty
}

void NimBoardTest::arrowsGoAlongHeapsAndBetweenThem()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    board.showPosition(support::nimHeaps({1, 3, 5, 7}), std::nullopt);
    board.setCursorCell(NimLayout::cellOf(3, 7));
    const auto goes = [&board](Qt::Key key, int heap, int counter) {
        QTest::keyClick(&board, key);
        return board.cursorCell() == NimLayout::cellOf(heap, counter);
    };
    QVERIFY(goes(Qt::Key_Down, 3, 6));
    QVERIFY(goes(Qt::Key_Left, 2, 5));
    QVERIFY(goes(Qt::Key_Left, 1, 3));
    QVERIFY(goes(Qt::Key_Right, 2, 3));
    QVERIFY(goes(Qt::Key_Up, 2, 4));
    QVERIFY(goes(Qt::Key_Left, 1, 3));
    QVERIFY(goes(Qt::Key_Left, 0, 1));
    QVERIFY(goes(Qt::Key_Left, 0, 1));
    QVERIFY(goes(Qt::Key_Down, 0, 1));
}

void NimBoardTest::homeAndEndTakeOneAndTheMost()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    QTest::keyClick(&board, Qt::Key_End);
    QCOMPARE(board.cursorCell(), NimLayout::cellOf(0, 18));
    QTest::keyClick(&board, Qt::Key_Home);
    QCOMPARE(board.cursorCell(), NimLayout::cellOf(0, 20));
}

void NimBoardTest::cursorLeavesAHeapThatIsGone()
{
    NimBoardWidget board;
    board.showPosition(support::nimHeaps({2, 4}), std::nullopt);
    board.setCursorCell(NimLayout::cellOf(0, 1));
    support::playMove(board, Nim::take(0, 2));
    QCOMPARE(board.cursorCell(), NimLayout::cellOf(1, 4));
    support::playMove(board, Nim::take(1, 3));
    QCOMPARE(board.cursorCell(), NimLayout::cellOf(1, 1));
}

void NimBoardTest::everyBoardIsWhole_data()
{
    support::nimShapes();
}

void NimBoardTest::everyBoardIsWhole()
{
    const Nim game = support::fetchedNimShape();
    for (const QSize size :
         {QSize(200, 200), QSize(200, 500), QSize(700, 210), QSize(1600, 1600)}) {
        NimBoardWidget board;
        board.resize(size);
        board.show();
        board.showPosition(game, std::nullopt);
        const QList<int> cells = board.cells();
        QCOMPARE(cells.size(), game.counters());
        for (const int cell : cells) {
            const QRectF place = board.cellRect(cell);
            QVERIFY(QRectF(board.rect()).contains(place));
            QVERIFY(place.width() >= 4);
            QCOMPARE(board.cellAt(place.center()), cell); // no other counter lies on it
        }
    }
}

void NimBoardTest::namesSayWhatACounterTakes()
{
    NimBoardWidget board;
    board.showPosition(support::nimHeaps({7, 1}, 4), std::nullopt);
    QCOMPARE(board.cellName(NimLayout::cellOf(0, 4)), "heap a, counter 4 of 7");
    board.setInteractive(true);
    QCOMPARE(board.cellName(NimLayout::cellOf(0, 4)), "heap a, counter 4 of 7, takes 4");
    QCOMPARE(board.cellName(NimLayout::cellOf(0, 3)), "heap a, counter 3 of 7, takes 4");
}

/// A letter tells heaps apart: one alone needs none, in no text and not on the board.
void NimBoardTest::oneHeapHasNoLetter()
{
    NimBoardWidget board;
    board.resize(400, 400);
    board.show();
    board.showPosition(support::nimHeaps({7}, 4), std::nullopt);
    board.setInteractive(true);
    QCOMPARE(board.cellName(NimLayout::cellOf(0, 4)), "counter 4 of 7, takes 4");
    QCOMPARE(board.summary(),
             "7 counter(s). Take at most 4. Whoever takes the last counter loses.");
    // The buttons below the counters say how many may be taken.
    QCOMPARE(board.captions().constFirst(), "Whoever takes the last counter loses.");
    ui::BoardDisplay display = board.display();
    const QImage with = board.grab().toImage();
    display.coordinates = false;
    board.setDisplay(display);
    QCOMPARE(board.grab().toImage(), with);
    QTest::mouseMove(&board, board.cellRect(NimLayout::cellOf(0, 4)).center().toPoint());
    QVERIFY(board.captions().contains("Take 4, leaving 3."));
}

void NimBoardTest::typedHeapTakesTheCursorThere()
{
    NimBoardWidget board;
    board.showPosition(support::nimHeaps({3, 0, 5}), std::nullopt);
    support::type(board, "c");
    QCOMPARE(board.cursorCell(), NimLayout::cellOf(2, 5));
    support::type(board, "b");
    QCOMPARE(board.cursorCell(), NimLayout::cellOf(2, 5)); // nothing there to stand on
}

QTEST_MAIN(NimBoardTest)
#include "tst_nimboardwidget.moc"
