#include "ai/levels/level.h"

namespace ai {

SearchResult anyMove(const core::Position &position)
{
    return {.equalMoves = legalMoves(position), .reason = Reason::Chance};
}

} // namespace ai
