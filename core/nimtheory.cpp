#include "core/nimtheory.h"

namespace core {

int grundyValue(const Nim &position, int heap)
{
    const int limit = position.takeLimit();
    return limit == 0 ? position.heap(heap) : position.heap(heap) % (limit + 1);
}

int nimSum(const Nim &position)
{
    int sum = 0;
    for (int heap = 0; heap < position.heapCount(); ++heap)
        sum ^= grundyValue(position, heap);
    return sum;
}

bool isMisereEndgame(const Nim &position)
{
    if (position.rule() != Nim::Rule::Misere)
        return false;
    for (int heap = 0; heap < position.heapCount(); ++heap) {
        if (grundyValue(position, heap) > 1)
            return false;
    }
    return true;
}

bool nimIsWon(const Nim &position)
{
    return (nimSum(position) != 0) != isMisereEndgame(position);
}

bool nimMoveWins(const Nim &position, Move move)
{
    const Nim next = after(position, move);
    if (!next.isOver())
        return !nimIsWon(next);
    return scoreFor(next, position.sideToMove()) > 0;
}

} // namespace core
