#pragma once

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace support {

/// The plan of a storm: its seed, and the numbers of its actions, ascending. An action depends only
/// on its number and on the window, so that others can be left out.
struct StormPlan
{
    unsigned seed = 1;
    std::vector<int> actions;
};

/// The first `count` actions with a seed.
inline StormPlan wholePlan(unsigned seed, int count)
{
    StormPlan plan{seed, {}};
    for (int i = 0; i < count; ++i)
        plan.actions.push_back(i);
    return plan;
}

/// "SEED NUMBER NUMBER...", or "SEED +COUNT" for a whole plan.
inline QByteArray toText(const StormPlan &plan)
{
    QByteArray text = QByteArray::number(plan.seed);
    const int count = int(plan.actions.size());
    if (count > 0 && plan.actions.back() == count - 1)
        return text + " +" + QByteArray::number(count);
    for (const int action : plan.actions)
        text += ' ' + QByteArray::number(action);
    return text;
}

/// Parses toText().
inline StormPlan planOf(const QByteArray &text)
{
    const QList<QByteArray> words = text.split(' ');
    if (words.size() == 2 && words[1].startsWith('+'))
        return wholePlan(words[0].toUInt(), words[1].mid(1).toInt());
    StormPlan plan{words[0].toUInt(), {}};
    for (int i = 1; i < words.size(); ++i)
        plan.actions.push_back(words[i].toInt());
    return plan;
}

/// Finds a shorter plan that still fails, by leaving out parts.
inline StormPlan shrunk(StormPlan plan, int attempts,
                        const std::function<bool(const StormPlan &)> &fails)
{
    for (std::size_t part = plan.actions.size() / 2; part > 0 && attempts > 0; part /= 2) {
        for (std::size_t at = 0; at < plan.actions.size() && attempts > 0; --attempts) {
            StormPlan shorter = plan;
            const auto begin = shorter.actions.begin() + std::ptrdiff_t(at);
            shorter.actions.erase(begin,
                                  begin + std::ptrdiff_t(std::min(part, plan.actions.size() - at)));
            if (!shorter.actions.empty() && fails(shorter))
                plan = shorter;
            else
                at += part;
        }
    }
    return plan;
}

} // namespace support
