#pragma once

#include "ai/search/searchresult.h"
#include "core/nim.h"

namespace ai {

/// All moves that leave a lost position or, if there are none, all that take one counter, so that
/// the game lasts longer and the other side has more chances to go wrong.
SearchResult hardNim(const core::Nim &position);

/// The intermediate level of exercise 3 of the Spanish article: half of the time the best move,
/// else any move like the easy level.
SearchResult mediumNim(const core::Nim &position, Random &random);

} // namespace ai
