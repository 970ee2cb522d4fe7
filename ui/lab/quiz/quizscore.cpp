#include "ui/lab/quiz/quizscore.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

namespace ui::lab {

using ai::lab::Concept;

namespace {

// Names for the settings file, in the order of the concepts; words, so that it is readable.
constexpr std::array<const char *, ai::lab::allConcepts.size()> conceptNames{"value", "window",
                                                                             "cut", "bound"};

} // namespace

QuizScore::QuizScore(const QVariantMap &map)
{
    for (std::size_t i = 0; i < conceptNames.size(); ++i) {
        const QVariantList counts = map.value(conceptNames[i]).toList();
        if (counts.size() != 3)
            continue;
        const Count read{counts[0].toInt(), counts[1].toInt(), counts[2].toInt()};
        if (read.second >= 0 && read.second <= read.right && read.right <= read.asked)
            m_counts[i] = read;
    }
}

void QuizScore::add(Concept asked, bool right, bool atSecondTry)
{
    Count &count = m_counts[static_cast<std::size_t>(asked)];
    ++count.asked;
    count.right += right ? 1 : 0;
    count.second += right && atSecondTry ? 1 : 0;
}

int QuizScore::asked() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0,
                           [](int sum, const Count &one) { return sum + one.asked; });
}

int QuizScore::right() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0,
                           [](int sum, const Count &one) { return sum + one.right; });
}

QString QuizScore::conceptPattern(Concept asked)
{
    switch (asked) {
    case Concept::Value:
        return tr("Values: %1.");
    case Concept::Bound:
        return tr("Exact or bound: %1.");
    case Concept::Window:
        return tr("Alpha and beta: %1.");
    case Concept::Cut:
        return tr("Cuts: %1.");
    }
    return {};
}

QString QuizScore::sharePattern()
{
    return tr("%1 of %2");
}

QString QuizScore::secondTryPattern()
{
    return tr("%1 (%2 at the second try)");
}

QString QuizScore::text(const Count &count)
{
    const QString text = sharePattern().arg(count.right).arg(count.asked);
    return count.second > 0 ? secondTryPattern().arg(text).arg(count.second) : text;
}

QString QuizScore::text() const
{
    QStringList parts;
    for (const Concept asked : {Concept::Value, Concept::Bound, Concept::Window, Concept::Cut}) {
        const Count &count = m_counts[static_cast<std::size_t>(asked)];
        if (count.asked > 0)
            parts += conceptPattern(asked).arg(text(count));
    }
    return parts.join(' ');
}

QVariantMap QuizScore::toMap() const
{
    QVariantMap map;
    for (std::size_t i = 0; i < conceptNames.size(); ++i) {
        const Count &count = m_counts[i];
        map.insert(conceptNames[i], QVariantList{count.asked, count.right, count.second});
    }
    return map;
}

} // namespace ui::lab
