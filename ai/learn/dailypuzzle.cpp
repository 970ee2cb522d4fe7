#include "ai/learn/dailypuzzle.h"

#include "ai/search/random.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <vector>

namespace ai::learn {

Day dayOf(int year, int month, int day)
{
    using namespace std::chrono;
    const sys_days days = std::chrono::year(year) / std::chrono::month(static_cast<unsigned>(month))
                          / std::chrono::day(static_cast<unsigned>(day));
    return static_cast<Day>(days.time_since_epoch().count());
}

Day localDay(std::time_t moment)
{
    std::tm date{};
    localtime_r(&moment, &date);
    return dayOf(date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

int dailyPuzzle(core::GameKind game, Day day, std::size_t count)
{
    if (count == 0)
        return -1;
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    Random random(20261125 + static_cast<std::uint64_t>(game));
    shuffle(order, random);
    const auto days = static_cast<int>(count);
    return order[static_cast<std::size_t>(((day % days) + days) % days)];
}

void DailyRecord::see(Day today)
{
    if (today > m_lastSeen)
        m_closed = std::max(m_closed, m_lastSeen);
    m_lastSeen = today;
}

void DailyRecord::solved(Day day, int tries)
{
    if (day > m_closed)
        m_tries.emplace(day, tries);
}

int DailyRecord::tries(Day day) const
{
    const auto found = m_tries.find(day);
    return found == m_tries.end() ? 0 : found->second;
}

int DailyRecord::streak(Day today) const
{
    int count = 0;
    frozenDays(today, count);
    return count;
}

bool DailyRecord::isFrozen(Day day, Day today) const
{
    int count = 0;
    return frozenDays(today, count).contains(day);
}

std::set<Day> DailyRecord::frozenDays(Day today, int &streak) const
{
    constexpr int week = 7;
    std::set<Day> frozen;
    Day day = isSolved(today) ? today : today - 1;
    for (streak = 0;; --day) {
        if (isSolved(day)) {
            ++streak;
            continue;
        }
        // A missed day is skipped only between two solved ones.
        const bool used = !frozen.empty() && *frozen.begin() - day < week;
        if (used || !isSolved(day - 1))
            return frozen;
        frozen.insert(day);
    }
}

} // namespace ai::learn
