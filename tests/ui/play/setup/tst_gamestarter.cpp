#include "tests/support/window/gamestest.h"
#include "ui/controls/flatbutton.h"
#include "ui/window/preferenceswindow.h"

#include <QPushButton>

using core::GameKind;
using Phase = ui::GameController::Phase;

/// Games are started as the set-up panel says.
class TestGameStarter : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void readyBoardBeforeTheFirstGame();
    void playStartsAndStartsAnew();
    void playAgainPlaysTheGameThatEnded();
    void chosenGameIsShownAfterAnotherWasOpened();
    void whoStartsIsWhoMovesFirst_data();
    void whoStartsIsWhoMovesFirst();
    void alternateTakesTurns();
    void secondPersonMovesForWhite();
    void wrongHeapsAreExplainedAndNothingIsLost();
    void ownHeapsArePlayed();
    void heapsMayBeTypedWithCommas();
    void randomHeapsShownAreTheOnesPlayed();
    void playingWithoutAProgramOpensThePreferences();
};

void TestGameStarter::readyBoardBeforeTheFirstGame()
{
    const auto window = shown();
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    QVERIFY(window->board()->isVisible());
    QVERIFY(window->board()->isInteractive()); // a first move begins the game
    // The players are those of the game to come.
    QCOMPARE(window->game().computerSide(), std::optional(core::Side::Second));
    QVERIFY2(stateText(*window).contains("Bracket white discs between two of yours and they turn. "
                                         "You can play on 4 square"),
             qPrintable(stateText(*window)));
    choose(*window, "starter", "Computer");
    QCOMPARE(window->game().computerSide(), std::optional(core::Side::First));
    QVERIFY2(stateText(*window).endsWith("Bracket black discs between two of yours and they turn."),
             qPrintable(stateText(*window)));
    choose(*window, "opponent", "A second person");
    QVERIFY(window->game().twoPeople());
    QVERIFY(!part<QPushButton>(*window, "playAgainButton")->isVisible());
    QVERIFY(!part<QAction>(*window, "playAgain")->isEnabled());
}

void TestGameStarter::playStartsAndStartsAnew()
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

void TestGameStarter::playAgainPlaysTheGameThatEnded()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "4", "2", "5", "3"});
    const auto *again = part<ui::FlatButton>(*window, "playAgainButton");
    QVERIFY(!again->isVisible()); // the form's button does so
    QCOMPARE(part<QPushButton>(*window, "play")->text(), QString("&Play again"));
    // Another choice changes what the form's button starts, and no other button.
    choose(*window, "opponent", "Computer");
    QCOMPARE(part<QPushButton>(*window, "play")->text(), QString("&Play"));
    QVERIFY(!again->isVisible());
    QVERIFY(part<QWidget>(*window, "seeWhatDecidedButton")->isVisible());
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    QCOMPARE(core::kindOf(window->game().match().current()), GameKind::TicTacToe);
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    QVERIFY(window->game().twoPeople());

    // A game that has ended gives way to the board of another that is chosen.
    play(*window, {"1", "4", "2", "5", "3"});
    choose(*window, "Nim");
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    QCOMPARE(core::kindOf(window->game().match().current()), GameKind::Nim);
    QVERIFY(!again->isVisible());
    press(*window, "play");
    QCOMPARE(core::kindOf(window->game().match().current()), GameKind::Nim);
    QCOMPARE(window->game().match().ply(), std::size_t(0));
}

/// Its board was shown before its last game already, and a finished one is on the board since.
void TestGameStarter::chosenGameIsShownAfterAnotherWasOpened()
{
    const auto window = shown();
    choose(*window, "Nim");
    press(*window, "play");
    window->openPath(file("finished.txt", "f5d6c5f4e3f6g5e6e7"));
    QTRY_COMPARE(window->game().phase(), Phase::Over);
    choose(*window, "Nim");
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    QCOMPARE(core::kindOf(window->game().match().current()), GameKind::Nim);
    press(*window, "play");
    QCOMPARE(core::kindOf(window->game().match().current()), GameKind::Nim);
}

void TestGameStarter::whoStartsIsWhoMovesFirst_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("starter");
    for (const char *game : {"Othello", "Tic-tac-toe", "Nim"}) {
        for (const char *starter : {"You", "Computer"})
            QTest::addRow("%s, %s", game, starter) << QString(game) << QString(starter);
    }
}

void TestGameStarter::whoStartsIsWhoMovesFirst()
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

void TestGameStarter::alternateTakesTurns()
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

void TestGameStarter::secondPersonMovesForWhite()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    QVERIFY(!part<QWidget>(*window, "level")->isEnabled());
    press(*window, "play");
    QVERIFY2(stateText(*window).startsWith("Black to move. "), qPrintable(stateText(*window)));
    clickCell(*window, 19);
    QCOMPARE(stateText(*window), QString("White to move. Black played d3 and turned 1."));
    QCOMPARE(window->game().match().ply(), std::size_t(1));
}

void TestGameStarter::wrongHeapsAreExplainedAndNothingIsLost()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    choose(*window, "game", "Nim");
    for (const char *heaps : {"3-x-5", "0-0", "1-2-3-4-5-6-7-8-9", "20 limit 0", "500"}) {
        part<QComboBox>(*window, "heaps")->setEditText(heaps);
        press(*window, "play");
        QVERIFY2(stateText(*window).contains("cannot be played")
                     && stateText(*window).contains("expected"),
                 qPrintable(stateText(*window)));
        QCOMPARE(window->board()->kind(), GameKind::Othello);
        QCOMPARE(window->game().match().ply(), std::size_t(2));
    }
}

void TestGameStarter::ownHeapsArePlayed()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    part<QComboBox>(*window, "heaps")->setEditText("2-4-6 limit 3");
    press(*window, "play");
    QCOMPARE(core::toText(window->game().match().current()),
             std::string("2-4-6 limit 3 misere first"));
}

void TestGameStarter::heapsMayBeTypedWithCommas()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    part<QComboBox>(*window, "heaps")->setEditText("3, 4,5 limit 2");
    press(*window, "play");
    QCOMPARE(core::toText(window->game().match().current()),
             std::string("3-4-5 limit 2 misere first"));
}

void TestGameStarter::randomHeapsShownAreTheOnesPlayed()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    choose(*window, "heaps", "Random heaps");
    const core::Position seen = window->board()->position();
    choose(*window, "starter", "Computer");
    QVERIFY(window->board()->position() == seen);
    press(*window, "play");
    QVERIFY(window->game().match().start() == seen);
}

void TestGameStarter::playingWithoutAProgramOpensThePreferences()
{
    const auto window = shownWindow();
    choose(*window, "opponent", "Another program");
    press(*window, "play");
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    QVERIFY2(stateText(*window).contains("Preferences"), qPrintable(stateText(*window)));
    const auto *dialog = window->findChild<ui::PreferencesWindow *>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
}

QTEST_MAIN(TestGameStarter)
#include "tst_gamestarter.moc"
