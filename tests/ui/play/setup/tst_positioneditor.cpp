#include "tests/support/qt/boards.h"
#include "tests/support/window/gamestest.h"
#include "ui/board/games/nimheapsboard.h"
#include "ui/play/setup/positioneditor.h"

#include <QAccessible>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using Phase = ui::GameController::Phase;
using support::click;

namespace {

ui::PositionEditor *editorOf(const ui::MainWindow &window)
{
    return window.findChild<ui::PositionEditor *>("positionEditor");
}

ui::BoardWidget &editingBoard(const ui::MainWindow &window)
{
    return *part<ui::BoardWidget>(window, "editingBoard");
}

QString problem(const ui::MainWindow &window)
{
    return part<QLabel>(window, "positionProblem")->text();
}

std::string startOf(const ui::MainWindow &window)
{
    return toText(window.game().match().start());
}

void pressAccessible(ui::BoardWidget &board, int index)
{
    QAccessibleInterface *cell = QAccessible::queryAccessibleInterface(&board)->child(index);
    cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

} // namespace

/// Positions set up by hand, on the board of the window.
class TestPositionEditor : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void discsAreSetByMouse();
    void discsAreSetByKeyboard();
    void discsAreSetByAScreenReader();
    void marksAreSetByMouse();
    void marksAreSetByKeyboard();
    void heapsAreSetByMouse();
    void heapsAreSetByKeyboard();
    void heapsAreLimited();
    void thePositionCanBeTyped();
    void aWrongTextIsDroppedWhenItIsLeft();
    void aSentenceSaysWhatIsWrong_data();
    void aSentenceSaysWhatIsWrong();
    void theCommandsUndoAndRedoInTheEditor();
    void cancelLeavesTheGameAsItIs();
    void theEndOfNimIsEditedFromItsStart();
    void theGameGoesOnBehindTheEditor();
    void theReplacedGameIsKept();
    void anotherPositionInTheWindowEndsTheEditor();
    void theBoardLooksLikeTheGames();
    void theEditorHasSpace_data();
    void theEditorHasSpace();

private:
    /// A window in which two people play a game, with the editor open on its start.
    static std::unique_ptr<ui::MainWindow> editing(const QString &game)
    {
        auto window = shown();
        choose(*window, game);
        play(*window, {});
        QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
        return window;
    }
};

void TestPositionEditor::discsAreSetByMouse()
{
    const auto window = editing("Othello");
    ui::BoardWidget &board = editingBoard(*window);
    QVERIFY(board.isVisible() && !window->board()->isVisible());
    choose(*window, "palette", "White");
    click(board, 0);
    click(board, 1);
    click(board, 1); // takes it away again
    choose(*window, "palette", "Black");
    click(board, 2);
    choose(*window, "palette", "Empty");
    click(board, 27); // d4
    choose(*window, "toMove", "White");
    press(*window, "editorDone");
    QCOMPARE(startOf(*window), std::string("O-X-----"
                                           "--------"
                                           "--------"
                                           "----X---"
                                           "---XO---"
                                           "--------"
                                           "--------"
                                           "-------- O"));
    QVERIFY(window->board()->isVisible());
    QVERIFY(window->board()->hasFocus());
    QVERIFY(window->board()->position() == window->game().match().start());
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

void TestPositionEditor::discsAreSetByKeyboard()
{
    const auto window = editing("Othello");
    ui::BoardWidget &board = editingBoard(*window);
    QVERIFY(board.hasFocus());
    QTest::keyClick(&board, Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(&board, Qt::Key_O);     // a1
    QTest::keyClick(&board, Qt::Key_Right); // b1
    QTest::keyClick(&board, Qt::Key_Space); // the palette's black
    support::type(board, "c1");
    support::type(board, "d4");
    QTest::keyClick(&board, Qt::Key_Delete);
    QTest::keyClick(&board, Qt::Key_Tab);
    QCOMPARE(window->focusWidget()->parentWidget(), part<QWidget>(*window, "palette"));
    QTest::keyClick(window->focusWidget(), Qt::Key_D, Qt::AltModifier); // Done
    QTRY_COMPARE(startOf(*window), std::string("OXX-----"
                                               "--------"
                                               "--------"
                                               "----X---"
                                               "---XO---"
                                               "--------"
                                               "--------"
                                               "-------- X"));
}

void TestPositionEditor::discsAreSetByAScreenReader()
{
    const auto window = editing("Othello");
    ui::BoardWidget &board = editingBoard(*window);
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&board);
    QCOMPARE(face->childCount(), 64);
    QVERIFY(!face->text(QAccessible::Description).isEmpty());
    pressAccessible(board, 0);
    QCOMPARE(face->child(0)->text(QAccessible::Name), "a1, black");
    for (QWidget *control : editorOf(*window)->findChildren<QWidget *>()) {
        if (!control->isVisible() || (control->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        QAccessibleInterface *named = QAccessible::queryAccessibleInterface(control);
        QVERIFY2(!named->text(QAccessible::Name).isEmpty(), qPrintable(control->objectName()));
    }
    QAccessible::queryAccessibleInterface(part<QPushButton>(*window, "editorDone"))
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(startOf(*window).starts_with("X-------"));
}

void TestPositionEditor::marksAreSetByMouse()
{
    const auto window = editing("Tic-tac-toe");
    ui::BoardWidget &board = editingBoard(*window);
    click(board, 0);
    click(board, 1);
    click(board, 4); // three marks of X alone, on the way to a position
    QVERIFY(board.cellText(4).contains("X"));
    QVERIFY(!part<QPushButton>(*window, "editorDone")->isEnabled());
    choose(*window, "palette", "O");
    click(board, 2);
    click(board, 3);
    choose(*window, "toMove", "O");
    press(*window, "editorDone");
    QCOMPARE(startOf(*window), std::string("XXOOX---- O"));
}

void TestPositionEditor::marksAreSetByKeyboard()
{
    const auto window = editing("Tic-tac-toe");
    ui::BoardWidget &board = editingBoard(*window);
    support::type(board, "1"); // the palette's X
    support::type(board, "b1");
    QTest::keyClick(&board, Qt::Key_O);      // instead of it
    QTest::keyClick(&board, Qt::Key_Return); // X, as the palette says
    QTest::keyClick(&board, Qt::Key_O);
    QTest::keyClick(window->focusWidget(), Qt::Key_D, Qt::AltModifier);
    QTRY_COMPARE(startOf(*window), std::string("XO------- X"));
}

void TestPositionEditor::heapsAreSetByMouse()
{
    const auto window = editing("Nim");
    ui::BoardWidget &board = editingBoard(*window);
    click(board, ui::NimHeapsBoard::cellOf(0));
    press(*window, "addHeap");
    click(board, ui::NimHeapsBoard::cellOf(1));
    click(board, ui::NimHeapsBoard::cellOf(1));
    choose(*window, "palette", "Remove one");
    click(board, ui::NimHeapsBoard::cellOf(1));
    choose(*window, "lastCounter", "The last wins");
    part<QSpinBox>(*window, "takeLimit")->setValue(5);
    choose(*window, "toMove", "Second player");
    press(*window, "editorDone");
    QCOMPARE(startOf(*window), std::string("21-2 limit 5 normal second"));
}

void TestPositionEditor::heapsAreSetByKeyboard()
{
    const auto window = editing("Nim");
    ui::BoardWidget &board = editingBoard(*window);
    support::type(board, "12");
    QTest::keyClick(&board, Qt::Key_Up);
    press(*window, "addHeap");
    press(*window, "addHeap");
    support::type(board, "b7");
    QTest::keyClick(&board, Qt::Key_Minus);
    QTest::keyClick(&board, Qt::Key_Right);
    QTest::keyClick(&board, Qt::Key_Delete); // heap c
    QTest::keyClick(window->focusWidget(), Qt::Key_D, Qt::AltModifier);
    QTRY_COMPARE(startOf(*window), std::string("13-6 limit 3 misere first"));
}

void TestPositionEditor::heapsAreLimited()
{
    const auto window = editing("Nim");
    const auto limit = QString("There can be %1 heaps at most.").arg(core::Nim::maxHeaps);
    for (int presses = 0; problem(*window) != limit; ++presses) {
        QVERIFY(presses < core::Nim::maxHeaps);
        press(*window, "addHeap");
    }
    press(*window, "editorDone");
    QCOMPARE(QString::fromStdString(startOf(*window)).count('-'), core::Nim::maxHeaps - 1);
}

void TestPositionEditor::thePositionCanBeTyped()
{
    const auto window = editing("Nim");
    auto *text = part<QLineEdit>(*window, "positionText");
    press(*window, "asText");
    QTRY_VERIFY(text->isVisible());
    text->clear();
    QTest::keyClicks(text, "2-4 normal sec");
    QVERIFY(!part<QPushButton>(*window, "editorDone")->isEnabled());
    const auto *wrong = part<QLabel>(*window, "positionTextProblem");
    QVERIFY2(wrong->text().contains("not a position"), qPrintable(wrong->text()));
    QVERIFY(wrong->isVisible() && wrong->window() == text->window()); // which covers the editor
    QTest::keyClick(text, Qt::Key_Return);
    QVERIFY(text->isVisible() && wrong->text().contains("not a position"));
    QTest::keyClicks(text, "ond");
    QTest::keyClick(text, Qt::Key_Return);
    QVERIFY(!text->isVisible());
    press(*window, "editorDone");
    QCOMPARE(startOf(*window), std::string("2-4 normal second"));
}

/// The board has a position all the time.
void TestPositionEditor::aWrongTextIsDroppedWhenItIsLeft()
{
    const auto window = editing("Nim");
    auto *text = part<QLineEdit>(*window, "positionText");
    const auto *done = part<QPushButton>(*window, "editorDone");
    QVERIFY(done->isEnabled());
    const QString before = text->text();
    press(*window, "asText");
    QTRY_VERIFY(text->isVisible());
    text->clear();
    QTest::keyClicks(text, "two");
    QVERIFY(!done->isEnabled());
    QTest::keyClick(text, Qt::Key_Escape);
    QTRY_VERIFY(!text->isVisible());
    QVERIFY(done->isEnabled());
    const QString said = part<QLabel>(*window, "positionTextProblem")->text();
    QVERIFY2(!said.contains("not a position"), qPrintable(said));
    QCOMPARE(text->text(), before);
}

void TestPositionEditor::aSentenceSaysWhatIsWrong_data()
{
    QTest::addColumn<ui::Arrangement>("arrangement");
    QTest::addColumn<QString>("words");
    const auto marks = [](std::uint64_t first, std::uint64_t second, core::Side toMove) {
        return ui::Arrangement{
            .kind = core::GameKind::TicTacToe, .pieces = {first, second}, .toMove = toMove};
    };
    using core::Side;
    QTest::newRow("too many") << marks(3, 0, Side::Second) << "X has 2 and O has 0";
    QTest::newRow("turn") << marks(1, 0, Side::First) << "it is O's turn";
    QTest::newRow("two lines") << marks(7, 070, Side::First) << "both have three in a row";
    QTest::newRow("won") << marks(7, 030, Side::Second) << "X has three in a row";
    QTest::newRow("full") << marks(0615, 0162, Side::Second) << "Every square is taken";
    QTest::newRow("no move") << ui::Arrangement{.kind = core::GameKind::Othello, .pieces = {1, 0}}
                             << "Neither side can turn a disc";
    QTest::newRow("no counter") << ui::Arrangement{.kind = core::GameKind::Nim, .heaps = {0, 0}}
                                << "no counter to take";
    QTest::newRow("none") << ui::arrangementOf(core::Othello()) << "";
}

void TestPositionEditor::aSentenceSaysWhatIsWrong()
{
    QFETCH(ui::Arrangement, arrangement);
    QFETCH(QString, words);
    const QString problem = ui::problemOf(arrangement);
    QCOMPARE(problem.isEmpty(), words.isEmpty());
    QVERIFY2(problem.contains(words), qPrintable(problem));
}

void TestPositionEditor::theCommandsUndoAndRedoInTheEditor()
{
    const auto window = editing("Othello");
    ui::BoardWidget &board = editingBoard(*window);
    const auto *undo = part<QAction>(*window, "undo");
    QVERIFY(!undo->isEnabled());
    const core::Position start = board.position();
    click(board, 0);
    press(*window, "clearBoard");
    QVERIFY(undo->isEnabled());
    QTest::keySequence(window.get(), undo->shortcut());
    QCOMPARE(board.cellText(0), "a1, black");
    QVERIFY(part<QAction>(*window, "redo")->isEnabled());
    press(*window, "undoEdit");
    QVERIFY(board.position() == start);
    QVERIFY(!undo->isEnabled() && !part<QPushButton>(*window, "undoEdit")->isEnabled());
    trigger(*window, "redo");
    QCOMPARE(board.cellText(0), "a1, black");
}

void TestPositionEditor::cancelLeavesTheGameAsItIs()
{
    const auto window = shown();
    play(*window, {"f5", "d6"});
    trigger(*window, "setUpPosition");
    click(editingBoard(*window), 0);
    press(*window, "editorCancel");
    QVERIFY(window->board()->isVisible() && window->board()->hasFocus());
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(part<QAction>(*window, "undo")->isEnabled());
    QVERIFY(part<QWidget>(*window, "play")->isVisible());
    QTRY_VERIFY(editorOf(*window) == nullptr);
    trigger(*window, "setUpPosition");
    QTest::keyClick(&editingBoard(*window), Qt::Key_Escape);
    QVERIFY(window->board()->isVisible());
    QTRY_VERIFY(editorOf(*window) == nullptr);
}

/// The end of Nim has no counter left to edit.
void TestPositionEditor::theEndOfNimIsEditedFromItsStart()
{
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a3", "a3", "a3", "a3", "a3", "a3", "a2"});
    QCOMPARE(window->game().phase(), ui::GameController::Phase::Over);
    trigger(*window, "setUpPosition");
    QVERIFY(editingBoard(*window).position() == window->game().match().start());
}

void TestPositionEditor::theGameGoesOnBehindTheEditor()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    trigger(*window, "setUpPosition"); // while the computer thinks, or after it moved
    click(editingBoard(*window), 0);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(editingBoard(*window).isVisible());
    press(*window, "editorCancel");
    QVERIFY(window->board()->position() == window->game().match().current());
}

void TestPositionEditor::theReplacedGameIsKept()
{
    const auto window = shown();
    trigger(*window, "setUpPosition");
    QVERIFY(!problem(*window).contains("Recent"));
    press(*window, "editorCancel");
    QTRY_VERIFY(editorOf(*window) == nullptr);
    play(*window, {"f5", "d6", "c3"});
    trigger(*window, "setUpPosition");
    QVERIFY2(problem(*window).contains("Recent games"), qPrintable(problem(*window)));
    press(*window, "clearBoard");
    press(*window, "usualStart");
    press(*window, "editorDone");
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    waitForJournals(*window);
    auto *recent = part<QMenu>(*window, "recentGames");
    // The first is the new game, which is in use, once it is written.
    QVERIFY(QTest::qWaitFor(
        [recent] {
            showRecent(*recent);
            return !recent->actions().constFirst()->isEnabled();
        },
        support::maxWait));
    recent->actions().at(1)->trigger();
    waitForJournals(*window);
    QCOMPARE(window->game().match().ply(), std::size_t(3));
}

void TestPositionEditor::anotherPositionInTheWindowEndsTheEditor()
{
    const auto window = shown();
    play(*window, {"f5"});
    trigger(*window, "setUpPosition");
    paste(*window, "f5d6");
    QVERIFY(window->board()->isVisible());
    QTRY_VERIFY(editorOf(*window) == nullptr);
}

void TestPositionEditor::theBoardLooksLikeTheGames()
{
    const auto window = shown();
    trigger(*window, "showCoordinates");
    trigger(*window, "setUpPosition");
    QVERIFY(!window->board()->display().coordinates);
    QVERIFY(editingBoard(*window).display() == window->board()->display());
}

void TestPositionEditor::theEditorHasSpace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("game");
    for (const QSize size :
         {QSize(360, 400), QSize(360, 640), QSize(960, 660), QSize(1920, 1080)}) {
        for (const char *game : {"Othello", "Tic-tac-toe", "Nim"})
            QTest::addRow("%s %d", game, size.width() * 10000 + size.height()) << size << game;
    }
}

void TestPositionEditor::theEditorHasSpace()
{
    QFETCH(QSize, size);
    QFETCH(QString, game);
    const auto window = editing(game);
    window->resize(size);
    QCoreApplication::processEvents();
    const ui::PositionEditor *editor = editorOf(*window);
    const QRect board = editingBoard(*window).geometry();
    QVERIFY(!board.intersects(editor->geometry()));
    QVERIFY(board.width() >= size.height() / 5);
    QVERIFY(editor->parentWidget()->rect().contains(editor->geometry()));
    for (const QWidget *control : editor->findChildren<QWidget *>()) {
        if (!control->isVisible() || control->window() != window.get())
            continue;
        const QRect area(control->mapTo(editor, QPoint()), control->size());
        QVERIFY2(editor->rect().contains(area), qPrintable(control->objectName()));
        if (const auto *button = qobject_cast<const QAbstractButton *>(control))
            QVERIFY2(button->width() >= button->minimumSizeHint().width(),
                     qPrintable(button->text()));
    }
}

QTEST_MAIN(TestPositionEditor)
#include "tst_positioneditor.moc"
