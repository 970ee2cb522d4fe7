#include "tests/support/window/gamestest.h"
#include "tests/support/window/standin.h"
#include "ui/controls/card.h"
#include "ui/play/card/statustext.h"
#include "ui/settings/settings.h"
#include "ui/window/pages/appearancepage.h"
#include "ui/window/preferenceswindow.h"

#include <QAccessible>
#include <QCheckBox>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>

/// The Preferences, which hold at once; another program is named and tried there.
class TestPreferencesWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void programIsNamedInThePreferencesAndKept();
    void peopleAreNamedOnceAndWrittenIntoFiles();
    void namesAreShownAsTheyAreTyped();
    void whatIsTypedIsKeptHoweverTheWindowCloses();
    void onlyAnotherProgramWaitsForTheNextGame();
    void trialShowsAMoveOrTheReason();
    void trialCanBeStopped();
    void programsPageOpensWhereNoneIsNamed();
    void appearanceHoldsAtOnceAndIsRemembered();
    void whatAnotherProgramStoredIsKept();
    void motionIsLeftToTheDesktopUntilItIsChosen();
    void previewPlaysAMoveAtTheChosenSpeed();
    void previewHasOneEdgeAtEachSide();
    void computerPageIsSavedAndRestored();
    void openingBookIsUsedUnlessItIsSwitchedOff();
    void allPagesBeginAtTheSameEdge();
    void preferencesCanBeReadAloud();
};

namespace {

/// Opens the Preferences at a page.
ui::PreferencesWindow *preferences(const ui::MainWindow &window, const char *page = "programsPage")
{
    part<QAction>(window, "preferences")->trigger();
    auto *dialog = window.findChild<ui::PreferencesWindow *>();
    if (dialog == nullptr || !QTest::qWaitForWindowExposed(dialog))
        return nullptr;
    part<QTabWidget>(*dialog, "pages")->setCurrentWidget(part<QWidget>(*dialog, page));
    return dialog;
}

} // namespace

void TestPreferencesWindow::programIsNamedInThePreferencesAndKept()
{
    {
        const auto window = shownWindow();
        QCOMPARE(part<QAction>(*window, "preferences")->shortcut(), QKeySequence("Ctrl+,"));
        auto *dialog = preferences(*window);
        QVERIFY(dialog != nullptr);
        // By keyboard alone.
        part<QLineEdit>(*dialog, "programName")->setFocus();
        QTest::keyClicks(part<QLineEdit>(*dialog, "programName"), "My engine");
        QTest::keyClicks(part<QLineEdit>(*dialog, "programCommand"), "engine --depth 3");
        QTest::keyClick(part<QComboBox>(*dialog, "programProtocol"), Qt::Key_Down);
        part<QSpinBox>(*dialog, "programPatience")->setValue(45);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(!dialog->isVisible());
    }
    const auto window = shownWindow();
    const auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    QCOMPARE(part<QLineEdit>(*dialog, "programName")->text(), QString("My engine"));
    QCOMPARE(part<QLineEdit>(*dialog, "programCommand")->text(), QString("engine --depth 3"));
    QCOMPARE(part<QComboBox>(*dialog, "programProtocol")->currentText(), QString("NBoard"));
    QCOMPARE(part<QSpinBox>(*dialog, "programPatience")->value(), 45);
}

void TestPreferencesWindow::peopleAreNamedOnceAndWrittenIntoFiles()
{
    {
        const auto window = shownWindow();
        auto *dialog = preferences(*window, "playersPage");
        QVERIFY(dialog != nullptr);
        part<QLineEdit>(*dialog, "yourName")->setFocus();
        QTest::keyClicks(part<QLineEdit>(*dialog, "yourName"), "Zoe");
        QTest::keyClick(dialog, Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget(), part<QLineEdit>(*dialog, "secondName"));
        QTest::keyClicks(part<QLineEdit>(*dialog, "secondName"), "Bob");
        QTest::keyClick(dialog, Qt::Key_Return);
    }
    const auto window = shownWindow(); // remembered
    choose(*window, "opponent", "A second person");
    trigger(*window, "newGame");
    QCOMPARE(window->game().nameOf(core::Side::First), QString("Zoe"));
    QCOMPARE(window->game().nameOf(core::Side::Second), QString("Bob"));
    choose(*window, "opponent", "Computer");
    choose(*window, "starter", "Computer");
    trigger(*window, "newGame");
    QCOMPARE(window->game().nameOf(core::Side::First), QString());
    QCOMPARE(window->game().record().players[1], std::string("Zoe"));
}

void TestPreferencesWindow::namesAreShownAsTheyAreTyped()
{
    const auto window = shownWindow();
    auto *dialog = preferences(*window, "playersPage");
    QVERIFY(dialog != nullptr);
    const auto shownAs = [dialog](const char *row) {
        return part<QLabel>(*part<QWidget>(*dialog, row), "name")->text();
    };
    QCOMPARE(shownAs("firstNameRow"), QString("Black"));
    part<QLineEdit>(*dialog, "yourName")->setText("Zoe");
    QCOMPARE(shownAs("firstNameRow"), QString("Zoe"));
    QCOMPARE(shownAs("secondNameRow"), QString("White"));
    const QSize size = dialog->sizeHint();
    part<QLineEdit>(*dialog, "secondName")->setText(QString(40, 'W'));
    QCOMPARE(shownAs("secondNameRow").size(), 24);
    QCOMPARE(dialog->sizeHint(), size); // no name widens the window
}

void TestPreferencesWindow::whatIsTypedIsKeptHoweverTheWindowCloses()
{
    const auto window = shownAgainst("fine");
    auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    auto *command = part<QLineEdit>(*dialog, "programCommand");
    command->setFocus();
    command->selectAll();
    QTest::keyClicks(command, "another");
    QCOMPARE(ui::Settings().program().command, standIn("fine")); // not half of it
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(ui::Settings().program().command, QString("another"));
    QVERIFY(preferences(*window) != nullptr);
    command->setFocus();
    command->selectAll();
    QTest::keyClicks(command, "a third one");
    QTest::keyClick(dialog, Qt::Key_Tab); // or where the keyboard goes elsewhere
    QCOMPARE(ui::Settings().program().command, QString("a third one"));
}

void TestPreferencesWindow::onlyAnotherProgramWaitsForTheNextGame()
{
    const auto window = shownAgainst("fine");
    trigger(*window, "newGame");
    QVERIFY(window->game().program() != nullptr);
    auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    const auto says = [&window] { return stateText(*window).contains("began with"); };
    part<QLineEdit>(*dialog, "programCommand")->setText("another");
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY2(says(), qPrintable(stateText(*window)));
    part<ui::StatusText>(*window, "statusText")->showMessage("Another one.");
    QVERIFY(preferences(*window, "computerPage") != nullptr);
    auto *book = part<QCheckBox>(*dialog, "openingBook");
    book->setChecked(!book->isChecked());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY2(!says(), qPrintable(stateText(*window))); // that holds at once
}

/// Only what was chosen here is stored.
void TestPreferencesWindow::whatAnotherProgramStoredIsKept()
{
    const auto window = shownWindow();
    auto *dialog = preferences(*window, "appearancePage");
    QVERIFY(dialog != nullptr);
    {
        ui::SettingsStore another;
        another.set("board", "slate");
        another.set("thinkingTime", 2000);
        another.set("players/second", "Bob");
        another.set("program/name", "Rhino");
    }
    auto *coordinates = part<QCheckBox>(*dialog, "coordinates");
    coordinates->toggle();
    QTRY_COMPARE(ui::Settings().display().theme, ui::BoardTheme::Slate); // when it is written
    QTest::keyClick(dialog, Qt::Key_Escape);
    part<QAction>(*window, "showLastMove")->trigger();
    const auto stored = [](const char *key) { return ui::SettingsStore().value(key).toString(); };
    QTRY_COMPARE(stored("show/lastMove"), QString("false"));
    QCOMPARE(stored("show/coordinates"), QString("false"));
    QCOMPARE(stored("board"), QString("slate"));
    QCOMPARE(stored("thinkingTime"), QString("2000"));
    QCOMPARE(stored("players/second"), QString("Bob"));
    QCOMPARE(stored("program/name"), QString("Rhino"));
}

void TestPreferencesWindow::trialShowsAMoveOrTheReason()
{
    const auto window = shownWindow();
    auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    const auto *outcome = part<QLabel>(*dialog, "trialOutcome");
    press(*dialog, "tryProgram");
    QVERIFY2(outcome->text().contains("command"), qPrintable(outcome->text()));
    part<QLineEdit>(*dialog, "programName")->setText("Stand-in");
    part<QLineEdit>(*dialog, "programCommand")->setText(standIn("fine"));
    press(*dialog, "tryProgram");
    QTRY_COMPARE(outcome->text(), QString("Stand-in plays: its first move would be d3."));
    part<QLineEdit>(*dialog, "programCommand")->setText("there-is-no-such-program");
    press(*dialog, "tryProgram");
    QTRY_VERIFY2(outcome->text().startsWith("Stand-in does not start: "),
                 qPrintable(outcome->text()));
    QTRY_COMPARE(dialog->findChildren<QProcess *>().size(), 0);
}

/// The button ends a trial of a program that says nothing.
void TestPreferencesWindow::trialCanBeStopped()
{
    const auto window = shownWindow();
    auto *dialog = preferences(*window);
    const auto *outcome = part<QLabel>(*dialog, "trialOutcome");
    const auto *button = part<QAbstractButton>(*dialog, "tryProgram");
    part<QLineEdit>(*dialog, "programName")->setText("Silent");
    part<QLineEdit>(*dialog, "programCommand")->setText("sleep 60");
    press(*dialog, "tryProgram");
    QVERIFY2(outcome->text().startsWith("Asking Silent for a move, for at most "),
             qPrintable(outcome->text()));
    QCOMPARE(button->text(), QString("S&top"));
    press(*dialog, "tryProgram");
    QCOMPARE(outcome->text(), QString("Stopped."));
    QCOMPARE(button->text(), QString("&Try it"));
    QTRY_COMPARE(dialog->findChildren<QProcess *>().size(), 0);
}

void TestPreferencesWindow::programsPageOpensWhereNoneIsNamed()
{
    const auto window = shownWindow();
    choose(*window, "opponent", "Another program");
    trigger(*window, "newGame");
    const auto *dialog = window->findChild<ui::PreferencesWindow *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(part<QTabWidget>(*dialog, "pages")->currentWidget()->objectName(), "programsPage");
    QCOMPARE(dialog->focusWidget(), part<QLineEdit>(*dialog, "programName"));
}

void TestPreferencesWindow::appearanceHoldsAtOnceAndIsRemembered()
{
    {
        const auto window = shownWindow();
        auto *dialog = preferences(*window, "appearancePage");
        QVERIFY(dialog != nullptr);
        const auto *preview = part<ui::BoardPreview>(*dialog, "boardPreview");
        const QImage before = preview->board(core::GameKind::Othello)->grab().toImage();
        QSignalSpy saved(window.get(), &ui::MainWindow::preferencesSaved);
        choose(*dialog, "windowColours", "Dark");
        QCOMPARE(saved.size(), 1);
        QCOMPARE(ui::Settings().windowColours(), ui::WindowColours::Dark);
        choose(*dialog, "boardTheme", "Slate");
        part<QCheckBox>(*dialog, "coordinates")->click();
        part<QCheckBox>(*dialog, "legalMoves")->click();
        choose(*dialog, "animationSpeed", "Slow");
        for (const core::GameKind kind : core::allGames) {
            QCOMPARE(preview->board(kind)->display().theme, ui::BoardTheme::Slate);
            QVERIFY(!preview->board(kind)->display().coordinates);
        }
        QVERIFY(preview->board(core::GameKind::Othello)->grab().toImage() != before);
        QCOMPARE(window->board()->display().theme, ui::BoardTheme::Slate);
        QVERIFY(!window->board()->display().coordinates);
        QVERIFY(!window->board()->display().legalMoves);
        QVERIFY(radioItem(*window, "Slow")->isChecked());
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(!dialog->isVisible());
        part<QAction>(*window, "showLastMove")->trigger(); // the menu keeps the theme
        QCOMPARE(window->board()->display().theme, ui::BoardTheme::Slate);
    }
    const auto window = shownWindow();
    QCOMPARE(window->board()->display().theme, ui::BoardTheme::Slate);
    QVERIFY(!window->board()->display().coordinates);
    QVERIFY(!window->board()->display().legalMoves);
    QVERIFY(!part<QAction>(*window, "showCoordinates")->isChecked());
    choose(*window, "game", "Nim"); // every board
    QCOMPARE(window->board()->display().theme, ui::BoardTheme::Slate);
    const auto *dialog = preferences(*window, "appearancePage");
    QVERIFY(dialog != nullptr);
    QCOMPARE(chosen(*dialog, "windowColours"), "Dark");
    QCOMPARE(chosen(*dialog, "boardTheme"), "Slate");
    QCOMPARE(chosen(*dialog, "animationSpeed"), "Slow");
}

void TestPreferencesWindow::motionIsLeftToTheDesktopUntilItIsChosen()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro").remove("pace");
    const auto window = shownWindow();
    auto *dialog = preferences(*window, "appearancePage");
    QVERIFY(dialog != nullptr);
    choose(*dialog, "boardTheme", "Wood");
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(!ui::Settings().animationSpeedIsChosen());
    ui::Settings settings;
    settings.setMotionReduced();
    QCOMPARE(settings.animationSpeed(), ui::AnimationSpeed::Off);
    settings.setAnimationSpeed(ui::AnimationSpeed::Fast);
    QCOMPARE(settings.animationSpeed(), ui::AnimationSpeed::Fast);
}

void TestPreferencesWindow::previewHasOneEdgeAtEachSide()
{
    ui::BoardPreview preview;
    preview.show();
    for (const QSize size : {preview.minimumSizeHint(), preview.sizeHint(), QSize(900, 300)}) {
        preview.resize(size);
        const QRect large = preview.board(core::GameKind::Othello)->geometry();
        const QRect upper = preview.board(core::GameKind::TicTacToe)->geometry();
        const QRect lower = preview.board(core::GameKind::Nim)->geometry();
        QCOMPARE(upper.top(), large.top());
        QCOMPARE(lower.bottom(), large.bottom());
        QCOMPARE(upper.left(), lower.left());
        QVERIFY(upper.left() > large.right() && lower.top() > upper.bottom());
        QVERIFY(preview.rect().contains(large | upper | lower));
    }
}

void TestPreferencesWindow::previewPlaysAMoveAtTheChosenSpeed()
{
    const auto window = shownWindow();
    auto *dialog = preferences(*window, "appearancePage");
    QVERIFY(dialog != nullptr);
    ui::BoardWidget *board =
        part<ui::BoardPreview>(*dialog, "boardPreview")->board(core::GameKind::Othello);
    const core::Position shown = board->position();
    QSignalSpy finished(board, &ui::BoardWidget::animationFinished);
    choose(*dialog, "animationSpeed", "Slow");
    QVERIFY(board->isAnimating());
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(board->position() == shown);
}

void TestPreferencesWindow::computerPageIsSavedAndRestored()
{
    const auto window = shownWindow();
    auto *dialog = preferences(*window, "computerPage");
    QVERIFY(dialog != nullptr);
    // Neither of the usual ones: it is shown, and kept.
    QCOMPARE(part<QComboBox>(*dialog, "thinkingTime")->currentData().toInt(), 50);
    choose(*dialog, "tableMemory", "256 MiB");
    QCOMPARE(chosen(*dialog, "searchThreads"), "Automatic");
    choose(*dialog, "searchThreads", "1");
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(ui::Settings().searchThreads(), 1);
    QCOMPARE(window->game().searchOptions().threads, 1);
    QCOMPARE(window->game().searchOptions().tableMemory, 256);
    QCOMPARE(ui::Settings().thinkingTime(), std::chrono::milliseconds(50));
    QVERIFY(preferences(*window, "computerPage") != nullptr);
    QCOMPARE(chosen(*dialog, "tableMemory"), "256 MiB");
    choose(*dialog, "thinkingTime", "Half a second a move");
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(ui::Settings().thinkingTime(), std::chrono::milliseconds(500));
    QCOMPARE(shownWindow()->game().searchOptions().tableMemory, 256); // the next start
}

void TestPreferencesWindow::openingBookIsUsedUnlessItIsSwitchedOff()
{
    ui::Settings().usesBook.set(true);
    {
        const auto window = shownWindow();
        QVERIFY(window->game().searchOptions().usesBook);
        auto *dialog = preferences(*window, "computerPage");
        QVERIFY(dialog != nullptr);
        auto *box = part<QCheckBox>(*dialog, "openingBook");
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!window->game().searchOptions().usesBook); // at once
    }
    QVERIFY(!ui::Settings().usesBook());
    const auto window = shownWindow();
    QVERIFY(!window->game().searchOptions().usesBook);
}

/// One page after another, the words stand where they stood.
void TestPreferencesWindow::allPagesBeginAtTheSameEdge()
{
    const auto window = shownWindow();
    QSet<int> edges;
    for (const char *name : {"appearancePage", "computerPage", "playersPage", "programsPage"}) {
        auto *dialog = preferences(*window, name);
        QVERIFY(dialog != nullptr);
        QCoreApplication::processEvents();
        const auto *page = part<QWidget>(*dialog, name);
        QWidgetList parts;
        for (const ui::Card *card : page->findChildren<ui::Card *>())
            parts << card->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        for (const QWidget *one : std::as_const(parts)) {
            const int edge = one->mapTo(page, QPoint()).x();
            const bool isText = qobject_cast<const QLabel *>(one) != nullptr
                                || qobject_cast<const QAbstractButton *>(one) != nullptr;
            if (isText && one->isVisible() && edge < page->width() / 8)
                edges << edge;
        }
    }
    QVERIFY2(edges.size() == 1, qPrintable(QString::number(edges.size())));
}

void TestPreferencesWindow::preferencesCanBeReadAloud()
{
    const auto window = shownWindow();
    const auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    auto *pages = part<QTabWidget>(*dialog, "pages");
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        int fields = 0;
        for (QWidget *widget : dialog->findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->focusProxy() != nullptr
                || (widget->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(face != nullptr);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
            ++fields;
        }
        QVERIFY(fields >= 4);
    }
    // Each button of the dialog has its letter, and none has another's.
    QStringList letters;
    for (const QPushButton *button : dialog->findChildren<QPushButton *>()) {
        if (button->isHidden())
            continue; // the level of a running game, in a row of the players
        const qsizetype at = button->text().indexOf('&');
        QVERIFY2(at >= 0, qPrintable(button->text()));
        letters << button->text().mid(at + 1, 1).toLower();
    }
    QCOMPARE(QSet<QString>(letters.begin(), letters.end()).size(), letters.size());
}

QTEST_MAIN(TestPreferencesWindow)
#include "tst_preferenceswindow.moc"
