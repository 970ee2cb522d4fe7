#include "tests/ui/part.h"
#include "tests/ui/shownwindow.h"
#include "ui/mainwindow.h"
#include "ui/placeholdercolour.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using core::GameKind;
using Phase = ui::GameController::Phase;

/// The window as a person uses it: controls, menus, words, sizes, and what is remembered.
class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void quietBoardBeforeTheFirstGame();
    void playStartsAndStartsAnew();
    void whoStartsIsWhoMovesFirst_data();
    void whoStartsIsWhoMovesFirst();
    void alternateTakesTurns();
    void secondPersonMovesForWhite();
    void levelMenuAndSelectorAreInStep();
    void gameMenuAndSelectorAreInStep();
    void choosingAGameShowsItsBoard();
    void choosingAGameDuringOneKeepsIt();
    void everythingSwitchedIsRemembered();
    void damagedSettingsReadAsDefaults();
    void wrongHeapsAreExplainedAndNothingIsLost();
    void ownHeapsArePlayed();
    void heapsMayBeTypedWithCommas();
    void enterStartsAtOnce();
    void wrongLetterPlaysNothing();
    void clickOnALegalSquareIsPlayed();
    void resultIsSaidInTheWindowWithPlayAgain();
    void passIsAnnounced();
    void computersMoveIsAnnounced();
    void stateIsReadAsItIsShown();
    void failedSearchIsSaid();
    void randomHeapsShownAreTheOnesPlayed();
    void finishedGameStaysWhenAnotherIsChosen();
    void fullScreenHasAKeyAndFollowsTheWindow();
    void hintIsShownWithWords();
    void undoAndRedoFollowWhatCanBeDone();
    void mnemonicsDoNotClash();
    void shortcutsAreShownInToolTips();
    void everyControlHasAnAccessibleName();
    void nothingLeavesTheWindowAtAnySize_data();
    void nothingLeavesTheWindowAtAnySize();
    void closingWhileThinkingIsQuick();
    void placeholdersFollowThePalette();

private:
    std::unique_ptr<ui::MainWindow> shown(QSize size = {900, 660});

    QTemporaryDir m_settings;
};

namespace {

void choose(const ui::MainWindow &window, const char *selector, const QString &text)
{
    auto *box = part<QComboBox>(window, selector);
    const int index = box->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    box->setCurrentIndex(index);
}

void press(const ui::MainWindow &window, const char *button)
{
    QTest::mouseClick(part<QAbstractButton>(window, button), Qt::LeftButton);
}

QString words(const ui::MainWindow &window)
{
    return part<QLabel>(window, "stateText")->text();
}

QAction *radioItem(const ui::MainWindow &window, const QString &text)
{
    for (QAction *action : window.menuBar()->findChildren<QAction *>()) {
        if (action->actionGroup() != nullptr && action->text().remove('&') == text)
            return action;
    }
    return nullptr;
}

void clickCell(const ui::MainWindow &window, int cell)
{
    QTest::mouseClick(window.board(), Qt::LeftButton, {},
                      window.board()->cellRect(cell).center().toPoint());
    QTRY_VERIFY(!window.game().saving());
}

} // namespace

void TestMainWindow::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
}

void TestMainWindow::init()
{
    QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
    store.clear();
    store.setValue("pace", "off");
    store.setValue("thinkingTime", 50);
}

std::unique_ptr<ui::MainWindow> TestMainWindow::shown(QSize size)
{
    return shownWindow(size);
}

void TestMainWindow::quietBoardBeforeTheFirstGame()
{
    const auto window = shown();
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    QVERIFY(window->board()->isVisible());
    QVERIFY(!window->board()->isInteractive());
    QVERIFY(words(*window).contains("Play"));
    QVERIFY(!part<QPushButton>(*window, "playAgain")->isVisible());
}

void TestMainWindow::playStartsAndStartsAnew()
{
    const auto window = shown();
    press(*window, "play");
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    clickCell(*window, 19); // d3
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    press(*window, "play");
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

void TestMainWindow::whoStartsIsWhoMovesFirst_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("starter");
    for (const char *game : {"Othello", "Tic-tac-toe", "Nim"}) {
        for (const char *starter : {"You", "Computer"})
            QTest::addRow("%s, %s", game, starter) << QString(game) << QString(starter);
    }
}

void TestMainWindow::whoStartsIsWhoMovesFirst()
{
    QFETCH(QString, game);
    QFETCH(QString, starter);
    const auto window = shown();
    choose(*window, "game", game);
    choose(*window, "starter", starter);
    press(*window, "play");
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), std::size_t(starter == "You" ? 0 : 1));
}

void TestMainWindow::alternateTakesTurns()
{
    const auto window = shown();
    choose(*window, "starter", "Alternate");
    press(*window, "play");
    const auto first = window->game().computerSide();
    QVERIFY(first.has_value());
    for (int i = 0; i < 4; ++i) {
        const auto before = window->game().computerSide();
        press(*window, "play");
        QVERIFY(window->game().computerSide() != before);
    }
}

void TestMainWindow::secondPersonMovesForWhite()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    QVERIFY(!part<QComboBox>(*window, "level")->isVisible());
    press(*window, "play");
    QCOMPARE(words(*window), QString("Black to move."));
    clickCell(*window, 19);
    QCOMPARE(words(*window), QString("White to move."));
    QCOMPARE(window->game().match().ply(), std::size_t(1));
}

void TestMainWindow::levelMenuAndSelectorAreInStep()
{
    const auto window = shown();
    choose(*window, "level", "Hard");
    QVERIFY(radioItem(*window, "Hard")->isChecked());
    QVERIFY(!radioItem(*window, "Easy")->isChecked());
    radioItem(*window, "Medium")->trigger();
    QCOMPARE(part<QComboBox>(*window, "level")->currentText(), QString("Medium"));
    QCOMPARE(int(window->game().level()), int(ai::Level::Medium));
    press(*window, "play");
    radioItem(*window, "Hard")->trigger(); // in the middle of a game
    QCOMPARE(int(window->game().level()), int(ai::Level::Hard));
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

void TestMainWindow::gameMenuAndSelectorAreInStep()
{
    const auto window = shown();
    radioItem(*window, "Nim")->trigger();
    QCOMPARE(part<QComboBox>(*window, "game")->currentText(), QString("Nim"));
    QCOMPARE(window->board()->kind(), GameKind::Nim);
    choose(*window, "game", "Tic-tac-toe");
    QVERIFY(radioItem(*window, "Tic-tac-toe")->isChecked());
}

void TestMainWindow::choosingAGameShowsItsBoard()
{
    const auto window = shown();
    for (const auto &[title, kind] : {std::pair(QString("Nim"), GameKind::Nim),
                                      std::pair(QString("Tic-tac-toe"), GameKind::TicTacToe),
                                      std::pair(QString("Othello"), GameKind::Othello)}) {
        choose(*window, "game", title);
        QCOMPARE(window->board()->kind(), kind);
        QCOMPARE(part<QComboBox>(*window, "heaps")->isVisible(), kind == GameKind::Nim);
    }
}

void TestMainWindow::choosingAGameDuringOneKeepsIt()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    choose(*window, "game", "Nim");
    QCOMPARE(window->board()->kind(), GameKind::Othello);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(words(*window).contains("Nim"));
    press(*window, "play");
    QCOMPARE(window->board()->kind(), GameKind::Nim);
}

void TestMainWindow::everythingSwitchedIsRemembered()
{
    {
        const auto window = shown();
        choose(*window, "game", "Nim");
        choose(*window, "heaps", "3-4-5");
        choose(*window, "rule", "Whoever takes it wins");
        choose(*window, "starter", "Computer");
        choose(*window, "level", "Hard");
        part<QAction>(*window, "showLegalMoves")->trigger();
        part<QAction>(*window, "showCoordinates")->trigger();
        radioItem(*window, "Fast")->trigger();
        radioItem(*window, "256 MiB")->trigger();
        QCOMPARE(window->game().tableMemory(), 256);
        // Written at once: the window is not even closed properly.
        const QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
        QCOMPARE(store.value("game").toString(), QString("nim"));
    }
    const auto window = shown();
    QCOMPARE(part<QComboBox>(*window, "game")->currentText(), QString("Nim"));
    QCOMPARE(part<QComboBox>(*window, "heaps")->currentText(), QString("3-4-5"));
    QCOMPARE(part<QComboBox>(*window, "rule")->currentText(), QString("Whoever takes it wins"));
    QCOMPARE(part<QComboBox>(*window, "starter")->currentText(), QString("Computer"));
    QCOMPARE(part<QComboBox>(*window, "level")->currentText(), QString("Hard"));
    QVERIFY(!part<QAction>(*window, "showLegalMoves")->isChecked());
    QVERIFY(!window->board()->display().legalMoves);
    QVERIFY(!window->board()->display().coordinates);
    QVERIFY(window->board()->display().lastMove);
    QVERIFY(radioItem(*window, "Fast")->isChecked());
    QVERIFY(radioItem(*window, "256 MiB")->isChecked());
    QCOMPARE(window->game().tableMemory(), 256);
    QCOMPARE(core::toText(window->board()->position()), std::string("3-4-5 normal first"));
}

void TestMainWindow::damagedSettingsReadAsDefaults()
{
    {
        QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
        for (const char *key : {"game", "starter", "level", "opponent", "pace", "thinkingTime",
                                "tableMemory", "nim/heaps", "geometry"})
            store.setValue(key, "\x01 rubbish -7");
    }
    const auto window = shown();
    QCOMPARE(window->board()->kind(), GameKind::Othello);
    QCOMPARE(int(window->game().level()), int(ai::Level::Easy));
    QCOMPARE(window->game().tableMemory(), ui::Settings::defaultTableMemory);
    QVERIFY(radioItem(*window, "64 MiB")->isChecked());
    press(*window, "play");
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

void TestMainWindow::wrongHeapsAreExplainedAndNothingIsLost()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    choose(*window, "game", "Nim");
    for (const char *heaps : {"3-x-5", "0-0", "1-2-3-4-5-6-7-8-9", "20 limit 0", "500"}) {
        part<QComboBox>(*window, "heaps")->setEditText(heaps);
        press(*window, "play");
        QVERIFY2(words(*window).contains("cannot be played") && words(*window).contains("expected"),
                 qPrintable(words(*window)));
        QCOMPARE(window->board()->kind(), GameKind::Othello);
        QCOMPARE(window->game().match().ply(), std::size_t(2));
    }
}

void TestMainWindow::ownHeapsArePlayed()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    part<QComboBox>(*window, "heaps")->setEditText("2-4-6 limit 3");
    press(*window, "play");
    QCOMPARE(core::toText(window->game().match().current()),
             std::string("2-4-6 limit 3 misere first"));
}

void TestMainWindow::heapsMayBeTypedWithCommas()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    part<QComboBox>(*window, "heaps")->setEditText("3, 4,5 limit 2");
    press(*window, "play");
    QCOMPARE(core::toText(window->game().match().current()),
             std::string("3-4-5 limit 2 misere first"));
}

void TestMainWindow::enterStartsAtOnce()
{
    const auto window = shown();
    QCOMPARE(window->focusWidget(), part<QPushButton>(*window, "play"));
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

void TestMainWindow::wrongLetterPlaysNothing()
{
    const auto window = shown();
    for (const auto &[game, keys] :
         {std::pair("Tic-tac-toe", "d4"), std::pair("Nim", "b1"), std::pair("Othello", "z9")}) {
        radioItem(*window, game)->trigger();
        press(*window, "play");
        QTest::keyClicks(window->board(), keys);
        QCOMPARE(window->game().match().ply(), std::size_t(0));
        QVERIFY2(words(*window).contains(keys), qPrintable(words(*window)));
    }
}

void TestMainWindow::clickOnALegalSquareIsPlayed()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 0); // a1 is no legal square
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(window->game().match().move(0) == core::Move(19));
}

void TestMainWindow::resultIsSaidInTheWindowWithPlayAgain()
{
    const auto window = shown();
    choose(*window, "game", "Tic-tac-toe");
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    for (const int cell : {0, 3, 1, 4, 2})
        clickCell(*window, cell);
    QCOMPARE(window->game().phase(), Phase::Over);
    QCOMPARE(words(*window), QString("X won with the top row."));
    QVERIFY(part<QPushButton>(*window, "playAgain")->isVisible());
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    press(*window, "playAgain");
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    QVERIFY(!part<QPushButton>(*window, "playAgain")->isVisible());
}

void TestMainWindow::passIsAnnounced()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    QStringList said;
    connect(&window->game(), &ui::GameController::stateChanged, this,
            [&] { said << words(*window); });
    // A game in which White has no square after Black's last move here.
    for (const char *square : {"f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"}) {
        const auto move = core::parseMove(window->game().match().current(), square);
        QVERIFY2(move.ok(), square);
        clickCell(*window, move->code());
    }
    QTRY_VERIFY(window->game().phase() != Phase::PassToCome);
    QVERIFY2(!said.filter("must pass").isEmpty(), qPrintable(said.join('\n')));
    QVERIFY2(words(*window).contains("passed"), qPrintable(words(*window)));
}

void TestMainWindow::computersMoveIsAnnounced()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    const core::Match &match = window->game().match();
    const QString square = QString::fromStdString(core::moveText(match.position(1), match.move(1)));
    // What the speaker says is its name, up to Qt 6.7.
    if (QLibraryInfo::version() < QVersionNumber(6, 8))
        QCOMPARE(part<QLabel>(*window, "stateText")->accessibleName(),
                 "Computer: " + square + ". Your move.");
}

void TestMainWindow::stateIsReadAsItIsShown()
{
    const auto window = shown();
    const auto read = [&] {
        return QAccessible::queryAccessibleInterface(part<QLabel>(*window, "stateText"))
            ->text(QAccessible::Name);
    };
    press(*window, "play");
    QCOMPARE(read(), words(*window));
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY2(read().endsWith(words(*window)), qPrintable(read()));
    press(*window, "undoButton");
    QCOMPARE(read(), words(*window));
    clickCell(*window, 0); // refused
    QCOMPARE(read(), words(*window));
}

void TestMainWindow::failedSearchIsSaid()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    emit window->game().findChild<ui::SearchController *>()->failed("a reason");
    QVERIFY2(words(*window).contains("a reason"), qPrintable(words(*window)));
    QVERIFY(part<QAction>(*window, "undo")->isEnabled());
    press(*window, "undoButton");
    QCOMPARE(words(*window), QString("Your move."));
}

void TestMainWindow::randomHeapsShownAreTheOnesPlayed()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    choose(*window, "heaps", "Random");
    const core::Position seen = window->board()->position();
    choose(*window, "starter", "Computer");
    QVERIFY(window->board()->position() == seen);
    press(*window, "play");
    QVERIFY(window->game().match().start() == seen);
}

void TestMainWindow::finishedGameStaysWhenAnotherIsChosen()
{
    const auto window = shown();
    choose(*window, "game", "Tic-tac-toe");
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    for (const int cell : {0, 3, 1, 4, 2})
        clickCell(*window, cell);
    choose(*window, "game", "Nim");
    QCOMPARE(window->board()->kind(), GameKind::TicTacToe);
    press(*window, "undoButton");
    QCOMPARE(window->game().match().ply(), std::size_t(4));
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

void TestMainWindow::hintIsShownWithWords()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    press(*window, "play");
    QSignalSpy found(&window->game(), &ui::GameController::hintFound);
    press(*window, "hintButton");
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(words(*window),
             QString("Hint: a3 leaves the other side a lost position. It leaves 17, one "
                     "more than a multiple of 4."));
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

void TestMainWindow::mnemonicsDoNotClash()
{
    const auto window = shown();
    choose(*window, "game", "Nim"); // shows every row
    QStringList texts;
    for (const QAction *menu : window->menuBar()->actions())
        texts << menu->text();
    for (const auto *label : window->findChildren<QLabel *>()) {
        if (label->buddy() != nullptr)
            texts << label->text();
    }
    texts << part<QPushButton>(*window, "play")->text()
          << part<QPushButton>(*window, "playAgain")->text();
    QStringList used;
    for (const QString &text : texts) {
        const QString keys = QKeySequence::mnemonic(text).toString();
        QVERIFY2(!keys.isEmpty(), qPrintable(text));
        QVERIFY2(!used.contains(keys), qPrintable(text + " uses " + keys + " again"));
        used << keys;
    }
}

void TestMainWindow::shortcutsAreShownInToolTips()
{
    const auto window = shown();
    for (const char *name : {"newGame", "undo", "redo", "hint"}) {
        const auto *action = part<QAction>(*window, name);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        QVERIFY(!keys.isEmpty());
        QVERIFY2(action->toolTip().contains(keys), qPrintable(action->toolTip()));
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

void TestMainWindow::nothingLeavesTheWindowAtAnySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("game");
    for (const QSize size :
         {QSize(360, 400), QSize(360, 800), QSize(800, 400), QSize(800, 600), QSize(600, 1000),
          QSize(1280, 900), QSize(2560, 1600), QSize(3840, 2160)}) {
        for (const char *game : {"Othello", "Tic-tac-toe", "Nim"})
            QTest::addRow("%dx%d %s", size.width(), size.height(), game) << size << QString(game);
    }
}

void TestMainWindow::nothingLeavesTheWindowAtAnySize()
{
    QFETCH(QSize, size);
    QFETCH(QString, game);
    const auto window = shown(size);
    radioItem(*window, game)->trigger();
    part<QAction>(*window, "newGame")->trigger();
    QTRY_COMPARE(window->size(), size);
    QCoreApplication::processEvents();
    const QRect area = window->centralWidget()->rect();
    for (const QWidget *widget : window->centralWidget()->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != window.get())
            continue;
        const QRect place(widget->mapTo(window->centralWidget(), QPoint(0, 0)), widget->size());
        QVERIFY2(area.contains(place), qPrintable(widget->objectName()));
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (label != nullptr && !label->wordWrap() && label->pixmap().isNull())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        if (button != nullptr)
            QVERIFY2(button->width() >= button->fontMetrics().horizontalAdvance(button->text()),
                     qPrintable(button->text()));
    }
    for (const int cell : window->board()->cells())
        QVERIFY(QRectF(window->board()->rect()).contains(window->board()->cellRect(cell)));
    const int least = std::min(area.width(), area.height());
    QVERIFY2(std::min(window->board()->width(), window->board()->height()) >= least / 2,
             "the board has less than half of the window");
}

void TestMainWindow::closingWhileThinkingIsQuick()
{
    auto window = shown();
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("thinkingTime", 30000);
    window = shown();
    choose(*window, "level", "Hard");
    choose(*window, "starter", "Computer");
    press(*window, "play");
    QCOMPARE(window->game().phase(), Phase::ComputerToMove);
    QElapsedTimer clock;
    clock.start();
    window.reset();
    qInfo("closed after %lld ms", static_cast<long long>(clock.elapsed()));
    QVERIFY(clock.elapsed() < 5000);
}

void TestMainWindow::placeholdersFollowThePalette()
{
    const QPalette usual = QApplication::palette();
    QWidget window;
    new ui::PlaceholderColour(&window);
    for (const QColor ground : {QColor(0x202020), QColor(0xf0f0f0), QColor(0x101030)}) {
        QPalette colours(ground);
        colours.setColor(QPalette::PlaceholderText, QColor(0x808080));
        QApplication::setPalette(colours);
        QCoreApplication::processEvents();
        const QColor text = QApplication::palette().color(QPalette::Text);
        QColor shown = QApplication::palette().color(QPalette::PlaceholderText);
        QVERIFY(shown.alpha() < 255);
        shown.setAlpha(255);
        QCOMPARE(shown, text);
        QCOMPARE(QApplication::palette().color(QPalette::Window), colours.color(QPalette::Window));
    }
    QApplication::setPalette(usual);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
