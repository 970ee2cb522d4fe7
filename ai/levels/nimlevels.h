#pragma once

#include "ai/search/searchresult.h"
#include "core/nim.h"

namespace ai {

/// Every move leaves a lost position if there is one that does; else takes one counter, so that the
/// game, and the other side's chances to go wrong, last.
SearchResult hardNim(const core::Nim &position);

/// What exercise 3 of the Spanish article calls intermediate: the best move half of the time, else
/// any, as its easy level always does.
SearchResult mediumNim(const core::Nim &position, Random &random);

} // namespace ai
