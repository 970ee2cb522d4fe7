#include "ui/gamecontroller.h"
#include "ui/gametexts.h"
#include "ui/journal.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using core::Side;
using namespace std::chrono_literals;
using Phase = ui::GameController::Phase;

Q_DECLARE_METATYPE(core::Side)

/// Time for each player: it runs for who is to move, ends the game, and comes back with undo and
/// with a game that is continued.
class TestGameClock : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qRegisterMetaType<core::Side>("core::Side"); }
    void timesAreShownInStartedSeconds();
    void onlyTheRunningSideLosesTime();
    void itTellsOnceThatNothingIsLeft();
    void aMoveAddsTheIncrement();
    void aForcedPassAddsNothing();
    void runningOutIsAResult();
    void runningOutStopsTheComputer();
    void undoGivesTheTimeBack();
    void anUntimedGameNeverEndsByTime();
    void theComputerKeepsToItsTime();
    void aContinuedGameHasItsClocks();
};

namespace {

void playAny(ui::GameController &game)
{
    game.play(legalMoves(game.match().current()).front());
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
    ui::GameClock clock;
    clock.set({60s, 0s});
    QCOMPARE(clock.left(Side::First), 60000ms);
    clock.run(Side::Second);
    QTRY_VERIFY(clock.left(Side::Second) < 59950ms);
    QCOMPARE(clock.left(Side::First), 60000ms);
    clock.stop();
    const auto left = clock.left(Side::Second);
    QTest::qWait(20);
    QCOMPARE(clock.left(Side::Second), left);
}

void TestGameClock::itTellsOnceThatNothingIsLeft()
{
    ui::GameClock clock;
    QSignalSpy ranOut(&clock, &ui::GameClock::ranOut);
    clock.set({1s, 0s});
    clock.setLeft({1s, 30ms});
    clock.run(Side::Second);
    QTRY_COMPARE(ranOut.count(), 1);
    QVERIFY(ranOut[0][0].value<core::Side>() == Side::Second);
    QCOMPARE(clock.left(Side::Second), 0ms);
    QTest::qWait(30);
    QCOMPARE(ranOut.count(), 1);
}

void TestGameClock::aMoveAddsTheIncrement()
{
    ui::GameController game;
    game.setTimeControl({60s, 5s});
    game.start(core::Othello(), std::nullopt);
    playAny(game);
    QVERIFY(game.clock().left(Side::First) > 64s);
    QVERIFY(game.clock().left(Side::First) <= 65s);
    QVERIFY(game.clock().left(Side::Second) <= 60s);
}

void TestGameClock::aForcedPassAddsNothing()
{
    const core::Othello passing = *core::Othello::parse("XO------" + std::string(56, '-') + " O");
    QVERIFY(passing.mustPass());
    ui::GameController game;
    game.setPace(ui::Pace::Off);
    game.setTimeControl({60s, 5s});
    game.start(passing, std::nullopt);
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    QCOMPARE(int(game.match().move(0).code()), int(core::Othello::pass.code()));
    QVERIFY(game.clock().left(passing.sideToMove()) <= 60s);
}

void TestGameClock::runningOutIsAResult()
{
    ui::GameController game;
    game.setTimeControl({1s, 0s});
    game.start(core::TicTacToe(), std::nullopt);
    playAny(game);
    QTRY_COMPARE(game.phase(), Phase::Over);
    QVERIFY(game.outOfTime() == Side::Second);
    QCOMPARE(ui::stateText(game),
             QString("The second player's time ran out: the first player won."));
    QVERIFY(!game.mayMove());
    QVERIFY(game.record().outOfTime == Side::Second);
    playAny(game);
    QCOMPARE(game.match().ply(), std::size_t(1));
}

void TestGameClock::runningOutStopsTheComputer()
{
    ui::GameController game;
    game.setPace(ui::Pace::Off);
    game.setLevel(ai::Level::Hard);
    game.setTimeControl({1s, 0s});
    game.start(core::Othello(), Side::Second);
    QTRY_COMPARE(game.phase(), Phase::Over); // the person never moves
    QCOMPARE(ui::stateText(game), QString("Your time ran out: the computer won."));
    QVERIFY(!game.canUndo());
    game.start(core::Othello(), Side::Second);
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(!game.outOfTime());
}

void TestGameClock::undoGivesTheTimeBack()
{
    ui::GameController game;
    game.setTimeControl({1s, 0s});
    game.start(core::Othello(), std::nullopt);
    playAny(game);
    const auto before = game.clock().left(Side::First);
    QTest::qWait(50);
    playAny(game);
    QTRY_COMPARE(game.phase(), Phase::Over);
    QVERIFY(game.outOfTime() == Side::First);
    game.undo();
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(!game.outOfTime());
    QCOMPARE(game.clock().left(Side::First), before);
    QVERIFY(game.clock().left(Side::Second) > 900ms);
    game.redo();
    QVERIFY(game.clock().left(Side::Second) <= 951ms);
}

void TestGameClock::anUntimedGameNeverEndsByTime()
{
    ui::GameController game;
    game.start(core::Othello(), std::nullopt);
    QVERIFY(!game.clock().used());
    QVERIFY(!game.record().clocks);
    QTest::qWait(30);
    QCOMPARE(game.phase(), Phase::PersonToMove);
}

/// With far less time than it would like to think, it comes to the end of the game.
void TestGameClock::theComputerKeepsToItsTime()
{
    ui::GameController game;
    game.setPace(ui::Pace::Off);
    game.setLevel(ai::Level::Hard);
    game.setThinkingTime(5s);
    game.setTimeControl({3s, 0s});
    game.start(core::Othello(), Side::Second);
    while (game.phase() != Phase::Over) {
        playAny(game);
        QTRY_VERIFY_WITH_TIMEOUT(game.phase() == Phase::Over || game.phase() == Phase::PersonToMove,
                                 10000);
    }
    QVERIFY(game.outOfTime() != Side::Second);
}

void TestGameClock::aContinuedGameHasItsClocks()
{
    const QTemporaryDir folder;
    {
        ui::Journal journal(folder.path());
        ui::GameController game;
        game.setJournal(&journal);
        game.setTimeControl({600s, 3s});
        game.start(core::Othello(), std::nullopt);
        playAny(game);
        QTRY_COMPARE(game.match().ply(), std::size_t(1));
    }
    const auto games = ui::Journal::games(folder.path(), 2);
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
