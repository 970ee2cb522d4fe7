#include "tests/support/window/filedialoganswers.h"
#include "tests/support/window/gamestest.h"
#include "tests/support/window/ways.h"
#include "ui/play/gametexts.h"
#include "ui/window/preferenceswindow.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>

using core::Side;
using Phase = ui::GameController::Phase;

/// Games that begin from a file, the clipboard or a position go on, people have names and the
/// computer may move for them: by mouse, by keyboard and by a screen reader alone.
class TestGameFlow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aFileIsChosenAndGoesOn_data() { addWays(); }
    void aFileIsChosenAndGoesOn();
    void aGameIsPastedAndGoesOn_data() { addWays(); }
    void aGameIsPastedAndGoesOn();
    void aPositionIsSetUpAndGoesOn_data() { addWays(); }
    void aPositionIsSetUpAndGoesOn();
    void theComputerMovesForAPerson_data() { addWays(); }
    void theComputerMovesForAPerson();
    void peopleAreNamed_data() { addWays(); }
    void peopleAreNamed();
    void aHintBeginsTheGame_data() { addWays(); }
    void aHintBeginsTheGame();

private:
    static void command(const ui::MainWindow &window, const char *name, InputWay way);
    static void write(QLineEdit &field, const QString &text, InputWay way);
};

/// A command of the menus: by clicks, by its keys, or by an accessible press of its item.
void TestGameFlow::command(const ui::MainWindow &window, const char *name, InputWay way)
{
    auto *action = part<QAction>(window, name);
    if (way == InputWay::Keyboard) {
        QVERIFY2(!action->shortcut().isEmpty(), name);
        QTest::keySequence(window.focusWidget(), action->shortcut());
        return;
    }
    QMenuBar *bar = window.menuBar();
    for (QAction *title : bar->actions()) {
        QMenu *menu = title->menu();
        const auto index = menu->actions().indexOf(action);
        if (index < 0)
            continue;
        if (way == InputWay::Mouse) {
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(title).center());
            QTRY_VERIFY(menu->isVisible());
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            return;
        }
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(menu);
        for (int i = 0; i < face->childCount(); ++i) {
            QAccessibleInterface *item = face->child(i);
            if (item->text(QAccessible::Name) == QString(action->text()).remove('&'))
                return item->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        }
    }
    QFAIL(name);
}

void TestGameFlow::write(QLineEdit &field, const QString &text, InputWay way)
{
    if (way == InputWay::Accessible) {
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&field);
        face->editableTextInterface()->replaceText(0, int(field.text().size()), text);
        return;
    }
    if (way == InputWay::Mouse)
        QTest::mouseClick(&field, Qt::LeftButton);
    else
        field.setFocus(Qt::TabFocusReason);
    field.selectAll();
    QTest::keyClicks(&field, text);
}

void TestGameFlow::aFileIsChosenAndGoesOn()
{
    QFETCH(int, way);
    const auto window = shown();
    const QString path = file("game.txt", "f5d6c3d3c4f4\n");
    const FileDialogAnswers answers({[&path, way](QFileDialog &dialog) {
        auto *name = part<QLineEdit>(dialog, "fileNameEdit");
        name->setText(path); // whole: completing it letter by letter is the toolkit's
        if (InputWay(way) == InputWay::Keyboard)
            return QTest::keyClick(name, Qt::Key_Return);
        for (auto *button : dialog.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().remove('&') == "Open")
                return activate(*button, InputWay(way));
        }
        QFAIL("the dialog has no button to open");
    }});
    command(*window, "openGame", InputWay(way));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(6));
    activate(*part<QAbstractButton>(*window, "continueAsSecond"), InputWay(way));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(7));
    QVERIFY(window->game().computerSide() == Side::First);
}

void TestGameFlow::aGameIsPastedAndGoesOn()
{
    QFETCH(int, way);
    const auto window = shown();
    QApplication::clipboard()->setText("f5d6c3d3c4f4");
    command(*window, "paste", InputWay(way));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(6));
    activate(*part<QAbstractButton>(*window, "continueAsSecond"), InputWay(way));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(7));
}

void TestGameFlow::aPositionIsSetUpAndGoesOn()
{
    QFETCH(int, way);
    const auto window = shown();
    command(*window, "setUpPosition", InputWay(way));
    QTRY_VERIFY(part<QWidget>(*window, "editingBoard")->isVisible());
    activate(*part<QAbstractButton>(*window, "editorDone"), InputWay(way));
    QTRY_VERIFY(part<QWidget>(*window, "sideOffer")->isVisible());
    activate(*part<QAbstractButton>(*window, "continueAsSecond"), InputWay(way));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(1));
    QVERIFY(window->game().computerSide() == Side::First);
}

void TestGameFlow::theComputerMovesForAPerson()
{
    QFETCH(int, way);
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    activate(*part<QAbstractButton>(*window, "play"), InputWay(way));
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    command(*window, "letComputerMove", InputWay(way));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(1));
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY(window->game().twoPeople());
}

void TestGameFlow::peopleAreNamed()
{
    QFETCH(int, way);
    {
        const auto window = shown();
        command(*window, "preferences", InputWay(way));
        auto *dialog = window->findChild<ui::PreferencesWindow *>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
        part<QTabWidget>(*dialog, "pages")->setCurrentWidget(part<QWidget>(*dialog, "playersPage"));
        write(*part<QLineEdit>(*dialog, "yourName"), "Ann", InputWay(way));
        write(*part<QLineEdit>(*dialog, "secondName"), "Bob", InputWay(way));
        for (auto *button : dialog->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().remove('&') == "Close")
                activate(*button, InputWay(way));
        }
        QTRY_VERIFY(!dialog->isVisible());
    }
    const auto window = shown(); // the names are remembered
    choose(*window, "opponent", "A second person");
    activate(*part<QAbstractButton>(*window, "play"), InputWay(way));
    QTRY_COMPARE(part<QLabel>(*part<QWidget>(*window, "firstPlayer"), "name")->text(),
                 QString("Ann"));
    QVERIFY2(stateText(*window).contains("Ann to move"), qPrintable(stateText(*window)));
    const core::GameRecord record = ui::namedRecord(window->game());
    QCOMPARE(record.players[0], std::string("Ann"));
    QCOMPARE(record.players[1], std::string("Bob"));
}

/// On the first screen, where no game has begun, and before one is continued.
void TestGameFlow::aHintBeginsTheGame()
{
    QFETCH(int, way);
    {
        const auto window = shown();
        QCOMPARE(window->game().phase(), Phase::NotStarted);
        QSignalSpy found(&window->game(), &ui::GameController::hintFound);
        command(*window, "hint", InputWay(way));
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(window->game().phase(), Phase::PersonToMove);
        QCOMPARE(window->game().match().ply(), std::size_t(0));
        play(*window, {"f5"});
        QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    }
    const auto window = shown();
    QTRY_VERIFY(window->game().isOffer());
    const std::size_t plies = window->game().match().ply();
    QSignalSpy found(&window->game(), &ui::GameController::hintFound);
    command(*window, "hint", InputWay(way));
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), plies);
}

QTEST_MAIN(TestGameFlow)
#include "tst_gameflow.moc"
