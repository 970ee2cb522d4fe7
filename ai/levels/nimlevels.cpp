#include "ai/levels/nimlevels.h"

#include "ai/levels/level.h"
#include "core/nimtheory.h"

namespace ai {

using core::Move;
using core::Nim;

SearchResult hardNim(const Nim &position)
{
    SearchResult winning{.reason = Reason::Theory, .value = 1, .exact = true};
    SearchResult lasting{.reason = Reason::Theory, .value = -1, .exact = true};
    for (const Move move : position.legalMoves()) {
        if (nimMoveWins(position, move))
            winning.equalMoves.push_back(move);
        if (Nim::countersOf(move) == 1)
            lasting.equalMoves.push_back(move);
    }
    return winning.equalMoves.empty() ? lasting : winning;
}

SearchResult mediumNim(const Nim &position, Random &random)
{
    if (coinFlip(random))
        return hardNim(position);
    return anyMove(position);
}

} // namespace ai
