#pragma once

#include "core/position.h"

#include <ctime>
#include <map>
#include <set>
#include <string>

namespace ai::learn {

/// A calendar date as the number of days since 1 January 1970. Computed from the date, not from
/// seconds, so that time zones and changes of the clock do not matter.
using Day = int;

/// The day of a date in the Gregorian calendar, month and day from 1.
Day dayOf(int year, int month, int day);
/// The local date at a time.
Day localDay(std::time_t moment);

/// The index of a day's puzzle in a game's pool of `count`: the same everywhere on the same date,
/// different on adjacent days, and each puzzle once before any is repeated. -1 for an empty pool.
int dailyPuzzle(core::GameKind game, Day day, std::size_t count);

/// Which of a game's daily puzzles were solved, and which dates the clock has shown. A puzzle
/// counts for the date on which it was opened.
///
/// Setting the clock forward gains nothing, because a future day counts only when its date comes,
/// and loses nothing, because the dates until then still count. Setting it back cannot fill in a
/// missed day.
class DailyRecord
{
public:
    /// Notes the clock's date. Call it whenever the puzzles are opened, but not between the opening
    /// and the solution of a daily puzzle, which may be solved after midnight.
    void see(Day today);
    /// Notes that a day's puzzle was solved in this number of tries; the first result of a day
    /// counts. Ignored if a later date was seen before.
    void solved(Day day, int tries);
    bool isSolved(Day day) const { return m_tries.contains(day); }
    /// 0 if it was not solved.
    int tries(Day day) const;
    const std::map<Day, int> &all() const { return m_tries; }

    /// The number of consecutive solved days up to today, or up to yesterday if today's puzzle is
    /// not yet solved. One missed day a week does not end the streak, and is not counted.
    int streak(Day today) const;
    /// Whether streak() skips a missed day ("frozen").
    bool isFrozen(Day day, Day today) const;

private:
    std::set<Day> frozenDays(Day today, int &streak) const;

    std::map<Day, int> m_tries; ///< by day
    Day m_lastSeen = 0;         ///< the date of the last look at the clock
    Day m_closed = 0;           ///< the latest day that is over: a later date was seen after it
};

} // namespace ai::learn
