#include "ui/lab/model/quizscore.h"

#include <algorithm>
#include <numeric>

namespace ui::lab {

using ai::lab::Concept;

namespace {

// In the order of the concepts. Words, not numbers: the settings' file can be read.
constexpr std::array<const char *, ai::lab::allConcepts.size()> conceptNames{"value", "window",
                                                                             "cut", "bound"};

} // namespace

QuizScore::QuizScore(const QVariantMap &map)
{
    for (std::size_t i = 0; i < conceptNames.size(); ++i) {
        const QVariantList counts = map.value(conceptNames[i]).toList();
        if (counts.size() != 3)
            continue;
        const Tally read{counts[0].toInt(), counts[1].toInt(), counts[2].toInt()};
        if (read.second >= 0 && read.second <= read.right && read.right <= read.asked)
            m_tallies[i] = read;
    }
}

void QuizScore::add(Concept asked, bool right, bool atSecondTry)
{
    Tally &tally = m_tallies[static_cast<std::size_t>(asked)];
    ++tally.asked;
    tally.right += right ? 1 : 0;
    tally.second += right && atSecondTry ? 1 : 0;
}

int QuizScore::asked() const
{
    return std::accumulate(m_tallies.begin(), m_tallies.end(), 0,
                           [](int sum, const Tally &one) { return sum + one.asked; });
}

int QuizScore::right() const
{
    return std::accumulate(m_tallies.begin(), m_tallies.end(), 0,
                           [](int sum, const Tally &one) { return sum + one.right; });
}

QString QuizScore::text(const Tally &tally)
{
    const QString text = tr("%1 of %2").arg(tally.right).arg(tally.asked);
    return tally.second > 0 ? tr("%1 (%2 at the second try)").arg(text).arg(tally.second) : text;
}

QString QuizScore::text() const
{
    const auto part = [this](Concept asked) {
        return text(m_tallies[static_cast<std::size_t>(asked)]);
    };
    return tr("Values: %1. Exact or bound: %2. Alpha and beta: %3. Cuts: %4.")
        .arg(part(Concept::Value), part(Concept::Bound), part(Concept::Window), part(Concept::Cut));
}

QVariantMap QuizScore::toMap() const
{
    QVariantMap map;
    for (std::size_t i = 0; i < conceptNames.size(); ++i) {
        const Tally &tally = m_tallies[i];
        map.insert(conceptNames[i], QVariantList{tally.asked, tally.right, tally.second});
    }
    return map;
}

} // namespace ui::lab
