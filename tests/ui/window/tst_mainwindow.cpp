#include "tests/support/window/gamestest.h"
#include "ui/common/language.h"
#include "ui/play/card/playerrow.h"
#include "ui/play/gamesounds.h"

#include <QAccessible>
#include <QDockWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>

using Phase = ui::GameController::Phase;

/// The window as a whole: its keys, its names for screen readers, and closing it.
class TestMainWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void enterStartsAtOnce();
    void aClickOnPlayShowsNoCursor();
    void anOpenedGameShowsNoCursor();
    void aFirstClickWhereNoMoveIsSaysWhy();
    void aTypedMoveBeginsAtOnce();
    void aFirstMoveOnTheBoardStartsTheGame();
    void aGameThatIsReplacedIsSaidToBeKept();
    void soundsAreSwitchedAndRemembered();
    void undoAndRedoFollowWhatCanBeDone();
    void fullScreenHasAKeyAndFollowsTheWindow();
    void fullScreenHasNoFormAndEscapeLeavesIt();
    void fullScreenNamesTheKeysThatWorkThere();
    void fullScreenHidesBarsUntilItEnds();
    void gamesPlayedCanBeShownOnTheFullScreen();
    void theNextStartIsNotInFullScreen();
    void thePlacesOfTheDocksAreRemembered();
    void theWidthIsRememberedWithADock();
    void largeLettersHaveSpaceInTheSmallestWindow();
    void mnemonicsDoNotClash_data();
    void mnemonicsDoNotClash();
    void everyControlHasAnAccessibleName();
    void escapeLeavesTheMenusAndTheBoardHasTheKeysAgain();
    void closingDoesNotWaitForTheSearch();
    void aHintIsNotShownInAnotherPosition();
    void enterPlaysAHint();
};

namespace {

bool cursorIsShown(const ui::MainWindow &window)
{
    const QImage focused = window.board()->grab().toImage();
    window.board()->clearFocus();
    return window.board()->grab().toImage() != focused;
}

} // namespace

void TestMainWindow::enterStartsAtOnce()
{
    const auto window = shown();
    QCOMPARE(window->focusWidget(), part<QPushButton>(*window, "play"));
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

void TestMainWindow::aClickOnPlayShowsNoCursor()
{
    auto window = shown();
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    QVERIFY(window->board()->hasFocus());
    QVERIFY(cursorIsShown(*window));
    window = shown();
    QTest::mouseMove(part<QPushButton>(*window, "play"));
    press(*window, "play");
    QVERIFY(window->board()->hasFocus());
    QVERIFY(!cursorIsShown(*window));
}

/// Nor does a game that is over when it is opened, before any key is used.
void TestMainWindow::anOpenedGameShowsNoCursor()
{
    const auto window = shown();
    window->openPath(
        file("over.tabuleiro", "Tabuleiro game 1\ngame: tictactoe\nmoves: 1 2 5 3 9\n"));
    QTRY_COMPARE(window->game().phase(), Phase::Over);
    QTRY_VERIFY(!window->board()->isAnimating());
    QVERIFY(window->board()->hasFocus());
    QVERIFY(!cursorIsShown(*window));
}

/// The board answers from the first click on.
void TestMainWindow::aFirstClickWhereNoMoveIsSaysWhy()
{
    const auto window = shown();
    QVERIFY(window->board()->isInteractive());
    QVERIFY2(stateText(*window).startsWith("Your move. Black begins."),
             qPrintable(stateText(*window)));
    clickCell(*window, 0);
    QCOMPARE(window->game().phase(), ui::GameController::Phase::NotStarted);
    QVERIFY2(stateText(*window).contains("a1 turns no disc."), qPrintable(stateText(*window)));
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), ui::GameController::Phase::PersonToMove);
}

/// Wherever the focus is; what is no letter or digit of a move leaves it there.
void TestMainWindow::aTypedMoveBeginsAtOnce()
{
    const auto window = shown();
    QVERIFY(!window->board()->hasFocus());
    QKeyEvent other(QEvent::KeyPress, Qt::Key_Eacute, Qt::NoModifier, QString(QChar(0xe9)));
    QApplication::sendEvent(window->focusWidget(), &other);
    QTest::keyClick(window->focusWidget(), Qt::Key_Comma);
    QVERIFY(!window->board()->hasFocus());
    for (const Qt::Key key : {Qt::Key_F, Qt::Key_5})
        QTest::keyClick(window->focusWidget(), key);
    QTRY_VERIFY(window->game().match().ply() >= 1);
    QCOMPARE(moveText(window->game().match().start(), window->game().match().move(0)),
             std::string("f5"));
}

/// Where the person moves first; else it says how to begin.
void TestMainWindow::aFirstMoveOnTheBoardStartsTheGame()
{
    auto window = shown();
    clickCell(*window, 19);
    QVERIFY(window->game().match().ply() >= 1);
    QCOMPARE(moveText(window->game().match().start(), window->game().match().move(0)),
             std::string("d3"));
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(window->board()->hasFocus());

    window = shown();
    choose(*window, "starter", "Computer");
    clickCell(*window, 19);
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    QVERIFY2(stateText(*window).contains("Press Play to begin."), qPrintable(stateText(*window)));
}

/// Else who pressed Play by mistake would think it lost.
void TestMainWindow::aGameThatIsReplacedIsSaidToBeKept()
{
    const auto window = shown();
    press(*window, "play");
    QVERIFY(!stateText(*window).contains("Recent games"));
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    press(*window, "play");
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    QVERIFY2(stateText(*window).contains("Your last game is kept under Recent games."),
             qPrintable(stateText(*window)));
    press(*window, "play");
    QVERIFY(!stateText(*window).contains("Recent games"));
}

/// Off where nobody chose them and no desktop says that its own are on.
void TestMainWindow::soundsAreSwitchedAndRemembered()
{
    if (!ui::canPlaySounds())
        QSKIP("built without libcanberra");
    {
        const auto window = shown();
        const auto *sounds = window->findChild<ui::GameSounds *>();
        QVERIFY(sounds != nullptr && !sounds->isOn());
        QVERIFY(!part<QAction>(*window, "sounds")->isChecked());
        trigger(*window, "sounds");
        QVERIFY(sounds->isOn());
    }
    const auto window = shown();
    QVERIFY(part<QAction>(*window, "sounds")->isChecked());
    QVERIFY(window->findChild<ui::GameSounds *>()->isOn());
}

void TestMainWindow::undoAndRedoFollowWhatCanBeDone()
{
    const auto window = shown();
    const auto *undo = part<QAction>(*window, "undo");
    const auto *redo = part<QAction>(*window, "redo");
    press(*window, "play");
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    clickCell(*window, 19);
    QVERIFY(undo->isEnabled());
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    press(*window, "undoButton");
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    press(*window, "redoButton");
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(!redo->isEnabled());
}

void TestMainWindow::fullScreenHasAKeyAndFollowsTheWindow()
{
    const auto window = shown();
    const auto *action = part<QAction>(*window, "fullScreen");
    QVERIFY(!action->shortcut().isEmpty());
    window->showFullScreen();
    QTRY_VERIFY(action->isChecked());
    window->showNormal();
    QTRY_VERIFY(!action->isChecked());
}

void TestMainWindow::fullScreenHasNoFormAndEscapeLeavesIt()
{
    const auto window = shown();
    press(*window, "play");
    const auto *undo = part<QAction>(*window, "undo");
    QTest::keyClick(window.get(), Qt::Key_F11);
    QTRY_VERIFY(window->isFullScreen());
    QVERIFY(!window->menuBar()->isVisible());
    QVERIFY(!part<QWidget>(*window, "play")->isVisible());
    QVERIFY(part<QWidget>(*window, "undoButton")->isVisible());
    QVERIFY(part<QLabel>(*window, "stateText")->isVisible());
    QVERIFY(part<QWidget>(*window, "firstPlayer")->isVisible());
    // The keys of the commands stay.
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY(undo->isEnabled());
    QTest::keySequence(window.get(), undo->shortcut());
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    QTest::keyClick(window->board(), Qt::Key_Escape);
    QTRY_VERIFY(!window->isFullScreen());
    QVERIFY(window->menuBar()->isVisible());
    QTRY_VERIFY(part<QWidget>(*window, "play")->isVisible());
    QTest::keySequence(window.get(), part<QAction>(*window, "redo")->shortcut());
    QCOMPARE(window->game().match().ply(), std::size_t(2)); // and no key is ambiguous
    // By the pointer as well.
    const auto *leave = part<QWidget>(*window, "leaveFullScreenButton");
    QVERIFY(!leave->isVisible());
    trigger(*window, "fullScreen");
    QTRY_VERIFY(window->isFullScreen() && leave->isVisible());
    press(*window, "leaveFullScreenButton");
    QTRY_VERIFY(!window->isFullScreen() && !leave->isVisible());
}

/// Neither Play nor a menu is in view.
void TestMainWindow::fullScreenNamesTheKeysThatWorkThere()
{
    const auto window = shown();
    choose(*window, "game", "Tic-tac-toe");
    choose(*window, "opponent", "A second person");
    trigger(*window, "fullScreen");
    QTRY_VERIFY(window->isFullScreen());
    const auto says = [&](const char *sentence) { return stateText(*window).contains(sentence); };
    QVERIFY2(says("Press Ctrl+N or make a move.") && says("Escape leaves the full screen.")
                 && !says("Press Play"),
             qPrintable(stateText(*window)));
    for (const bool again : {false, true}) {
        QTest::keyClick(window->board(), Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(window->game().phase(), Phase::PersonToMove);
        QVERIFY2(!says("Escape"), qPrintable(stateText(*window)));
        for (const int cell : {0, 3, 1, 4, 2})
            clickCell(*window, cell);
        QCOMPARE(window->game().phase(), Phase::Over);
        QVERIFY2(says("Ctrl+N plays a new game, Escape leaves the full screen."),
                 qPrintable(stateText(*window)));
        QVERIFY(!again || window->isFullScreen());
    }
    QTest::keyClick(window->board(), Qt::Key_Escape);
    QTRY_VERIFY(!window->isFullScreen());
    QVERIFY2(!says("Escape"), qPrintable(stateText(*window)));
}

void TestMainWindow::fullScreenHidesBarsUntilItEnds()
{
    const auto window = shown();
    paste(*window, "f5d6c3"); // which does not say who plays
    const auto *bar = part<QWidget>(*window, "sideOffer");
    QVERIFY(bar->isVisible());
    window->showFullScreen();
    QTRY_VERIFY(!bar->isVisible());
    QTRY_COMPARE(window->centralWidget()->size(), window->size());
    window->showNormal();
    QTRY_VERIFY(bar->isVisible());
    window->showFullScreen();
    QTRY_VERIFY(!bar->isVisible());
    trigger(*window, "newGame"); // nothing is open any more
    window->showNormal();
    QTRY_VERIFY(window->menuBar()->isVisible());
    QVERIFY(!bar->isVisible());
}

/// In the column beside the board, which the full screen leaves.
void TestMainWindow::gamesPlayedCanBeShownOnTheFullScreen()
{
    const auto window = shown();
    const auto *explorer = part<QWidget>(*window, "explorerPlace");
    const auto *command = part<QAction>(*window, "explorer");
    for (const bool before : {false, true}) {
        QCOMPARE(explorer->isVisible(), before);
        window->showFullScreen();
        QTRY_VERIFY(window->isFullScreen() && !window->menuBar()->isVisible());
        QCOMPARE(explorer->isVisible(), before);
        QTest::keyClick(window.get(), Qt::Key_F6);
        QCOMPARE(explorer->isVisible(), !before);
        QCOMPARE(command->isChecked(), !before);
        QVERIFY(window->board()->isVisible());
        window->showNormal();
        QTRY_VERIFY(window->menuBar()->isVisible());
        QCOMPARE(explorer->isVisible(), !before); // as it was left
    }
}

void TestMainWindow::theNextStartIsNotInFullScreen()
{
    {
        const auto window = shown();
        QTest::keyClick(window.get(), Qt::Key_F11);
        QTRY_VERIFY(window->isFullScreen());
        window->close();
    }
    const auto window = shown();
    QVERIFY(!window->isFullScreen());
    QVERIFY(window->menuBar()->isVisible());
    QVERIFY(!part<QAction>(*window, "fullScreen")->isChecked());
    QVERIFY(part<QWidget>(*window, "play")->isVisible());
}

void TestMainWindow::thePlacesOfTheDocksAreRemembered()
{
    const auto areaOfTable = [](ui::MainWindow &window) {
        return window.dockWidgetArea(part<QDockWidget>(window, "nimDock"));
    };
    {
        const auto window = shown({960, 660});
        choose(*window, "Nim");
        trigger(*window, "theory");
        QCOMPARE(areaOfTable(*window), Qt::RightDockWidgetArea);
        window->addDockWidget(Qt::LeftDockWidgetArea, part<QDockWidget>(*window, "nimDock"));
        window->close();
    }
    const auto window = shown();
    QVERIFY(part<QDockWidget>(*window, "nimDock")->isVisible());
    QCOMPARE(areaOfTable(*window), Qt::LeftDockWidgetArea);
    for (const char *bar : {"sideOffer", "continueOffer"})
        QVERIFY(!part<QWidget>(*window, bar)->isVisible());
}

/// Which is shown from the second start on.
void TestMainWindow::theWidthIsRememberedWithADock()
{
    int width = 720;
    for (int start = 0; start < 3; ++start) {
        const auto window = shown(start == 0 ? QSize(width, 560) : QSize());
        QCOMPARE(window->width(), width);
        if (start == 0)
            choose(*window, "Nim");
        trigger(*window, "theory"); // hides it, but at the first start
        QVERIFY(start == 0 || window->width() < width);
        if (start > 0)
            trigger(*window, "theory");
        QVERIFY(start == 0 ? window->width() > width : window->width() == width);
        width = window->width();
        window->close();
    }
}

/// Twice the usual size, where 360 pixels are five letters of a name.
void TestMainWindow::largeLettersHaveSpaceInTheSmallestWindow()
{
    const QFont usual = QApplication::font();
    const auto restored = qScopeGuard([usual] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSizeF(2 * usual.pointSizeF());
    const auto window = shown({360, 400});
    QApplication::setFont(large);
    play(*window, {"d3", "c3", "c4"});
    window->resize(window->minimumSize());
    QCoreApplication::sendPostedEvents();
    for (const char *name : {"undoButton", "hintButton"}) {
        const auto *button = part<QPushButton>(*window, name);
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), name);
    }
    for (auto *label : window->findChildren<ui::FixedWidthLabel *>()) {
        if (label->isVisible())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
}

void TestMainWindow::mnemonicsDoNotClash_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestMainWindow::mnemonicsDoNotClash()
{
    QFETCH(QString, language);
    const ui::Translations translations(language);
    const auto window = shown();
    choose(*window, "game", "Nim"); // shows every row
    QStringList texts;
    for (const QAction *menu : window->menuBar()->actions())
        texts << menu->text();
    for (const auto *label : window->findChildren<QLabel *>()) {
        // The menu Level has the letter of the row.
        if (label->buddy() != nullptr && label->buddy()->objectName() != "level")
            texts << label->text();
    }
    texts << part<QPushButton>(*window, "play")->text();
    QStringList used;
    for (const QString &text : texts) {
        const QString keys = QKeySequence::mnemonic(text).toString();
        QVERIFY2(!keys.isEmpty(), qPrintable(text));
        QVERIFY2(!used.contains(keys), qPrintable(text + " uses " + keys + " again"));
        used << keys;
    }
}

void TestMainWindow::everyControlHasAnAccessibleName()
{
    const auto window = shown();
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(face != nullptr);
        QVERIFY2(!face->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
    }
}

void TestMainWindow::escapeLeavesTheMenusAndTheBoardHasTheKeysAgain()
{
    const auto window = shown();
    press(*window, "play");
    QVERIFY(window->board()->hasFocus());
    const auto type = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget *popup = QApplication::activePopupWidget();
        QWidget *target = popup != nullptr ? popup : window->focusWidget();
        QTest::keyClick(target, key, modifiers);
    };
    type(Qt::Key_L, Qt::AltModifier);
    QVERIFY(QApplication::activePopupWidget() != nullptr);
    type(Qt::Key_Escape);
    QTRY_VERIFY(window->menuBar()->activeAction() == nullptr);
    QCOMPARE(window->focusWidget(), window->board());
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void TestMainWindow::closingDoesNotWaitForTheSearch()
{
    // The search would take as long as this test may.
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("thinkingTime", 600'000);
    auto window = shown();
    choose(*window, "level", "Hard");
    choose(*window, "starter", "Computer");
    press(*window, "play");
    QCOMPARE(window->game().phase(), Phase::ComputerToMove);
    window.reset();
}

void TestMainWindow::enterPlaysAHint()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    trigger(*window, "newGame");
    trigger(*window, "hint");
    QTRY_VERIFY(stateText(*window).contains("Try 5"));
    QTest::keyClick(window->board(), Qt::Key_Return);
    QTRY_VERIFY(window->game().match().ply() >= 1);
    QCOMPARE(window->game().match().move(0).code(), 4);
}

void TestMainWindow::aHintIsNotShownInAnotherPosition()
{
    const auto window = shown();
    choose(*window, "Othello");
    play(*window, {"d3", "c3"});
    ui::GameController &game = window->game();
    bool found = false;
    connect(&game, &ui::GameController::hintFound, this, [&] { found = true; });
    trigger(*window, "hint");
    QVERIFY(game.findingHint());
    game.browseTo(0);
    const QString before = stateText(*window);
    QTRY_VERIFY(found);
    QCOMPARE(stateText(*window), before);
    QVERIFY(window->board()->position() == game.match().start());
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
