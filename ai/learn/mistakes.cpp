#include "ai/learn/mistakes.h"

#include "ai/analysis/symmetry.h"

#include <algorithm>
#include <iterator>

namespace ai::learn {

using core::Move;
using core::Othello;

namespace {

std::pair<Othello::Mask, Othello::Mask> keyOf(const Othello &position)
{
    const othello::Board board = canonicalBoardOf(position);
    return {board.own, board.other};
}

} // namespace

bool Mistake::isLearnt() const
{
    return rightInARow >= static_cast<int>(std::size(reviewIntervals));
}

bool MistakeDeck::add(const Othello &position, Move played, Move best, Day found)
{
    if (!m_index.emplace(keyOf(position), m_mistakes.size()).second)
        return false;
    m_mistakes.push_back({.position = position,
                          .played = played,
                          .best = best,
                          .found = found,
                          .due = found + reviewIntervals[0]});
    return true;
}

bool MistakeDeck::answer(const Othello &position, bool right, Day today)
{
    const auto known = m_index.find(keyOf(position));
    if (known == m_index.end())
        return false;
    Mistake &mistake = m_mistakes[known->second];
    if (mistake.isLearnt() || today < mistake.due)
        return false;
    mistake.rightInARow = right ? mistake.rightInARow + 1 : 0;
    if (!mistake.isLearnt())
        mistake.due = today + reviewIntervals[mistake.rightInARow];
    mistake.firstAnswer = mistake.firstAnswer.value_or(today);
    mistake.lastAnswer = today;
    return true;
}

std::vector<std::size_t> MistakeDeck::dueOn(Day today) const
{
    std::vector<std::size_t> known;
    std::vector<std::size_t> fresh;
    std::size_t knownToday = 0;
    std::size_t freshToday = 0;
    for (std::size_t i = 0; i < m_mistakes.size(); ++i) {
        const Mistake &mistake = m_mistakes[i];
        if (mistake.firstAnswer == today)
            ++freshToday;
        else if (mistake.lastAnswer == today)
            ++knownToday;
        else if (!mistake.isLearnt() && mistake.due <= today)
            (mistake.firstAnswer ? known : fresh).push_back(i);
    }
    std::ranges::stable_sort(known, {}, [this](std::size_t i) { return m_mistakes[i].due; });
    known.resize(std::min(known.size(), maxDueReviews - std::min(maxDueReviews, knownToday)));
    fresh.resize(std::min(fresh.size(), maxNewReviews - std::min(maxNewReviews, freshToday)));
    known.insert(known.end(), fresh.begin(), fresh.end());
    return known;
}

std::optional<Day> MistakeDeck::nextDue(Day today) const
{
    std::optional<Day> next;
    for (const Mistake &mistake : m_mistakes) {
        if (!mistake.isLearnt())
            next = std::min(next.value_or(mistake.due), mistake.due);
    }
    return next ? std::optional(std::max(*next, today + 1)) : std::nullopt;
}

bool isWorthPractising(const core::Position &position, const ReviewedMove &move)
{
    const auto *game = std::get_if<Othello>(&position);
    return game != nullptr && game->rule() == Othello::Rule::Most && move.loss() >= minMistakeLoss;
}

bool isOnlyGoodMove(const Othello &position, const ReviewedMove &move, Analyst &analyst,
                    std::stop_token token)
{
    // Judged after the move like the others: values of searches of equal depth compare best.
    const auto valueAfter = [&](Move one) {
        return -analyst.value(core::after(position, one), token).value;
    };
    const int best = valueAfter(move.best);
    for (const Move other : position.legalMoves()) {
        if (other == move.best || other == move.played)
            continue;
        const int value = valueAfter(other);
        if (token.stop_requested() || value > best - minMistakeMargin)
            return false;
    }
    return !token.stop_requested();
}

MistakeAnswer mistakeAnswer(const Othello &position, Move move, Move best, Analyst &analyst,
                            std::stop_token token)
{
    const PositionValue after = analyst.value(core::after(position, move), token);
    const PositionValue afterBest = analyst.value(core::after(position, best), token);
    return {.loss = after.value - afterBest.value,
            .exact = after.exact && afterBest.exact,
            .reply = after.best};
}

} // namespace ai::learn
