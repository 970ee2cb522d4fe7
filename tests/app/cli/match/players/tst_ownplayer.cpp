#include "app/cli/match/players/ownplayer.h"

#include <QTest>

using namespace cli::match;
using namespace std::chrono_literals;

/// The clock of a game for our own players.
class TestOwnPlayer : public QObject
{
    Q_OBJECT

private slots:
    void clockRunsFromMoveToMove();
    void withoutAClockEachMoveHasTheSameLimits();
    void clockIsReadFromTheCommandLine();
    void engineLosesOnItsClock();
};

void TestOwnPlayer::clockRunsFromMoveToMove()
{
    PlayerClock clock({.clock = ai::Clock{.remaining = 1000ms, .increment = 100ms}});
    QVERIFY(!clock.take(300ms));
    QCOMPARE(clock.limits().clock->remaining.count(), 800);
    QVERIFY(!clock.take(Seconds(0.0001)));
    QCOMPARE(clock.limits().clock->remaining.count(), 899); // rounded up, so never counted on
    QVERIFY(!clock.take(899ms));
    const auto failure = clock.take(101ms);
    QVERIFY(failure.has_value());
    QCOMPARE(failure->kind, PlayerFailure::Kind::Time);
    QCOMPARE(failure->what, std::string("its clock ran out: a move took 101 ms, with 100 ms left"));
    clock.restart();
    QCOMPARE(clock.limits().clock->remaining.count(), 1000);
}

void TestOwnPlayer::withoutAClockEachMoveHasTheSameLimits()
{
    PlayerClock clock({.time = 20ms});
    QVERIFY(!clock.take(1h));
    QCOMPARE(clock.limits().time.count(), 20);
    QVERIFY(!clock.limits().clock);
}

void TestOwnPlayer::clockIsReadFromTheCommandLine()
{
    const auto settings = readPlayerSettings("engine,clock=3+0.5", {});
    QVERIFY(settings.ok());
    QCOMPARE(settings->limits.clock->remaining.count(), 3000);
    QCOMPARE(settings->limits.clock->increment.count(), 500);
    const auto other = readPlayerSettings("engine,clock=3", {});
    QVERIFY(other.ok());
    QCOMPARE(other->limits.clock->increment.count(), 0);
    QVERIFY(fingerprint(*settings, 0) != fingerprint(*other, 0));
    for (const char *wrong : {"engine,clock=", "engine,clock=x", "hard,clock=3+", "gtp,clock=3:x"})
        QVERIFY2(!readPlayerSettings(wrong, {}).ok(), wrong);
}

/// No move is quick enough: the player loses.
void TestOwnPlayer::engineLosesOnItsClock()
{
    PlayerSettings settings;
    settings.limits.clock = ai::Clock{.remaining = 0ms};
    EnginePlayer player(settings);
    GameSoFar game{core::Othello(), {}, core::Othello()};
    QVERIFY(!player.begin(game, core::Side::First, 1));
    const auto answer = player.choose(game, {});
    const auto *failure = std::get_if<PlayerFailure>(&answer);
    QVERIFY(failure != nullptr);
    QCOMPARE(failure->kind, PlayerFailure::Kind::Time);
}

QTEST_APPLESS_MAIN(TestOwnPlayer)
#include "tst_ownplayer.moc"
