#include "ai/nimchoice.h"

#include "ai/beginners.h"

namespace ai {

using core::Move;
using core::Nim;

bool nimIsWon(const Nim &position)
{
    int sum = 0;
    bool anyAboveOne = false;
    for (int i = 0; i < position.heapCount(); ++i) {
        const int limit = position.takeLimit();
        const int worth = limit == 0 ? position.heap(i) : position.heap(i) % (limit + 1);
        sum ^= worth;
        anyAboveOne = anyAboveOne || worth > 1;
    }
    const bool misereEnding = position.rule() == Nim::Rule::Misere && !anyAboveOne;
    return (sum != 0) != misereEnding;
}

Choice hardNim(const Nim &position)
{
    Choice winning{{}, Reason::Theory, 1, true};
    Choice lasting{{}, Reason::Theory, -1, true};
    for (const Move move : position.legalMoves()) {
        const Nim next = after(position, move);
        const int side = position.sideToMove() == core::Side::First ? 1 : -1;
        if (next.isOver() ? next.score() == side : !nimIsWon(next))
            winning.moves.push_back(move);
        if (Nim::countersOf(move) == 1)
            lasting.moves.push_back(move);
    }
    return winning.moves.empty() ? lasting : winning;
}

Choice mediumNim(const Nim &position, Random &random)
{
    if (std::bernoulli_distribution(0.5)(random))
        return hardNim(position);
    return anyMove(position);
}

} // namespace ai
