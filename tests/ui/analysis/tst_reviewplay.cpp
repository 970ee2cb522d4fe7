#include "tests/support/qt/boards.h"
#include "tests/support/window/reviewtest.h"

#include <QSettings>
#include <QTimer>

/// The way from a review back to the game: playing on from what it shows, and the clock meanwhile.
class TestReviewPlay : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void afterAMistakeOfTheComputerThePersonGoesOn();
    void aTriedMoveIsPlayedFrom();
    void whatIsShownIsPlayedFromAlsoWhereMovesWereTakenBack_data();
    void whatIsShownIsPlayedFromAlsoWhereMovesWereTakenBack();
    void aLossOnTimeIsNotExplained();
    void theClockStandsStillMeanwhile();
    void whatNeedsTheGameLeadsBackToIt();
};

/// The computer would correct its mistake at once if the game went on before it.
void TestReviewPlay::afterAMistakeOfTheComputerThePersonGoesOn()
{
    const auto window = shown();
    core::GameRecord record;
    record.roles = core::rolesWithOpponent(core::Side::Second);
    record.start = core::TicTacToe();
    for (const QString &move : lostByAFork) {
        const core::Position before = core::positionAfter(record.start, record.moves, 9);
        record.moves.push_back(*core::parseMove(before, move.toStdString()));
    }
    window->game().resume(record);
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    trigger(*window, "playFromHere");
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QCOMPARE(window->game().match().move(1), record.moves[1]);
    QCOMPARE(window->game().phase(), ui::GameController::Phase::PersonToMove);
}

/// With its answer: the game goes on where the board is.
void TestReviewPlay::aTriedMoveIsPlayedFrom()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    press(*window, "reviewFirst");
    clickCell(*window, 4);
    settleBoard(*window, 3);
    const core::Position tried = window->board()->position();
    trigger(*window, "playFromHere");
    QVERIFY(window->game().match().current() == tried);
    QVERIFY(window->game().mayMove());
}

void TestReviewPlay::whatIsShownIsPlayedFromAlsoWhereMovesWereTakenBack_data()
{
    QTest::addColumn<QStringList>("presses");
    QTest::addColumn<int>("marks"); // on the board then
    QTest::newRow("mistake") << QStringList() << 1;
    QTest::newRow("answer") << QStringList{"reviewSecond"} << 7;
    QTest::newRow("better") << QStringList{"reviewSecond", "reviewSecond"} << 3;
    QTest::newRow("trial") << QStringList{"reviewFirst"} << 1;
    QTest::newRow("tried") << QStringList{"reviewFirst", "5"} << 3;
}

void TestReviewPlay::whatIsShownIsPlayedFromAlsoWhereMovesWereTakenBack()
{
    QFETCH(QStringList, presses);
    QFETCH(int, marks);
    const auto window = shown();
    ui::GameController &game = window->game();
    const core::GameRecord record =
        support::recordOf(core::TicTacToe(), {"1", "2", "5", "9", "4", "6", "7"});
    for (std::size_t ply = 0; ply <= record.moves.size(); ++ply) {
        core::GameRecord takenBack = record;
        takenBack.ply = ply;
        game.resume(takenBack);
        game.setCounts(true);
        trigger(*window, "review");
        waitForReview(*window);
        QCOMPARE(game.shownPly(), std::size_t(1));
        for (const QString &press : presses)
            press == "5" ? clickCell(*window, 4) : ::press(*window, qPrintable(press));
        settleBoard(*window, marks);
        const core::Position onBoard = window->board()->position();
        const bool isElsewhere = isOver(onBoard) || !(onBoard == game.match().current());
        QCOMPARE(part<QAction>(*window, "playFromHere")->isEnabled(), isElsewhere);
        if (!isElsewhere)
            continue;
        trigger(*window, "playFromHere");
        const std::size_t plies = std::size_t(marks) - (isOver(onBoard) ? 1 : 0);
        QCOMPARE(game.match().ply(), plies);
        QVERIFY(isOver(onBoard)
                || (game.match().current() == onBoard && window->board()->position() == onBoard));
        QVERIFY(game.mayMove() && !game.browsing());
        // The line left is kept; one that nobody played counts for nothing.
        const bool isSame = game.match().moves() == record.moves;
        QCOMPARE(game.match().variations().size(), std::size_t(isSame ? 0 : 1));
        QVERIFY(isSame || game.match().variations().front() == record.moves);
        QCOMPARE(game.counts(), isSame);
    }
}

void TestReviewPlay::aLossOnTimeIsNotExplained()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("clock/seconds", 1);
    const auto window = shown();
    play(*window, {"f5"});
    QTRY_VERIFY(window->game().outOfTime());
    QCOMPARE(part<QAbstractButton>(*window, "seeWhatDecidedButton")->text(),
             QString("Review the game"));
}

void TestReviewPlay::theClockStandsStillMeanwhile()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("clock/seconds", 300);
    const auto window = shown();
    play(*window, {"f5", "d6"});
    const auto *timer = window->game().clock().findChild<QTimer *>();
    QVERIFY(timer->isActive());
    for (const char *command : {"moveList", "learnPage", "setUpPosition"}) {
        trigger(*window, command);
        if (timer->isActive()) // the current position is still in view, and may be played
            trigger(*window, "lookBack");
        QVERIFY2(!timer->isActive(), command);
        trigger(*window, "playPage");
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY2(timer->isActive(), command);
    }
}

void TestReviewPlay::whatNeedsTheGameLeadsBackToIt()
{
    const auto window = shown();
    play(*window, {"f5", "d6"});
    for (const char *command : {"hint", "newGame", "setUpPosition"}) {
        trigger(*window, "moveList");
        QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
        trigger(*window, command);
        QVERIFY2(!part<QWidget>(*window, "reviewPanel")->isVisible(), command);
    }
}

QTEST_MAIN(TestReviewPlay)
#include "tst_reviewplay.moc"
