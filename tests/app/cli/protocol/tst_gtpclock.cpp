#include "app/cli/protocol/gtpclock.h"

#include <QTest>

using cli::protocol::GtpClock;
using core::Side;
using namespace std::chrono_literals;

/// The clocks that a GTP controller sets: main time, and periods of so many stones after it.
class TestGtpClock : public QObject
{
    Q_OBJECT

private slots:
    void runsOnlyWhenSet();
    void mainTimeIsSpentBySide();
    void periodBeginsAgainAfterItsStones();
    void mainTimeGoesOverIntoThePeriod();
    void controllerCorrectsATime();
    void mainTimeThatIsOverBeginsThePeriod();
    void correctionAloneStartsAClock();
    void resetGivesBackTheWholeTime();
};

void TestGtpClock::runsOnlyWhenSet()
{
    GtpClock clock;
    QVERIFY(!clock.runs());
    clock.spend(Side::First, 1s);
    QVERIFY(!clock.runs());
    clock.set({300s, 0s, 0});
    QVERIFY(clock.runs());
    // A period without stones means no limit, whatever was set before.
    clock.set({0s, 10s, 0});
    QVERIFY(!clock.runs());
}

void TestGtpClock::mainTimeIsSpentBySide()
{
    GtpClock clock;
    clock.set({300s, 0s, 0});
    clock.spend(Side::First, 10s);
    QVERIFY(clock.of(Side::First).remaining == 290s);
    QVERIFY(clock.of(Side::Second).remaining == 300s);
    QCOMPARE(clock.of(Side::First).movesToGo, 0);
    QVERIFY(clock.of(Side::First).increment == 0s);
    clock.spend(Side::First, 400s);
    QVERIFY(clock.of(Side::First).remaining == 0s);
}

void TestGtpClock::periodBeginsAgainAfterItsStones()
{
    GtpClock clock;
    clock.set({0s, 60s, 3});
    QVERIFY(clock.of(Side::Second).remaining == 60s);
    QCOMPARE(clock.of(Side::Second).movesToGo, 3);
    clock.spend(Side::Second, 10s);
    clock.spend(Side::Second, 20s);
    QVERIFY(clock.of(Side::Second).remaining == 30s);
    QCOMPARE(clock.of(Side::Second).movesToGo, 1);
    clock.spend(Side::Second, 5s);
    QVERIFY(clock.of(Side::Second).remaining == 60s);
    QCOMPARE(clock.of(Side::Second).movesToGo, 3);
}

void TestGtpClock::mainTimeGoesOverIntoThePeriod()
{
    GtpClock clock;
    clock.set({10s, 30s, 3});
    // What a stone of the period is worth counts as an increment until then.
    QVERIFY(clock.of(Side::First).increment == 10s);
    QCOMPARE(clock.of(Side::First).movesToGo, 0);
    clock.spend(Side::First, 11s);
    QVERIFY(clock.of(Side::First).remaining == 30s);
    QCOMPARE(clock.of(Side::First).movesToGo, 3);
    QVERIFY(clock.of(Side::First).increment == 0s);
}

void TestGtpClock::controllerCorrectsATime()
{
    GtpClock clock;
    clock.set({300s, 60s, 5});
    clock.setLeft(Side::First, {42s, 4});
    QVERIFY(clock.of(Side::First).remaining == 42s);
    QCOMPARE(clock.of(Side::First).movesToGo, 4);
    QVERIFY(clock.of(Side::Second).remaining == 300s);
}

void TestGtpClock::mainTimeThatIsOverBeginsThePeriod()
{
    GtpClock clock;
    clock.set({300s, 60s, 5});
    clock.setLeft(Side::First, {0s, 0});
    QVERIFY(clock.of(Side::First).remaining == 60s);
    QCOMPARE(clock.of(Side::First).movesToGo, 5);
    // Nothing follows where there are no periods.
    clock.set({300s, 0s, 0});
    clock.setLeft(Side::First, {0s, 0});
    QVERIFY(clock.of(Side::First).remaining == 0s);
}

void TestGtpClock::correctionAloneStartsAClock()
{
    GtpClock clock;
    clock.setLeft(Side::First, {30s, 0});
    QVERIFY(clock.runs());
    QVERIFY(clock.of(Side::First).remaining == 30s);
    QVERIFY(clock.of(Side::Second).remaining == 30s); // until it is set
}

void TestGtpClock::resetGivesBackTheWholeTime()
{
    GtpClock clock;
    clock.set({300s, 0s, 0});
    clock.spend(Side::First, 100s);
    clock.reset();
    QVERIFY(clock.of(Side::First).remaining == 300s);
}

QTEST_APPLESS_MAIN(TestGtpClock)
#include "tst_gtpclock.moc"
