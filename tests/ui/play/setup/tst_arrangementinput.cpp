#include "ui/board/games/boardfactory.h"
#include "ui/board/games/nimheapsboard.h"
#include "ui/play/setup/arrangementinput.h"

#include <QSignalSpy>
#include <QTest>

using core::Side;
using ui::ArrangementInput;

namespace {

/// A board that is set up, and what was arranged on it, as an editor has them.
struct Editing
{
    explicit Editing(const core::Position &position)
        : history(ui::arrangementOf(position))
        , board(ui::createEditingBoard(kindOf(position), nullptr))
        , input(board.get(), history)
    {
        board->showPosition(position, std::nullopt);
        QObject::connect(&input, &ArrangementInput::arranged, board.get(),
                         [this](const ui::Arrangement &arrangement) { history.add(arrangement); });
    }

    void press(Qt::Key key) const { QTest::keyClick(board.get(), key); }

    ui::ArrangementHistory history;
    std::unique_ptr<ui::BoardWidget> board;
    ArrangementInput input;
};

} // namespace

/// What tools and keys arrange on the board of an editor.
class TestArrangementInput : public QObject
{
    Q_OBJECT

private slots:
    void toolPlacesAndTakesAway();
    void keysPlaceOnTheCursorsSquare();
    void digitsAreTheNumberOfAHeap();
    void lastHeapStays();
    void historyGoesBackAndForward();
};

void TestArrangementInput::toolPlacesAndTakesAway()
{
    Editing editing{core::Position(core::TicTacToe())};
    editing.input.useTool(ArrangementInput::SecondPiece, 4);
    QVERIFY(pieceOn(editing.history.now(), 4) == Side::Second);
    editing.input.useTool(ArrangementInput::FirstPiece, 4);
    QVERIFY(pieceOn(editing.history.now(), 4) == Side::First);
    editing.input.useTool(ArrangementInput::FirstPiece, 4); // again
    QVERIFY(!pieceOn(editing.history.now(), 4));
    editing.input.useTool(ArrangementInput::FirstPiece, 8);
    editing.input.useTool(ArrangementInput::NoPiece, 8);
    QVERIFY(!pieceOn(editing.history.now(), 8));
}

void TestArrangementInput::keysPlaceOnTheCursorsSquare()
{
    Editing editing{core::Position(core::TicTacToe())};
    const QSignalSpy cancelled(&editing.input, &ArrangementInput::cancelled);
    editing.board->setCursorCell(2);
    editing.press(Qt::Key_O);
    QVERIFY(pieceOn(editing.history.now(), 2) == Side::Second);
    editing.press(Qt::Key_X);
    QVERIFY(pieceOn(editing.history.now(), 2) == Side::First);
    editing.press(Qt::Key_Delete);
    QVERIFY(!pieceOn(editing.history.now(), 2));
    QCOMPARE(cancelled.count(), 0);
    editing.press(Qt::Key_Escape);
    QCOMPARE(cancelled.count(), 1);
}

void TestArrangementInput::digitsAreTheNumberOfAHeap()
{
    Editing editing{core::Position(*core::Nim::parse("3-5 normal"))};
    editing.press(Qt::Key_B);
    editing.press(Qt::Key_1);
    editing.press(Qt::Key_2);
    QVERIFY(editing.history.now().heaps == (std::vector{3, 12}));
    editing.press(Qt::Key_4); // begins another number
    QVERIFY(editing.history.now().heaps == (std::vector{3, 4}));
    editing.press(Qt::Key_Up);
    editing.press(Qt::Key_2); // and so after another key
    QVERIFY(editing.history.now().heaps == (std::vector{3, 2}));
    editing.press(Qt::Key_A);
    editing.press(Qt::Key_Minus);
    QVERIFY(editing.history.now().heaps == (std::vector{2, 2}));
    editing.input.useTool(ArrangementInput::AddCounter, ui::NimHeapsBoard::cellOf(1));
    QVERIFY(editing.history.now().heaps == (std::vector{2, 3}));
}

void TestArrangementInput::lastHeapStays()
{
    Editing editing{core::Position(*core::Nim::parse("3-5 normal"))};
    editing.press(Qt::Key_A);
    editing.input.removeHeap();
    QVERIFY(editing.history.now().heaps == std::vector{5});
    editing.input.removeHeap();
    QVERIFY(editing.history.now().heaps == std::vector{5});
}

void TestArrangementInput::historyGoesBackAndForward()
{
    Editing editing{core::Position(core::TicTacToe())};
    QVERIFY(!editing.history.canUndo() && !editing.history.canRedo());
    editing.press(Qt::Key_X);
    const int square = editing.board->cursorCell();
    editing.history.undo();
    QVERIFY(!pieceOn(editing.history.now(), square));
    QVERIFY(!editing.history.canUndo() && editing.history.canRedo());
    editing.history.redo();
    QVERIFY(pieceOn(editing.history.now(), square) == Side::First);
    editing.history.undo();
    editing.press(Qt::Key_O);
    QVERIFY(pieceOn(editing.history.now(), square) == Side::Second);
    QVERIFY(!editing.history.canRedo()); // what was undone is forgotten
}

QTEST_MAIN(TestArrangementInput)
#include "tst_arrangementinput.moc"
