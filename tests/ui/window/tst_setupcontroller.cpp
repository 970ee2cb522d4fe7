#include "tests/support/window/gamestest.h"

#include <QDockWidget>

using core::GameKind;
using Phase = ui::GameController::Phase;

/// The set-up panel, the menus, the settings, the game and the board are in step.
class TestSetupController : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void levelMenuAndSelectorAreInStep();
    void gameMenuAndSelectorAreInStep();
    void choosingAGameShowsItsBoard();
    void choosingAGameDuringOneKeepsIt();
    void eachRowSaysWhatItHoldsFor();
    void theMenuLevelSaysWhenTheComputerPlaysForTwoPeople();
    void theMenusShowTheNextGameAfterTheEnd();
    void anotherGameIsShownAtOnceAfterTheEnd();
    void theLevelOfAnOpenedGameIsItsOwn();
    void everythingSwitchedIsRemembered();
    void shownPanelsAreRemembered();
    void damagedSettingsReadAsDefaults();
};

void TestSetupController::levelMenuAndSelectorAreInStep()
{
    const auto window = shown();
    choose(*window, "level", "Hard");
    QVERIFY(radioItem(*window, "Hard")->isChecked());
    QVERIFY(!radioItem(*window, "Easy")->isChecked());
    radioItem(*window, "Medium")->trigger();
    QCOMPARE(chosen(*window, "level"), QString("Medium"));
    QCOMPARE(int(window->game().level()), int(ai::Level::Medium));
    press(*window, "play");
    radioItem(*window, "Hard")->trigger(); // in the middle of a game
    QCOMPARE(int(window->game().level()), int(ai::Level::Hard));
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(chosen(*window, "level"), QString("Hard"));
    choose(*window, "level", "Easy"); // for the next game
    QVERIFY(radioItem(*window, "Hard")->isChecked());
    QCOMPARE(int(window->game().level()), int(ai::Level::Hard));
    press(*window, "play");
    QVERIFY(radioItem(*window, "Easy")->isChecked());
    QCOMPARE(int(window->game().level()), int(ai::Level::Easy));
}

void TestSetupController::gameMenuAndSelectorAreInStep()
{
    const auto window = shown();
    radioItem(*window, "Nim")->trigger();
    QCOMPARE(chosen(*window, "game"), QString("Nim"));
    QCOMPARE(window->board()->kind(), GameKind::Nim);
    choose(*window, "game", "Tic-tac-toe");
    QVERIFY(radioItem(*window, "Tic-tac-toe")->isChecked());
}

void TestSetupController::choosingAGameShowsItsBoard()
{
    const auto window = shown();
    for (const auto &[title, kind] : {std::pair(QString("Nim"), GameKind::Nim),
                                      std::pair(QString("Tic-tac-toe"), GameKind::TicTacToe),
                                      std::pair(QString("Othello"), GameKind::Othello)}) {
        choose(*window, "game", title);
        QCOMPARE(window->board()->kind(), kind);
        QCOMPARE(part<QWidget>(*window, "nimRules")->isVisible(), kind == GameKind::Nim);
    }
}

void TestSetupController::choosingAGameDuringOneKeepsIt()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    choose(*window, "game", "Nim");
    QCOMPARE(window->board()->kind(), GameKind::Othello);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY2(stateText(*window).contains("This game goes on until you press Play to start Nim."),
             qPrintable(stateText(*window)));
    QCOMPARE(part<QPushButton>(*window, "play")->text(), QString("&Play Nim"));
    press(*window, "play");
    QCOMPARE(window->board()->kind(), GameKind::Nim);
}

/// All rows of the form hold from the next game; the menu Level is the running game's.
void TestSetupController::eachRowSaysWhatItHoldsFor()
{
    const auto window = shown();
    const auto *heading = part<QLabel>(*window, "newGameHeading");
    QCOMPARE(heading->text(), QString("New game"));
    const auto says = [&](const char *sentence) {
        QVERIFY2(stateText(*window).contains(sentence), qPrintable(stateText(*window)));
    };
    choose(*window, "level", "Medium"); // no game is on the board
    QVERIFY(!stateText(*window).contains("From its next move"));
    press(*window, "play");
    QCOMPARE(heading->text(), QString("Next game"));
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    choose(*window, "level", "Easy");
    says("This choice is for the next game. The menu Level changes the level of this one.");
    QCOMPARE(window->game().level(), ai::Level::Medium);
    QVERIFY(radioItem(*window, "Medium")->isChecked());
    radioItem(*window, "Hard")->trigger();
    says("From its next move on the computer plays at Hard.");
    QCOMPARE(window->game().level(), ai::Level::Hard);
    QCOMPARE(chosen(*window, "level"), QString("Easy")); // as chosen for the next game
    press(*window, "play");
    QCOMPARE(window->game().level(), ai::Level::Easy);
    QVERIFY(radioItem(*window, "Easy")->isChecked());
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    choose(*window, "opponent", "A second person");
    says("This choice is for the next game. Game > Opponent changes the opponent of this one.");
    QVERIFY(!window->game().twoPeople());
    QVERIFY(part<QMenu>(*window, "opponentMenu")->actions().constFirst()->isChecked());
    choose(*window, "opponent", "Computer");
    choose(*window, "starter", "Computer");
    says("This choice is for the next game.");
    choose(*window, "othelloRule", "Fewest discs");
    says("This choice is for the next game.");
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QCOMPARE(window->game().computerSide(), std::optional(core::Side::Second));
}

/// Between two people the computer moves only when it is asked for a move.
void TestSetupController::theMenuLevelSaysWhenTheComputerPlaysForTwoPeople()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    radioItem(*window, "Hard")->trigger();
    QVERIFY2(stateText(*window).contains("The computer plays at Hard when it moves for a person."),
             qPrintable(stateText(*window)));
    QVERIFY(!stateText(*window).contains("From its next move"));
    QCOMPARE(window->game().level(), ai::Level::Hard);
}

void TestSetupController::theMenusShowTheNextGameAfterTheEnd()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    const auto players = part<QMenu>(*window, "opponentMenu")->actions();
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    clickCell(*window, 0);
    choose(*window, "opponent", "Computer");
    choose(*window, "level", "Hard");
    QVERIFY(players[1]->isChecked()); // who plays this game
    for (const int cell : {3, 1, 4, 2})
        clickCell(*window, cell);
    QCOMPARE(window->game().phase(), ui::GameController::Phase::Over);
    QVERIFY(players[0]->isChecked() && radioItem(*window, "Hard")->isChecked());
}

/// Where nothing is lost by it: the finished game is among the recent ones.
void TestSetupController::anotherGameIsShownAtOnceAfterTheEnd()
{
    const auto window = shown();
    choose(*window, "game", "Tic-tac-toe");
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    choose(*window, "game", "Othello"); // no move was made
    QCOMPARE(window->board()->kind(), GameKind::Othello);
    choose(*window, "game", "Tic-tac-toe");
    press(*window, "play");
    for (const int cell : {0, 3, 1, 4, 2})
        clickCell(*window, cell);
    QCOMPARE(window->game().phase(), ui::GameController::Phase::Over);
    choose(*window, "game", "Nim");
    QCOMPARE(window->board()->kind(), GameKind::Nim);
    QCOMPARE(window->game().phase(), ui::GameController::Phase::NotStarted);
}

void TestSetupController::everythingSwitchedIsRemembered()
{
    {
        const auto window = shown();
        choose(*window, "game", "Nim");
        choose(*window, "heaps", "3-4-5");
        choose(*window, "rule", "Wins");
        choose(*window, "starter", "Computer");
        choose(*window, "level", "Hard");
        part<QAction>(*window, "showLegalMoves")->trigger();
        part<QAction>(*window, "showCoordinates")->trigger();
        part<QAction>(*window, "theory")->trigger();
        radioItem(*window, "Fast")->trigger();
        // Written at once, in the background: the window is not even closed properly.
        const auto written = [] {
            return QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
                .value("game")
                .toString();
        };
        QTRY_COMPARE(written(), QString("nim"));
    }
    const auto window = shown();
    QCOMPARE(chosen(*window, "game"), QString("Nim"));
    QCOMPARE(chosen(*window, "heaps"), QString("3-4-5"));
    QCOMPARE(chosen(*window, "rule"), QString("Wins"));
    QCOMPARE(chosen(*window, "starter"), QString("Computer"));
    QCOMPARE(chosen(*window, "level"), QString("Hard"));
    QVERIFY(!part<QAction>(*window, "showLegalMoves")->isChecked());
    QVERIFY(!window->board()->display().legalMoves);
    QVERIFY(!window->board()->display().coordinates);
    QVERIFY(window->board()->display().lastMove);
    QVERIFY(part<QAction>(*window, "theory")->isChecked());
    QVERIFY(radioItem(*window, "Fast")->isChecked());
    QCOMPARE(core::toText(window->board()->position()), std::string("3-4-5 normal first"));
}

/// The next game has the level that was chosen.
void TestSetupController::theLevelOfAnOpenedGameIsItsOwn()
{
    const auto window = shown();
    choose(*window, "level", "Medium");
    window->openPath(file("g1.ggf", "(;GM[Othello]PB[You]PW[Computer (hard)]TY[8]"
                                    "BO[8 --------------------------- O*------*O"
                                    "--------------------------- *]B[f5]W[d6];)"));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    QCOMPARE(window->game().level(), ai::Level::Hard);
    QVERIFY(radioItem(*window, "Hard")->isChecked());
    QCOMPARE(chosen(*window, "level"), QString("Medium"));
    QCOMPARE(ui::Settings().level(), ai::Level::Medium);
    press(*window, "play");
    QCOMPARE(window->game().level(), ai::Level::Medium);
}

/// What has the column of the board is not: no window opens without its form.
void TestSetupController::shownPanelsAreRemembered()
{
    const auto showsTable = [](const ui::MainWindow &window) {
        return !part<QDockWidget>(window, "nimDock")->isHidden();
    };
    {
        const auto window = shown({960, 660});
        choose(*window, "Nim");
        QVERIFY(!showsTable(*window));
        trigger(*window, "theory");
        trigger(*window, "explorer");
        QVERIFY(showsTable(*window));
    }
    {
        const auto window = shown();
        QTRY_VERIFY(showsTable(*window));
        QVERIFY(part<QAction>(*window, "theory")->isChecked());
        QVERIFY(!part<QAction>(*window, "explorer")->isChecked());
        QVERIFY(part<QWidget>(*window, "play")->isVisible());
        trigger(*window, "theory");
    }
    const auto window = shown();
    QVERIFY(!showsTable(*window));
    QVERIFY(!part<QAction>(*window, "theory")->isChecked());
}

void TestSetupController::damagedSettingsReadAsDefaults()
{
    {
        QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
        for (const char *key : {"game", "starter", "level", "opponent", "pace", "thinkingTime",
                                "tableMemory", "nim/heaps", "geometry", "board"})
            store.setValue(key, "\x01 rubbish -7");
    }
    const auto window = shown();
    QCOMPARE(window->board()->kind(), GameKind::Othello);
    QCOMPARE(int(window->game().level()), int(ai::Level::Easy));
    QCOMPARE(window->game().searchOptions().tableMemory, ai::defaultTableMebibytes);
    press(*window, "play");
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

QTEST_MAIN(TestSetupController)
#include "tst_setupcontroller.moc"
