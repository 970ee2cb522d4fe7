#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

namespace ai {

/// All legal moves, to be drawn from with equal probability. Precondition: the game is not over.
SearchResult anyMove(const core::Position &position);

} // namespace ai
