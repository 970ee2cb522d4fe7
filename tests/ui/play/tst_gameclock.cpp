#include "ai/othello/search/timemanager.h"
#include "tests/support/manualtime.h"
#include "tests/support/qt/controller.h"
#include "tests/support/qt/waits.h"
#include "ui/play/gametexts.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using core::Side;
using namespace std::chrono_literals;
using Phase = ui::GameController::Phase;

/// Time for each player: it runs for who is to move, ends the game, and comes back with undo and
/// with a game that is continued.
class TestGameClock : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qRegisterMetaType<core::Side>("core::Side"); }
    void timesAreShownInStartedSeconds();
    void onlyTheRunningSideLosesTime();
    void itReportsOnceThatNothingIsLeft();
    void itsOwnTimerNoticesTheEnd();
    void timesAreRememberedByPly();
    void earlierMovesHaveTime();
    void aMoveAddsTheIncrement();
    void aForcedPassAddsNothing();
    void runningOutIsAResult();
    void runningOutIsOnTheDisk();
    void runningOutStopsTheComputer();
    void undoGivesTheTimeBack();
    void betweenTwoPeopleUndoGivesNoTimeBack();
    void betweenTwoPeopleALossOnTimeIsFinal();
    void aSuspendedClockStandsStill();
    void anUntimedGameNeverEndsByTime();
    void theComputerKeepsToItsTime();
    void aContinuedGameHasItsClocks();
};

namespace {

/// Lets time pass, and the game's clock notice it.
void pass(support::ManualTime &time, std::chrono::milliseconds by, ui::GameController &game)
{
    time.advance(by);
    game.findChild<ui::GameClock *>()->update();
}

} // namespace

void TestGameClock::timesAreShownInStartedSeconds()
{
    QCOMPARE(ui::clockText(0ms), QString("0:00"));
    QCOMPARE(ui::clockText(1ms), QString("0:01"));
    QCOMPARE(ui::clockText(247s), QString("4:07"));
    QCOMPARE(ui::clockText(3600s), QString("1:00:00"));
    QCOMPARE(ui::clockText(3661s), QString("1:01:01"));
}

void TestGameClock::onlyTheRunningSideLosesTime()
{
    support::ManualTime time;
    ui::GameClock clock(nullptr, time.source());
    clock.set({60s, 0s});
    QCOMPARE(clock.left(Side::First), 60000ms);
    clock.start(Side::Second);
    time.advance(70ms);
    QCOMPARE(clock.left(Side::Second), 59930ms);
    QCOMPARE(clock.left(Side::First), 60000ms);
    clock.stop();
    time.advance(20ms);
    QCOMPARE(clock.left(Side::Second), 59930ms);
    QCOMPARE(clock.left(Side::First), 60000ms);
}

void TestGameClock::itReportsOnceThatNothingIsLeft()
{
    support::ManualTime time;
    ui::GameClock clock(nullptr, time.source());
    QSignalSpy ranOut(&clock, &ui::GameClock::ranOut);
    clock.set({1s, 0s});
    clock.setLeft({1s, 30ms});
    clock.start(Side::Second);
    time.advance(29ms);
    clock.update();
    QCOMPARE(ranOut.count(), 0);
    time.advance(1ms);
    clock.update();
    QCOMPARE(ranOut.count(), 1);
    QVERIFY(ranOut[0][0].value<core::Side>() == Side::Second);
    QCOMPARE(clock.left(Side::Second), 0ms);
    time.advance(30ms);
    clock.update();
    QCOMPARE(ranOut.count(), 1);
}

void TestGameClock::itsOwnTimerNoticesTheEnd()
{
    ui::GameClock clock;
    QSignalSpy ranOut(&clock, &ui::GameClock::ranOut);
    clock.set({1s, 0s});
    clock.setLeft({1s, 30ms});
    clock.start(Side::Second);
    QTRY_COMPARE(ranOut.count(), 1);
}

void TestGameClock::timesAreRememberedByPly()
{
    support::ManualTime time;
    ui::GameClock clock(nullptr, time.source());
    clock.set({60s, 0s});
    std::vector<ui::GameClock::Times> history;
    for (std::size_t ply = 0; ply < 6; ++ply) {
        history.push_back(clock.left());
        clock.remember(ply);
        clock.start(ply % 2 == 0 ? Side::First : Side::Second);
        time.advance(std::chrono::milliseconds(100 * (ply + 1)));
        clock.stop();
    }
    for (const std::size_t ply :
         {std::size_t(4), std::size_t(1), std::size_t(5), std::size_t(0), std::size_t(2)}) {
        clock.turnBackTo(ply);
        QVERIFY(clock.left() == history[ply]);
    }
    clock.remember(3); // another line from there on
    clock.setLeft({1s, 2s});
    clock.turnBackTo(4); // not reached in it: nothing changes
    QVERIFY(clock.left() == (ui::GameClock::Times{1s, 2s}));
    clock.turnBackTo(3);
    QVERIFY(clock.left() == history[2]);
}

/// A game that was lost on time is opened and a move taken back.
void TestGameClock::earlierMovesHaveTime()
{
    ui::GameClock clock;
    clock.set(core::Clocks{60, 0, {0, 50}});
    clock.remember(5);
    clock.turnBackTo(3);
    QVERIFY(clock.left() == (ui::GameClock::Times{60s, 50s}));
    clock.turnBackTo(5);
    QVERIFY(clock.left() == (ui::GameClock::Times{0s, 50s}));
}

void TestGameClock::aMoveAddsTheIncrement()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.setTimeControl({60s, 5s});
    game.start(core::Othello(), {});
    time.advance(700ms);
    support::playAny(game);
    time.advance(100ms);
    QCOMPARE(game.clock().left(Side::First), 64300ms);
    QCOMPARE(game.clock().left(Side::Second), 59900ms);
}

void TestGameClock::aForcedPassAddsNothing()
{
    const core::Othello passing = *core::Othello::parse("XO------" + std::string(56, '-') + " O");
    QVERIFY(passing.mustPass());
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.setTimeControl({60s, 5s});
    game.start(passing, {});
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    QCOMPARE(int(game.match().move(0).code()), int(core::Othello::pass.code()));
    QVERIFY(game.clock().left(passing.sideToMove()) <= 60s);
}

void TestGameClock::runningOutIsAResult()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.setTimeControl({1s, 0s});
    game.start(core::TicTacToe(), {});
    support::playAny(game);
    pass(time, 999ms, game);
    QCOMPARE(game.phase(), Phase::PersonToMove);
    pass(time, 1ms, game);
    QCOMPARE(game.phase(), Phase::Over);
    QVERIFY(game.outOfTime() == Side::Second);
    QCOMPARE(ui::stateText(game), QString("X won."));
    QCOMPARE(ui::detailsText(game), QString("O's time ran out."));
    QVERIFY(!game.mayMove());
    QVERIFY(game.record().outOfTime == Side::Second);
    support::playAny(game);
    QCOMPARE(game.match().ply(), std::size_t(1));
}

/// Or the next start would offer to continue the game.
void TestGameClock::runningOutIsOnTheDisk()
{
    const QTemporaryDir folder;
    {
        support::ManualTime time;
        ui::Journal journal(folder.path());
        ui::GameController game(nullptr, time.source());
        game.setStore(&journal);
        game.setTimeControl({1s, 0s});
        game.start(core::TicTacToe(), {});
        support::playAny(game);
        QTRY_COMPARE(game.match().ply(), std::size_t(1));
        pass(time, 1s, game);
        QCOMPARE(game.phase(), Phase::Over);
    }
    const auto games = ui::journalledGames(folder.path(), 2);
    QCOMPARE(games.size(), 1);
    QVERIFY(games[0].record.outOfTime == Side::Second);
    QVERIFY(games[0].over);
}

void TestGameClock::runningOutStopsTheComputer()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.setLevel(ai::Level::Hard);
    game.setTimeControl({1s, 0s});
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    pass(time, 1s, game);
    QCOMPARE(game.phase(), Phase::Over); // the person never moves
    QCOMPARE(ui::stateText(game), QString("The computer won."));
    QCOMPARE(ui::detailsText(game), QString("Your time ran out."));
    QVERIFY(!game.canUndo());
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(!game.outOfTime());
    // Nor does the computer's own time run on.
    game.setSearchOptions({.thinkingTime = std::chrono::hours(24)});
    support::playAny(game);
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    pass(time, 1s, game);
    QCOMPARE(game.phase(), Phase::Over);
    QVERIFY(game.outOfTime() == Side::Second);
    QCOMPARE(game.match().ply(), std::size_t(1));
}

/// Against the computer, whose answer is taken back too.
void TestGameClock::undoGivesTheTimeBack()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    support::replyQuickly(game);
    game.setTimeControl({10s, 0s});
    game.start(core::Othello(), core::rolesWithOpponent(Side::Second));
    time.advance(50ms);
    support::playAny(game);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    pass(time, 10s, game);
    QCOMPARE(game.phase(), Phase::Over);
    QVERIFY(game.outOfTime() == Side::First);
    game.undo();
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(!game.outOfTime());
    QCOMPARE(game.clock().left(Side::First), 10000ms);
    game.redo();
    QCOMPARE(game.clock().left(Side::First), 9950ms);
}

/// Neither the time that was used nor an increment for each time that a move is made again.
void TestGameClock::betweenTwoPeopleUndoGivesNoTimeBack()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.setTimeControl({60s, 5s});
    game.start(core::Othello(), {});
    for (int i = 0; i < 3; ++i) {
        time.advance(7s);
        support::playAny(game);
        QCOMPARE(game.clock().left(Side::First), std::chrono::milliseconds(58000 - i * 7000));
        game.undo();
        QCOMPARE(game.match().ply(), std::size_t(0));
        QCOMPARE(game.clock().left(Side::First), std::chrono::milliseconds(53000 - i * 7000));
    }
    game.redo(); // with the increment of its move
    QCOMPARE(game.clock().left(Side::First), 44s);
    QCOMPARE(game.clock().left(Side::Second), 60s);
}

void TestGameClock::betweenTwoPeopleALossOnTimeIsFinal()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.setTimeControl({1s, 0s});
    game.start(core::Othello(), {});
    for (int i = 0; i < 4; ++i)
        support::playAny(game);
    game.undo();
    game.undo();
    QVERIFY(game.canUndo() && game.canRedo());
    pass(time, 1s, game);
    QVERIFY(game.outOfTime() == Side::First);
    QVERIFY(!game.canUndo() && !game.canRedo());
    game.undo();
    game.redo();
    QVERIFY(game.outOfTime() == Side::First);
    // A move in an earlier position begins another game, in which both have time.
    game.browseTo(1);
    game.play(legalMoves(game.shown()).front());
    QVERIFY(!game.outOfTime());
    QCOMPARE(game.clock().left(Side::First), 1000ms);
}

void TestGameClock::aSuspendedClockStandsStill()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.setTimeControl({10s, 0s});
    game.start(core::Othello(), {});
    pass(time, 1s, game);
    game.setClockSuspended(true);
    pass(time, 60s, game);
    QCOMPARE(game.clock().left(Side::First), 9000ms);
    support::playAny(game);
    pass(time, 60s, game);
    QCOMPARE(game.clock().left(Side::Second), 10000ms);
    game.setClockSuspended(false);
    pass(time, 2s, game);
    QCOMPARE(game.clock().left(Side::First), 9000ms);
    QCOMPARE(game.clock().left(Side::Second), 8000ms);
}

void TestGameClock::anUntimedGameNeverEndsByTime()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.start(core::Othello(), {});
    QVERIFY(!game.clock().used());
    QVERIFY(!game.record().clocks);
    pass(time, 24h, game);
    QCOMPARE(game.phase(), Phase::PersonToMove);
}

/// The most that the search takes for the computer's move.
static std::chrono::milliseconds maxThinkingTime(const ui::GameController &game)
{
    const auto &position = std::get<core::Othello>(game.match().current());
    const ai::othello::TimeManager manager(game.searchLimits(), position.empties(),
                                           position.legalMoves().size());
    return manager.maximum();
}

/// With far less time than it would like to think, and taking all that it may take for each move,
/// it comes to the end of the game.
void TestGameClock::theComputerKeepsToItsTime()
{
    support::ManualTime time;
    ui::GameController game(nullptr, time.source());
    game.setLevel(ai::Level::Hard);
    game.setSearchOptions({.thinkingTime = 5s});
    game.setTimeControl({3s, 0s});
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    while (game.phase() != Phase::Over) {
        support::playAny(game);
        if (game.phase() == Phase::ComputerToMove)
            pass(time, maxThinkingTime(game), game);
        QTRY_VERIFY(game.phase() == Phase::Over || game.phase() == Phase::PersonToMove);
    }
    QVERIFY(game.outOfTime() != Side::Second);
}

void TestGameClock::aContinuedGameHasItsClocks()
{
    const QTemporaryDir folder;
    {
        ui::Journal journal(folder.path());
        ui::GameController game;
        game.setStore(&journal);
        game.setTimeControl({600s, 3s});
        game.start(core::Othello(), {});
        support::playAny(game);
        QTRY_COMPARE(game.match().ply(), std::size_t(1));
    }
    const auto games = ui::journalledGames(folder.path(), 2);
    QCOMPARE(games.size(), 1);
    QVERIFY(games[0].record.clocks == (core::Clocks{600, 3, {603, 600}}));
    ui::GameController game;
    game.resume(games[0].record);
    QVERIFY(game.clock().control() == (ui::TimeControl{600s, 3s}));
    QVERIFY(game.clock().left(Side::First) == 603s);
    core::GameRecord lost = games[0].record;
    lost.outOfTime = Side::First;
    game.resume(lost);
    QCOMPARE(game.phase(), Phase::Over);
    QVERIFY(game.outOfTime() == Side::First);
}

QTEST_MAIN(TestGameClock)
#include "tst_gameclock.moc"
