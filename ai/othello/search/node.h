#pragma once

#include "ai/othello/evaluation/evaluator.h"

namespace ai::othello {

/// A position as the midgame search passes it on.
struct Node
{
    Features features;
    Board board;
    Mask moves; ///< the mover's
    int units;  ///< the sum of the weights, or notEvaluated: where moves are ordered by it, it is
                ///< kept

    static constexpr int notEvaluated = 1 << 30;

    int empties() const { return board.empties(); }
};

} // namespace ai::othello
