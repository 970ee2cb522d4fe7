#include "ai/levels/anymove.h"

namespace ai {

SearchResult anyMove(const core::Position &position)
{
    return {.equalMoves = legalMoves(position), .reason = Reason::Chance};
}

} // namespace ai
