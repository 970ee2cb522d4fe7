#include "ai/levels/programmovetime.h"

#include <QTest>

using ai::programMoveTime;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// The time for one move that a program without a clock is given.
class TestProgramMoveTime : public QObject
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

void TestProgramMoveTime::withoutTimeThereIsNoLimit()
{
    QCOMPARE(programMoveTime(start, {.depth = 4}), milliseconds(0));
}

void TestProgramMoveTime::withoutClockItIsTheTimeLessTheOverhead()
{
    QCOMPARE(programMoveTime(start, {.time = seconds(3)}), milliseconds(3000));
    QCOMPARE(programMoveTime(start, {.time = seconds(3), .overhead = milliseconds(10)}),
             milliseconds(2990));
}

void TestProgramMoveTime::onClockItIsAShareOfWhatIsLeft()
{
    const milliseconds time = programMoveTime(start, onClock(seconds(60)));
    QVERIFY(time > milliseconds(0));
    QVERIFY(time < seconds(15)); // four moves of so long would leave nothing
    QVERIFY(programMoveTime(start, onClock(seconds(600))) > 2 * time);
}

void TestProgramMoveTime::timeLimitsTheShareOfTheClock()
{
    ai::Limits limits = onClock(seconds(600));
    QVERIFY(programMoveTime(start, limits) > milliseconds(500));
    limits.time = milliseconds(500);
    QCOMPARE(programMoveTime(start, limits), milliseconds(500));
}

QTEST_APPLESS_MAIN(TestProgramMoveTime)
#include "tst_programmovetime.moc"
