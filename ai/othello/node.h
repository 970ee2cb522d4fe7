#pragma once

#include "ai/othello/evaluator.h"

namespace ai::othello {

/// A position as the midgame search passes it on.
struct Node
{
    Features features;
    Board board;
    Mask moves; ///< the mover's

    int empties() const { return board.empties(); }
};

} // namespace ai::othello
