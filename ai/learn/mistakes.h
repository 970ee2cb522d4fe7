#pragma once

#include "ai/analysis/analyst.h"
#include "ai/learn/calendar.h"
#include "ai/othello/board/board.h"

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai::learn {

/// When a mistake comes back, in days after it was found or after the last right answer: the course
/// of FSRS 6 with its default parameters at 90 % retention after a mistake (py-fsrs, 2026).
inline constexpr int reviewIntervals[] = {1, 2, 6, 17, 44, 102};
inline constexpr std::size_t maxNewReviews = 10; ///< mistakes a day that were never answered
inline constexpr std::size_t maxDueReviews = 20; ///< others a day

/// A position of Othello in which a person's move lost much, to be tried again.
struct Mistake
{
    core::Othello position;
    core::Move played;
    core::Move best;
    Day found = 0;
    Day due = 0;
    int rightInARow = 0;
    std::optional<Day> firstAnswer = {}; ///< nothing: it is new
    std::optional<Day> lastAnswer = {};

    /// Whether all intervals are over: it does not come back.
    bool isLearnt() const;

    friend bool operator==(const Mistake &, const Mistake &) = default;
};

/// A person's mistakes, each position once up to symmetry and colour. What is added or answered
/// twice, such as by two windows, counts once.
class MistakeDeck
{
public:
    /// Adds a mistake that was found on a day; both moves are legal. It is due on the next day.
    /// False where its position is there already.
    bool add(const core::Othello &position, core::Move played, core::Move best, Day found);
    /// The first answer to a mistake that is due: a right one leads to the next interval, a wrong
    /// one back to the first. False where there is no such mistake or it is not due.
    bool answer(const core::Othello &position, bool right, Day today);

    /// Which mistakes are to be answered on a day, as indices of all(): first those that were
    /// answered before, the longest due first, at most maxDueReviews with those answered on that
    /// day already; then new ones in the order in which they were found, at most maxNewReviews.
    std::vector<std::size_t> dueOn(Day today) const;
    /// The next day after `today` on which any is due; nothing where none comes back.
    std::optional<Day> nextDue(Day today) const;

    /// The mistakes in the order in which they were added.
    const std::vector<Mistake> &all() const { return m_mistakes; }

private:
    std::vector<Mistake> m_mistakes;
    std::map<std::pair<core::Othello::Mask, core::Othello::Mask>, std::size_t> m_index;
};

/// Whether a reviewed move of a position lost enough to be practised, if no other move than the
/// best was good: at least minMistakeLoss discs of Othello by the usual rule.
bool isWorthPractising(const core::Position &position, const ReviewedMove &move);
inline constexpr int minMistakeLoss = 4;   ///< in discs
inline constexpr int minMistakeMargin = 2; ///< in discs: from the best move to the second

/// Whether every other legal move than the best of a reviewed one is worse by minMistakeMargin at
/// least, each judged as a review does. Stopped, false.
bool isOnlyGoodMove(const core::Othello &position, const ReviewedMove &move, Analyst &analyst,
                    std::stop_token token);

/// What a move other than the best one allows.
struct MistakeAnswer
{
    int loss = 0; ///< in discs
    bool exact = false;
    core::Move reply; ///< none where the game is over
};
/// Judges a legal move against the best one, as a review does. Stopped, it is worth nothing.
MistakeAnswer mistakeAnswer(const core::Othello &position, core::Move move, core::Move best,
                            Analyst &analyst, std::stop_token token);

} // namespace ai::learn
