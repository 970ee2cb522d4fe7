#include "ai/learn/onlymove.h"

#include <algorithm>

namespace ai::learn {

using core::Move;
using core::Othello;

namespace {

/// The only move that secures a score; nothing if there are several or none.
std::optional<Move> onlyMoveKeeping(const Othello &position, int score, const ReachesScore &reaches)
{
    std::optional<Move> found;
    for (const Move move : position.legalMoves()) {
        if (!keepsScore(position, move, score, reaches))
            continue;
        if (found)
            return std::nullopt;
        found = move;
    }
    return found;
}

int movesToFindAfter(const Othello &position, Move defence, Goal goal, const ReachesScore &reaches,
                     int limit)
{
    const Othello next = after(position, defence);
    return next.isOver() ? 0 : movesToFind(next, goal, reaches, limit);
}

/// The score for the side to move under best play. Precondition: the game is not over.
int scoreOf(const Othello &position, const ReachesScore &reaches)
{
    int low = -Othello::maxScore;
    for (int high = Othello::maxScore; low < high;) {
        const int middle = low + (high - low + 1) / 2;
        if (reaches(position, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

} // namespace

bool keepsScore(const Othello &position, Move move, int score, const ReachesScore &reaches)
{
    const Othello next = after(position, move);
    return next.isOver() ? scoreFor(next, position.sideToMove()) >= score
                         : !reaches(next, 1 - score);
}

std::optional<OnlyMove> onlyMove(const Othello &position, const ReachesScore &reaches,
                                 std::size_t minChoice)
{
    if (position.legalMoves().size() < minChoice || !reaches(position, 0))
        return std::nullopt;
    const Goal goal = reaches(position, 1) ? Goal::Win : Goal::Draw;
    if (const auto move = onlyMoveKeeping(position, static_cast<int>(goal), reaches))
        return OnlyMove{*move, goal};
    return std::nullopt;
}

int movesToFind(const Othello &position, Goal goal, const ReachesScore &reaches, int limit)
{
    if (limit == 0 || position.legalMoves().size() < 2)
        return 0;
    const auto only = onlyMoveKeeping(position, static_cast<int>(goal), reaches);
    if (!only)
        return 0;
    const Othello next = after(position, *only);
    int max = 0;
    if (!next.isOver()) {
        for (const Move defence : next.legalMoves())
            max = std::max(max, movesToFindAfter(next, defence, goal, reaches, limit - 1));
    }
    return 1 + max;
}

Move stubbornestDefence(const Othello &position, Goal goal, const ReachesScore &reaches, int limit)
{
    Move best = Move::none();
    int bestFound = 0;
    int bestScore = 0;
    for (const Move defence : position.legalMoves()) {
        const Othello next = after(position, defence);
        const int found = movesToFindAfter(position, defence, goal, reaches, limit);
        const int score =
            next.isOver() ? scoreFor(next, next.sideToMove()) : scoreOf(next, reaches);
        if (best == Move::none() || found > bestFound
            || (found == bestFound && score < bestScore)) {
            best = defence;
            bestFound = found;
            bestScore = score;
        }
    }
    return best;
}

} // namespace ai::learn
