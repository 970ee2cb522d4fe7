#pragma once

#include "core/othello.h"

#include <functional>
#include <optional>

namespace ai::learn {

/// Whether the side to move reaches a score in discs under best play: the exact solver used for
/// proofs. Precondition: the game is not over.
using ReachesScore = std::function<bool(const core::Othello &position, int score)>;

/// The minimum score that a puzzle requires.
enum class Goal : std::uint8_t {
    Draw = 0, ///< no move wins
    Win = 1
};

/// The only move of a position that reaches its goal.
struct OnlyMove
{
    core::Move move;
    Goal goal = Goal::Win;

    friend bool operator==(const OnlyMove &, const OnlyMove &) = default;
};

/// Whether a legal move secures at least this score for the side that makes it.
bool keepsScore(const core::Othello &position, core::Move move, int score,
                const ReachesScore &reaches);

/// The only move that wins or, if none wins, the only one that draws; nothing if there are several,
/// if all moves lose, or if there are fewer than `minChoice` legal moves.
std::optional<OnlyMove> onlyMove(const core::Othello &position, const ReachesScore &reaches,
                                 std::size_t minChoice = 2);

/// The number of consecutive only moves, at most `limit`, that the side to move must find, each
/// among two or more legal ones, against the defence that maximises this number.
int movesToFind(const core::Othello &position, Goal goal, const ReachesScore &reaches, int limit);

/// The reply to an only move after which the most only moves remain to be found; of equal ones, the
/// one with the lowest result for the solving side, and then the first. The game must not be over.
core::Move stubbornestDefence(const core::Othello &position, Goal goal, const ReachesScore &reaches,
                              int limit);

} // namespace ai::learn
