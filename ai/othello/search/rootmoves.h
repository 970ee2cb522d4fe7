#pragma once

#include "ai/othello/board/board.h"

#include <vector>

namespace ai::othello {

/// A move of the root position.
struct RootMove
{
    int square = 0;
    int score = 0; ///< of the last search that reached it, for the mover; maybe only a bound
    bool exact =
        false; ///< whether the score is no bound, within that search's depth and selectivity
};

using RootMoves = std::vector<RootMove>;

} // namespace ai::othello
