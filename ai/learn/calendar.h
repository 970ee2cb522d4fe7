#pragma once

#include "core/position.h"

#include <ctime>
#include <map>
#include <set>
#include <string>

namespace ai::learn {

/// A day as the number of days since 1 January 1970 in the calendar: of a date, not of seconds, so
/// that no time zone and no change of the clock can move it.
using Day = int;

/// The day of a date of the Gregorian calendar, month and day from 1.
Day dayOf(int year, int month, int day);
/// The local date of a moment.
Day localDay(std::time_t moment);

/// Which of a game's pool of `count` puzzles is that of a day: the same on the same date
/// everywhere, neighbours unlike, each once before any comes again. -1 for an empty pool.
int dailyPuzzle(core::GameKind game, Day day, std::size_t count);

/// Which of a game's puzzles of the day were solved, and what clock has been seen. A puzzle counts
/// for the date on which it was opened.
///
/// A clock that is set forward gives nothing, for a day in the future counts when its date comes,
/// and loses nothing, for the dates until then still count; one that is set back cannot fill a day
/// that was missed.
class DailyRecord
{
public:
    /// The date is seen on the clock: whenever the puzzles are opened, but not between the opening
    /// of a day's puzzle and its solution, for it may be solved after midnight.
    void see(Day today);
    /// A day's puzzle was solved in so many tries; the first result of a day stays. Ignored
    /// where a later date was seen before.
    void solved(Day day, int tries);
    bool isSolved(Day day) const { return m_tries.contains(day); }
    /// 0 where it was not solved.
    int tries(Day day) const;
    const std::map<Day, int> &all() const { return m_tries; }

    /// The days in a row up to today, or up to yesterday while today's is open. One missed day a
    /// week is let pass; it does not count.
    int streak(Day today) const;
    /// Whether streak() let a missed day pass: it was frozen.
    bool isFrozen(Day day, Day today) const;

private:
    std::set<Day> frozenDays(Day today, int &streak) const;

    std::map<Day, int> m_tries; ///< by day
    Day m_lastSeen = 0;         ///< the date of the last look at the clock
    Day m_closed = 0;           ///< the latest date after which a later one was seen: over
};

} // namespace ai::learn
