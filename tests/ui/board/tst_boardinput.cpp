#include "tests/support/qt/shownboard.h"

#include <QTimer>

#include <tuple>

using core::GameKind;
using core::Move;
using support::ShownBoard;
using ui::BoardWidget;

/// Moves chosen by mouse, keyboard cursor and typed squares.
class BoardInputTest : public QObject
{
    Q_OBJECT

private slots:
    void clickChoosesEveryLegalMoveOfAGame_data() { support::everyGame(); }
    void clickChoosesEveryLegalMoveOfAGame();
    void keyboardChoosesEveryLegalMoveOfAGame_data() { support::everyGame(); }
    void keyboardChoosesEveryLegalMoveOfAGame();
    void typedTextChoosesOrIsRefused_data();
    void typedTextChoosesOrIsRefused();
    void typedLetterIsForgotten();
    void illegalSquareIsRefusedWithAReason();
    void boardThatIsNotInteractiveChoosesNothing_data() { support::everyGame(); }
    void boardThatIsNotInteractiveChoosesNothing();
    void cursorTravelsByArrows();
    void clickMovesTheCursor();
    void buttonReleasedElsewhereChoosesNothing();
    void otherButtonsChooseNothing();
    void theFirstStepShowsWhatAMoveWouldDo_data() { support::everyGame(); }
    void theFirstStepShowsWhatAMoveWouldDo();
    void aPointerThatRestsShowsNoMove_data() { support::everyGame(); }
    void aPointerThatRestsShowsNoMove();
    void aHintTakesTheCursorToItsMove_data() { support::everyGame(); }
    void aHintTakesTheCursorToItsMove();
    void keysOfTheBoardOverrideShortcuts();
    void keysOfTheWindowAreLeftAlone();
};

namespace {

/// The cell whose press plays the move: clicking is the way to find out, without knowing the board.
int cellPlaying(ShownBoard &shown, Move move)
{
    for (const int cell : shown.board->cells()) {
        shown.chosen.clear();
        shown.board->press(cell);
        if (shown.chosen == std::vector{move}) {
            shown.chosen.clear();
            shown.refused.clear();
            return cell;
        }
    }
    return -1;
}

bool showsPreview(BoardWidget &board)
{
    BoardWidget::Display display = board.display();
    const QImage with = board.grab().toImage();
    display.preview = false;
    board.setDisplay(display);
    const QImage without = board.grab().toImage();
    display.preview = true;
    board.setDisplay(display);
    return with != without;
}

} // namespace

void BoardInputTest::clickChoosesEveryLegalMoveOfAGame()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind);
    const auto game = support::randomGame(core::startOf(kind), 7);
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        shown.board->showPosition(game.positions[i], std::nullopt);
        for (const Move move : core::legalMoves(game.positions[i])) {
            if (kind == GameKind::Othello && move == core::Othello::pass)
                continue;
            const int cell = cellPlaying(shown, move);
            QVERIFY(cell >= 0);
            support::click(*shown.board, cell);
            QCOMPARE(shown.chosen, std::vector{move});
            shown.chosen.clear();
        }
        QVERIFY(shown.refused.empty());
    }
}

void BoardInputTest::keyboardChoosesEveryLegalMoveOfAGame()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind);
    const auto game = support::randomGame(core::startOf(kind), 8);
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        shown.board->showPosition(game.positions[i], std::nullopt);
        for (const Move move : core::legalMoves(game.positions[i])) {
            if (kind == GameKind::Othello && move == core::Othello::pass)
                continue;
            shown.board->setCursorCell(cellPlaying(shown, move));
            QTest::keyClick(shown.board.get(), i % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
            QCOMPARE(shown.chosen, std::vector{move});
            shown.chosen.clear();
        }
    }
}

void BoardInputTest::typedTextChoosesOrIsRefused_data()
{
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("reason");
    const QString start;
    const QString heaps = "1-3-5-17 misere";
    QTest::newRow("Othello move") << GameKind::Othello << start << "d3"
                                  << "d3"
                                  << "";
    QTest::newRow("Othello capital") << GameKind::Othello << start << "C4"
                                     << "c4"
                                     << "";
    QTest::newRow("Othello new letter") << GameKind::Othello << start << "ad3"
                                        << "d3"
                                        << "";
    QTest::newRow("Othello occupied") << GameKind::Othello << start << "d4"
                                      << ""
                                      << "d4 is taken";
    QTest::newRow("Othello illegal") << GameKind::Othello << start << "a1"
                                     << ""
                                     << "turns no disc";
    QTest::newRow("Othello no row") << GameKind::Othello << start << "d9"
                                    << ""
                                    << "no d9";
    QTest::newRow("tic-tac-toe number") << GameKind::TicTacToe << start << "5"
                                        << "5"
                                        << "";
    QTest::newRow("tic-tac-toe square") << GameKind::TicTacToe << start << "c1"
                                        << "3"
                                        << "";
    QTest::newRow("tic-tac-toe taken") << GameKind::TicTacToe << "X-------- O"
                                       << "1"
                                       << ""
                                       << "Square 1 is taken";
    QTest::newRow("Nim one heap") << GameKind::Nim << start << "3"
                                  << "a3"
                                  << "";
    QTest::newRow("Nim named") << GameKind::Nim << start << "a2"
                               << "a2"
                               << "";
    QTest::newRow("Nim over limit") << GameKind::Nim << start << "a4"
                                    << ""
                                    << "at most 3";
    QTest::newRow("Nim heaps") << GameKind::Nim << heaps << "c5"
                               << "c5"
                               << "";
    QTest::newRow("Nim too many") << GameKind::Nim << heaps << "b4"
                                  << ""
                                  << "Heap b has only 3";
    QTest::newRow("Nim two digits") << GameKind::Nim << heaps << "d17"
                                    << "d17"
                                    << "1, or type";
    QTest::newRow("Nim one digit is enough") << GameKind::Nim << heaps << "d2"
                                             << "d2"
                                             << "";
    QTest::newRow("Nim Enter ends it") << GameKind::Nim << heaps << "d1\r"
                                       << "d1"
                                       << "1, or type";
}

void BoardInputTest::typedTextChoosesOrIsRefused()
{
    QFETCH(GameKind, kind);
    QFETCH(QString, position);
    QFETCH(QString, typed);
    QFETCH(QString, move);
    QFETCH(QString, reason);
    ShownBoard shown(kind);
    core::Position shownNow = core::startOf(kind);
    if (!position.isEmpty())
        shownNow = *core::parsePosition(kind, position.toStdString());
    shown.board->showPosition(shownNow, std::nullopt);
    support::type(*shown.board, typed);
    if (move.isEmpty())
        QVERIFY(shown.chosen.empty());
    else
        QCOMPARE(shown.chosen, std::vector{*core::parseMove(shownNow, move.toStdString())});
    QCOMPARE(shown.refused.size(), reason.isEmpty() ? 0u : 1u);
    if (!reason.isEmpty())
        QVERIFY2(shown.refused.front().contains(reason), qPrintable(shown.refused.front()));
}

void BoardInputTest::typedLetterIsForgotten()
{
    ShownBoard shown(GameKind::TicTacToe);
    support::type(*shown.board, "b");
    QTest::keyClick(shown.board.get(), Qt::Key_Escape);
    support::type(*shown.board, "1");
    QCOMPARE(shown.chosen, std::vector{Move(0)}); // square 1, not b1

    auto *memory = shown.board->findChild<QTimer *>("typingTimer");
    QVERIFY(memory != nullptr);
    memory->setInterval(0);
    support::type(*shown.board, "b");
    QTRY_VERIFY(!memory->isActive());
    support::type(*shown.board, "1");
    QCOMPARE(shown.chosen, (std::vector{Move(0), Move(0)}));
}

void BoardInputTest::illegalSquareIsRefusedWithAReason()
{
    ShownBoard shown(GameKind::Othello);
    support::click(*shown.board, 27); // d4
    support::click(*shown.board, 0);
    QVERIFY(shown.chosen.empty());
    QCOMPARE(shown.refused.size(), 2u);
    QVERIFY(shown.refused[0].startsWith("d4 is taken"));
    QVERIFY(shown.refused[1].startsWith("a1 turns no disc"));
}

void BoardInputTest::boardThatIsNotInteractiveChoosesNothing()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind);
    shown.board->setInteractive(false);
    for (const int cell : shown.board->cells())
        support::click(*shown.board, cell);
    QTest::keyClick(shown.board.get(), Qt::Key_Return);
    support::type(*shown.board, "a1");
    QVERIFY(shown.chosen.empty());
    QVERIFY(shown.refused.empty());
    const int before = shown.board->cursorCell();
    QTest::keyClick(shown.board.get(), kind == GameKind::Nim ? Qt::Key_Down : Qt::Key_Right);
    QVERIFY(shown.board->cursorCell() != before);
}

void BoardInputTest::cursorTravelsByArrows()
{
    ShownBoard shown(GameKind::Othello);
    BoardWidget &board = *shown.board;
    board.setCursorCell(0);
    const auto goes = [&board](Qt::Key key, int cell, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(&board, key, with);
        return board.cursorCell() == cell;
    };
    QVERIFY(goes(Qt::Key_Right, 1));
    QVERIFY(goes(Qt::Key_Down, 9));
    QVERIFY(goes(Qt::Key_Left, 8));
    QVERIFY(goes(Qt::Key_Left, 8)); // the edge holds
    QVERIFY(goes(Qt::Key_End, 15));
    QVERIFY(goes(Qt::Key_Right, 15));
    QVERIFY(goes(Qt::Key_Up, 7));
    QVERIFY(goes(Qt::Key_Up, 7));
    QVERIFY(goes(Qt::Key_Home, 0));
    QVERIFY(goes(Qt::Key_End, 63, Qt::ControlModifier));
    QVERIFY(goes(Qt::Key_Down, 63));
    QVERIFY(goes(Qt::Key_Home, 0, Qt::ControlModifier));
    QVERIFY(shown.chosen.empty());
}

void BoardInputTest::clickMovesTheCursor()
{
    ShownBoard shown(GameKind::TicTacToe);
    support::click(*shown.board, 8);
    QCOMPARE(shown.board->cursorCell(), 8);
}

void BoardInputTest::buttonReleasedElsewhereChoosesNothing()
{
    ShownBoard shown(GameKind::TicTacToe);
    BoardWidget &board = *shown.board;
    QTest::mousePress(&board, Qt::LeftButton, {}, support::middleOf(board, 0));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, support::middleOf(board, 1));
    QTest::mousePress(&board, Qt::LeftButton, {}, support::middleOf(board, 0));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, QPoint(-20, 40));
    QVERIFY(shown.chosen.empty());
    QVERIFY(shown.refused.empty());
}

void BoardInputTest::otherButtonsChooseNothing()
{
    ShownBoard shown(GameKind::TicTacToe);
    QTest::mouseClick(shown.board.get(), Qt::RightButton, {}, support::middleOf(*shown.board, 0));
    QTest::mouseClick(shown.board.get(), Qt::MiddleButton, {}, support::middleOf(*shown.board, 0));
    QVERIFY(shown.chosen.empty());
}

/// Whoever starts a game with Enter would take the ghost under the cursor for a move.
void BoardInputTest::theFirstStepShowsWhatAMoveWouldDo()
{
    QFETCH(GameKind, kind);
    const ShownBoard shown(kind);
    shown.board->showPosition(core::startOf(kind), std::nullopt);
    QVERIFY(QTest::qWaitForWindowActive(shown.board.get()));
    shown.board->setFocus(Qt::OtherFocusReason);
    QVERIFY(shown.board->hasFocus());
    QVERIFY(!showsPreview(*shown.board));
    QTest::keyClick(shown.board.get(), Qt::Key_Left);
    QTest::keyClick(shown.board.get(), Qt::Key_Right);
    QVERIFY(showsPreview(*shown.board));
    shown.board->showPosition(core::startOf(kind), std::nullopt); // another game
    QVERIFY(!showsPreview(*shown.board));
}

/// When another game begins, or one looks at another position.
void BoardInputTest::aPointerThatRestsShowsNoMove()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind);
    const core::Position start = core::startOf(kind);
    shown.board->showPosition(start, std::nullopt);
    const int cell = cellPlaying(shown, legalMoves(start).front());
    shown.chosen.clear();
    const QPoint middle = support::middleOf(*shown.board, cell);
    QTest::mouseMove(shown.board.get(), middle);
    QTRY_VERIFY(showsPreview(*shown.board));
    shown.board->showPosition(start, std::nullopt);
    QVERIFY(!showsPreview(*shown.board));
    QTest::mouseMove(shown.board.get(), middle + QPoint(1, 1));
    QTRY_VERIFY(showsPreview(*shown.board));
    QTest::mouseClick(shown.board.get(), Qt::LeftButton, {}, middle);
    QCOMPARE(shown.chosen.size(), std::size_t(1));
}

void BoardInputTest::aHintTakesTheCursorToItsMove()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind);
    QVERIFY(QTest::qWaitForWindowActive(shown.board.get()));
    for (const Move move : core::legalMoves(core::startOf(kind))) {
        shown.board->showPosition(core::startOf(kind), std::nullopt);
        QTest::keyClick(shown.board.get(), Qt::Key_Left);
        shown.board->showHint(move, "+4");
        QVERIFY(!showsPreview(*shown.board)); // it would cover the value
        QTest::keyClick(shown.board.get(), Qt::Key_Return);
        QCOMPARE(shown.chosen, std::vector{move});
        shown.chosen.clear();
    }
}

void BoardInputTest::keysOfTheBoardOverrideShortcuts()
{
    ShownBoard shown(GameKind::Othello);
    const std::pair<Qt::Key, QString> keys[] = {{Qt::Key_H, "h"},     {Qt::Key_X, "x"},
                                                {Qt::Key_5, "5"},     {Qt::Key_Left, ""},
                                                {Qt::Key_Space, " "}, {Qt::Key_Return, "\r"}};
    for (const auto &[key, text] : keys) {
        QKeyEvent event(QEvent::ShortcutOverride, key, {}, text);
        event.ignore();
        QCoreApplication::sendEvent(shown.board.get(), &event);
        QVERIFY(event.isAccepted());
    }
}

void BoardInputTest::keysOfTheWindowAreLeftAlone()
{
    ShownBoard shown(GameKind::Othello);
    const std::tuple<Qt::Key, Qt::KeyboardModifiers, QString> keys[] = {
        {Qt::Key_Z, Qt::ControlModifier, "\x1a"}, {Qt::Key_N, Qt::ControlModifier, "\x0e"},
        {Qt::Key_Left, Qt::AltModifier, ""},      {Qt::Key_F1, Qt::NoModifier, ""},
        {Qt::Key_Escape, Qt::NoModifier, "\x1b"}, {Qt::Key_Tab, Qt::NoModifier, "\t"}};
    for (const auto &[key, modifiers, text] : keys) {
        QKeyEvent event(QEvent::ShortcutOverride, key, modifiers, text);
        event.ignore();
        QCoreApplication::sendEvent(shown.board.get(), &event);
        QVERIFY(!event.isAccepted());
    }
}

QTEST_MAIN(BoardInputTest)
#include "tst_boardinput.moc"
