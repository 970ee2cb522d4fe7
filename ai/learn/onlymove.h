#pragma once

#include "core/othello.h"

#include <functional>
#include <optional>

namespace ai::learn {

/// Whether the side to move reaches a score in discs under best play: the exact solver that a proof
/// rests on. The game is not over.
using ReachesScore = std::function<bool(const core::Othello &position, int score)>;

/// The least score that a puzzle asks for.
enum class Goal : std::uint8_t {
    Draw = 0, ///< no move wins
    Win = 1
};

/// The one move of a position that reaches its goal.
struct OnlyMove
{
    core::Move move;
    Goal goal = Goal::Win;

    friend bool operator==(const OnlyMove &, const OnlyMove &) = default;
};

/// Whether a legal move keeps at least a score for the side that makes it.
bool keepsScore(const core::Othello &position, core::Move move, int score,
                const ReachesScore &reaches);

/// The move that wins or, where none does, the one that draws; nothing where there are several, all
/// moves lose or there are fewer than `minChoice` of them.
std::optional<OnlyMove> onlyMove(const core::Othello &position, const ReachesScore &reaches,
                                 std::size_t minChoice = 2);

/// How many moves in a row, at most `limit`, the side to move must find: each the only one of two
/// or more that keeps the goal, against the defence that makes this number the largest.
int movesToFind(const core::Othello &position, Goal goal, const ReachesScore &reaches, int limit);

/// The reply to an only move after which the most moves are still to be found; of equal ones that
/// which leaves the side that solves the fewest discs, and then the first. The game is not over.
core::Move stubbornestDefence(const core::Othello &position, Goal goal, const ReachesScore &reaches,
                              int limit);

} // namespace ai::learn
