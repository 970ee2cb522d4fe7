#include "ai/learn/dailypuzzle.h"
#include "ai/learn/puzzles.h"

#include <QDate>
#include <QTest>

#include <cstdlib>
#include <set>

using namespace ai::learn;

/// Dates and streaks of Learn.
class TestDailyPuzzle : public QObject
{
    Q_OBJECT

private slots:
    void daysAreCountedByTheCalendar();
    void everyDayOfTwoYearsInThreeTimeZones_data();
    void everyDayOfTwoYearsInThreeTimeZones();
    void streakCountsDaysInARow();
    void oneMissedDayAWeekIsLetPass();
    void clockSetForwardGivesAndLosesNothing();
    void clockSetBackFillsNoMissedDay();
    void puzzleBegunBeforeMidnightCountsForItsDate();
    void everyDayHasAnotherPuzzle();

private:
    static constexpr Day start = 20000;
};

void TestDailyPuzzle::daysAreCountedByTheCalendar()
{
    QCOMPARE(dayOf(1970, 1, 1), 0);
    const QDate epoch(1970, 1, 1);
    for (QDate date(1999, 12, 1); date < QDate(2030, 1, 1); date = date.addDays(17))
        QCOMPARE(dayOf(date.year(), date.month(), date.day()), int(epoch.daysTo(date)));
}

void TestDailyPuzzle::everyDayOfTwoYearsInThreeTimeZones_data()
{
    QTest::addColumn<QByteArray>("zone");
    // Written as POSIX has them, so that no time zone database is needed; the last has a summer
    // time that begins at midnight.
    QTest::newRow("Europe") << QByteArray("CET-1CEST,M3.5.0,M10.5.0/3");
    QTest::newRow("Pacific") << QByteArray("<+14>-14");
    QTest::newRow("America") << QByteArray("<-08>8<-07>,M3.2.0/0,M11.1.0/0");
}

void TestDailyPuzzle::everyDayOfTwoYearsInThreeTimeZones()
{
    QFETCH(QByteArray, zone);
    const QByteArray before = qgetenv("TZ");
    qputenv("TZ", zone);
    tzset();
    std::time_t moment = 1767225600 - 86400; // 31 December 2025 at midnight, UTC
    Day last = localDay(moment);
    int days = 0;
    for (int quarter = 0; quarter < 731 * 96; ++quarter) {
        moment += 900;
        std::tm date{};
        localtime_r(&moment, &date);
        const Day day = localDay(moment);
        QCOMPARE(day, dayOf(date.tm_year + 1900, date.tm_mon + 1, date.tm_mday));
        QVERIFY(day == last || day == last + 1 || (day == last - 1 && date.tm_hour == 23));
        days += day - last;
        last = day;
    }
    QVERIFY(days >= 730 && days <= 732);
    before.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", before);
    tzset();
}

void TestDailyPuzzle::streakCountsDaysInARow()
{
    DailyRecord record;
    QCOMPARE(record.streak(start), 0);
    for (Day day = start; day < start + 5; ++day) {
        record.see(day);
        QCOMPARE(record.streak(day), day - start); // today is still open
        record.solved(day, 2);
        QCOMPARE(record.streak(day), day - start + 1);
    }
    record.solved(start + 4, 1); // the first result stays
    QCOMPARE(record.tries(start + 4), 2);
    QCOMPARE(record.streak(start + 5), 5);
    QCOMPARE(record.streak(start + 7), 0); // two days missed
}

void TestDailyPuzzle::oneMissedDayAWeekIsLetPass()
{
    DailyRecord record;
    for (const int day : {0, 1, 3, 4, 5, 6, 7, 8, 10}) {
        record.see(start + day);
        record.solved(start + day, 1);
    }
    QCOMPARE(record.streak(start + 10), 9); // without the 2nd and the 9th, seven days apart
    QVERIFY(record.isFrozen(start + 9, start + 10));
    QVERIFY(record.isFrozen(start + 2, start + 10));
    DailyRecord twice;
    for (const int day : {0, 1, 3, 4, 6}) {
        twice.see(start + day);
        twice.solved(start + day, 1);
    }
    QCOMPARE(twice.streak(start + 6), 3); // the 2nd is too near to the 5th
}

void TestDailyPuzzle::clockSetForwardGivesAndLosesNothing()
{
    DailyRecord record;
    record.see(start);
    record.solved(start, 1);
    record.see(start + 30); // by mistake
    record.solved(start + 30, 1);
    record.see(start + 1);
    QCOMPARE(record.streak(start + 1), 1);
    for (Day day = start + 1; day < start + 30; ++day) {
        record.see(day);
        record.solved(day, 1);
        QCOMPARE(record.streak(day), day - start + 1);
    }
    record.see(start + 30);
    QCOMPARE(record.streak(start + 30), 31); // its own day counts once it is there
}

void TestDailyPuzzle::clockSetBackFillsNoMissedDay()
{
    DailyRecord record;
    record.see(start);
    record.solved(start, 1);
    for (const int day : {31, 32, 33}) {
        record.see(start + day);
        record.solved(start + day, 1);
    }
    for (Day day = start + 1; day < start + 31; ++day) {
        record.see(day);
        record.solved(day, 1);
    }
    record.see(start + 33);
    QCOMPARE(record.streak(start + 33), 3);
}

void TestDailyPuzzle::puzzleBegunBeforeMidnightCountsForItsDate()
{
    DailyRecord record;
    record.see(start);       // opened
    record.solved(start, 1); // solved after midnight; nothing was opened meanwhile
    record.see(start + 1);
    QCOMPARE(record.streak(start + 1), 1);
}

void TestDailyPuzzle::everyDayHasAnotherPuzzle()
{
    for (const core::GameKind game : core::allGames) {
        const std::size_t count = puzzlesOf(game).dailyCount;
        std::set<int> seen;
        for (int day = 20000; day<20000 + static_cast<int>(count); day += count> 1000 ? 97 : 1) {
            const int index = dailyPuzzle(game, day, count);
            QVERIFY(index >= 0 && index < static_cast<int>(count));
            QVERIFY(seen.insert(index).second);
            QCOMPARE(dailyPuzzle(game, day + static_cast<int>(count), count), index);
        }
        const int early = dailyPuzzle(game, -5, count);
        QVERIFY(early >= 0 && early < static_cast<int>(count));
    }
    QCOMPARE(dailyPuzzle(core::GameKind::Othello, 1, 0), -1);
}

QTEST_GUILESS_MAIN(TestDailyPuzzle)
#include "tst_dailypuzzle.moc"
