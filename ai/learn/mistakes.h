#pragma once

#include "ai/analysis/analyst.h"
#include "ai/learn/dailypuzzle.h"
#include "ai/othello/board/board.h"

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai::learn {

/// The days after which a mistake is repeated, since it was found or last answered correctly: the
/// intervals of FSRS 6 with its default parameters at 90 % retention after a mistake (py-fsrs,
/// 2026).
inline constexpr int reviewIntervals[] = {1, 2, 6, 17, 44, 102};
inline constexpr std::size_t maxNewReviews = 10; ///< per day, of mistakes never answered before
inline constexpr std::size_t maxDueReviews = 20; ///< per day, of other mistakes

/// An Othello position in which the user's move lost much, to be practised.
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

    /// Whether all intervals are done, so that it is not repeated again.
    bool isLearnt() const;

    friend bool operator==(const Mistake &, const Mistake &) = default;
};

/// The user's mistakes, each position once up to symmetry and colour. Adding or answering one
/// twice, as two windows may, counts once.
class MistakeDeck
{
public:
    /// Adds a mistake that was found on a day; both moves must be legal. It is due on the next day.
    /// Returns false if its position is already there.
    bool add(const core::Othello &position, core::Move played, core::Move best, Day found);
    /// Notes the first answer to a mistake that is due: a right one leads to the next interval, a
    /// wrong one back to the first. Returns false if there is no such mistake or it is not due.
    bool answer(const core::Othello &position, bool right, Day today);

    /// The mistakes to answer on a day, as indices of all(): first those that were answered before,
    /// the longest due first, at most maxDueReviews including those already answered on that day;
    /// then new ones in the order in which they were found, at most maxNewReviews.
    std::vector<std::size_t> dueOn(Day today) const;
    /// The next day after `today` on which any is due; nothing if none will be.
    std::optional<Day> nextDue(Day today) const;

    /// The mistakes in the order in which they were added.
    const std::vector<Mistake> &all() const { return m_mistakes; }

private:
    std::vector<Mistake> m_mistakes;
    std::map<std::pair<core::Othello::Mask, core::Othello::Mask>, std::size_t> m_index;
};

/// Whether a reviewed move lost enough to be worth practising, provided that only the best move was
/// good: at least minMistakeLoss discs, in Othello by the usual rule.
bool isWorthPractising(const core::Position &position, const ReviewedMove &move);
inline constexpr int minMistakeLoss = 4;   ///< in discs
inline constexpr int minMistakeMargin = 2; ///< in discs: from the best move to the second

/// Whether every legal move other than the best one is worse by at least minMistakeMargin, each
/// judged as in a review. False if stopped.
bool isOnlyGoodMove(const core::Othello &position, const ReviewedMove &move, Analyst &analyst,
                    std::stop_token token);

/// The consequences of a move other than the best one.
struct MistakeAnswer
{
    int loss = 0; ///< in discs
    bool exact = false;
    core::Move reply; ///< none if the game is over
};
/// Judges a legal move against the best one, as a review does. If stopped, the answer is invalid.
MistakeAnswer mistakeAnswer(const core::Othello &position, core::Move move, core::Move best,
                            Analyst &analyst, std::stop_token token);

} // namespace ai::learn
