#include "ai/levels/othellomovetime.h"

#include <QTest>

using ai::othelloMoveTime;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// The time for one move that a program without a clock is given.
class TestOthelloMoveTime : public QObject
{
    Q_OBJECT

private slots:
    void withoutTimeThereIsNoLimit();
    void withoutClockItIsTheTimeLessTheOverhead();
    void onClockItIsAShareOfWhatIsLeft();
    void timeLimitsTheShareOfTheClock();
};

namespace {

const core::Othello start;

ai::Limits onClock(milliseconds remaining)
{
    ai::Limits limits;
    limits.clock = ai::Clock{.remaining = remaining};
    return limits;
}

} // namespace

void TestOthelloMoveTime::withoutTimeThereIsNoLimit()
{
    QCOMPARE(othelloMoveTime(start, {.depth = 4}), milliseconds(0));
}

void TestOthelloMoveTime::withoutClockItIsTheTimeLessTheOverhead()
{
    QCOMPARE(othelloMoveTime(start, {.time = seconds(3)}), milliseconds(3000));
    QCOMPARE(othelloMoveTime(start, {.time = seconds(3), .overhead = milliseconds(10)}),
             milliseconds(2990));
}

void TestOthelloMoveTime::onClockItIsAShareOfWhatIsLeft()
{
    const milliseconds time = othelloMoveTime(start, onClock(seconds(60)));
    QVERIFY(time > milliseconds(0));
    QVERIFY(time < seconds(15)); // four moves of so long would leave nothing
    QVERIFY(othelloMoveTime(start, onClock(seconds(600))) > 2 * time);
}

void TestOthelloMoveTime::timeLimitsTheShareOfTheClock()
{
    ai::Limits limits = onClock(seconds(600));
    QVERIFY(othelloMoveTime(start, limits) > milliseconds(500));
    limits.time = milliseconds(500);
    QCOMPARE(othelloMoveTime(start, limits), milliseconds(500));
}

QTEST_APPLESS_MAIN(TestOthelloMoveTime)
#include "tst_othellomovetime.moc"
