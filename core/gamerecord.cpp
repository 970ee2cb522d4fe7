#include "core/gamerecord.h"

#include <algorithm>

namespace core {

Position positionAfter(const Position &start, const std::vector<Move> &moves, std::size_t count)
{
    Position position = start;
    for (std::size_t i = 0; i < std::min(count, moves.size()); ++i)
        position = after(position, moves[i]);
    return position;
}

} // namespace core
