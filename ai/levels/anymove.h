#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

namespace ai {

/// Every legal move, each as likely. The game must not be over.
SearchResult anyMove(const core::Position &position);

} // namespace ai
