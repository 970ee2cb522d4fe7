#include "core/nim.h"

#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <numeric>

namespace core {

namespace {

std::string heapName(int heap)
{
    return std::string(1, Nim::heapLetter(heap));
}

Result<std::vector<int>> parseHeaps(std::string_view text)
{
    std::vector<int> heaps;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('-', start), text.size());
        const int size = parseNumber(text.substr(start, end - start));
        if (size < 0)
            return Error(
                QT_TRANSLATE_NOOP("core::Error",
                                  "heap %1: %2; expected numbers joined by -, such as 1-3-5-7"),
                {std::to_string(heaps.size() + 1), inQuotes(text.substr(start, end - start))});
        heaps.push_back(size);
        start = end + 1;
    }
    return heaps;
}

} // namespace

Result<Nim> Nim::create(const std::vector<int> &heaps, int takeLimit, Rule rule, Side toMove)
{
    if (heaps.empty() || heaps.size() > maxHeaps)
        return Error(QT_TRANSLATE_NOOP("core::Error", "%1 heaps; expected 1 to %2"),
                     {std::to_string(heaps.size()), std::to_string(maxHeaps)});
    if (takeLimit < 0 || takeLimit > maxHeapSize)
        return Error(QT_TRANSLATE_NOOP("core::Error",
                                       "a limit of %1; expected 1 to %2, or 0 for any number"),
                     {std::to_string(takeLimit), std::to_string(maxHeapSize)});
    Nim position;
    position.m_heaps = {};
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (heaps[i] < 0 || heaps[i] > maxHeapSize)
            return Error(
                QT_TRANSLATE_NOOP("core::Error", "heap %1 has %2 counters; expected 0 to %3"),
                {std::to_string(i + 1), std::to_string(heaps[i]), std::to_string(maxHeapSize)});
        position.m_heaps[i] = static_cast<std::uint8_t>(heaps[i]);
    }
    position.m_heapCount = static_cast<std::uint8_t>(heaps.size());
    position.m_takeLimit = static_cast<std::uint8_t>(takeLimit);
    position.m_rule = rule;
    position.m_toMove = toMove;
    return position;
}

int Nim::counters() const
{
    return std::accumulate(m_heaps.begin(), m_heaps.end(), 0);
}

Nim::Moves Nim::legalMoves() const
{
    Moves moves;
    for (int i = 0; i < m_heapCount; ++i) {
        for (int counters = 1; counters <= maxTakenFrom(i); ++counters)
            moves.push(take(i, counters));
    }
    return moves;
}

bool Nim::isLegal(Move move) const
{
    const int index = heapOf(move);
    return index < m_heapCount && countersOf(move) >= 1 && countersOf(move) <= maxTakenFrom(index);
}

void Nim::play(Move move)
{
    assert(isLegal(move));
    std::uint8_t &left = m_heaps[static_cast<std::size_t>(heapOf(move))];
    left = static_cast<std::uint8_t>(left - countersOf(move));
    m_toMove = opponent(m_toMove);
}

int Nim::score() const
{
    if (!isOver())
        return 0;
    // The side to move did not take the last counter.
    const bool moverWins = m_rule == Rule::Misere;
    return moverWins == (m_toMove == Side::First) ? 1 : -1;
}

std::string Nim::moveText(Move move) const
{
    return heapName(heapOf(move)) + std::to_string(countersOf(move));
}

Result<Move> Nim::parseMove(std::string_view text) const
{
    const std::string word = lowerCase(trimmed(text));
    if (isOver())
        return gameOver();
    const bool named = !word.empty() && word.front() >= 'a' && word.front() <= 'z';
    const int index = named ? word.front() - heapLetter(0) : 0;
    const int counters = parseNumber(std::string_view(word).substr(named ? 1 : 0));
    if ((!named && m_heapCount > 1) || counters < 0)
        return Error(
            m_heapCount == 1
                ? QT_TRANSLATE_NOOP("core::Error",
                                    "%1 is not a valid move; expected how many to take, such as 2")
                : QT_TRANSLATE_NOOP(
                    "core::Error",
                    "%1 is not a valid move; expected a heap and how many to take, such as a2"),
            {inQuotes(word)});
    if (index >= m_heapCount && m_heapCount == 1)
        return Error(QT_TRANSLATE_NOOP("core::Error", "there is no heap %1; expected a"),
                     {heapName(index)});
    if (index >= m_heapCount)
        return Error(QT_TRANSLATE_NOOP("core::Error", "there is no heap %1; expected a to %2"),
                     {heapName(index), heapName(m_heapCount - 1)});
    if (heap(index) == 0)
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "heap %1 is empty; expected one with counters"),
            {heapName(index)});
    if (counters != 1 && maxTakenFrom(index) == 1)
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "%1 cannot be taken from heap %2; expected 1"),
            {std::to_string(counters), heapName(index)});
    if (counters < 1 || counters > maxTakenFrom(index))
        return Error(
            QT_TRANSLATE_NOOP(
                "core::Error",
                "%1 cannot be taken from heap %2; expected at least 1 and at most %3"),
            {std::to_string(counters), heapName(index), std::to_string(maxTakenFrom(index))});
    return take(index, counters);
}

std::string Nim::toText() const
{
    std::string text;
    for (int i = 0; i < m_heapCount; ++i)
        text += (i == 0 ? "" : "-") + std::to_string(heap(i));
    if (m_takeLimit != 0)
        text += " limit " + std::to_string(m_takeLimit);
    text += m_rule == Rule::Misere ? " misere" : " normal";
    return text + (m_toMove == Side::First ? " first" : " second");
}

Result<Nim> Nim::parse(std::string_view text)
{
    const std::vector<std::string_view> parts = words(text);
    if (parts.empty())
        return Error(QT_TRANSLATE_NOOP("core::Error",
                                       "no heaps; expected numbers joined by -, such as 1-3-5-7"));
    const Result<std::vector<int>> heaps = parseHeaps(parts.front());
    if (!heaps)
        return heaps.error();
    int limit = 0;
    Rule rule = Rule::Misere;
    Side toMove = Side::First;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::string word = lowerCase(parts[i]);
        if (word == "limit") {
            limit = i + 1 < parts.size() ? parseNumber(parts[i + 1]) : -1;
            if (i + 1 == parts.size())
                return Error(
                    QT_TRANSLATE_NOOP("core::Error",
                                      "after \"limit\": nothing; expected a number from 1 to %1"),
                    {std::to_string(maxHeapSize)});
            if (limit < 1 || limit > maxHeapSize)
                return Error(
                    QT_TRANSLATE_NOOP("core::Error",
                                      "after \"limit\": %1; expected a number from 1 to %2"),
                    {inQuotes(parts[i + 1]), std::to_string(maxHeapSize)});
            ++i;
        } else if (word == "misere" || word == "normal") {
            rule = word == "misere" ? Rule::Misere : Rule::Normal;
        } else if (word == "first" || word == "second") {
            toMove = word == "first" ? Side::First : Side::Second;
        } else {
            return Error(
                QT_TRANSLATE_NOOP("core::Error",
                                  "word %1: %2; expected limit, misere, normal, first or second"),
                {std::to_string(i + 1), inQuotes(word)});
        }
    }
    return create(*heaps, limit, rule, toMove);
}

} // namespace core
