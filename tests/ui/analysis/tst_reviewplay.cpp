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
