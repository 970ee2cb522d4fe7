#pragma once

#include "ai/othello/evaluation/evaluator.h"

namespace ai::othello {

/// A position with incremental data for the midgame search.
struct Node
{
    Features features;
    Board board;
    Mask moves; ///< the mover's
    int units;  ///< the sum of the weights, which move ordering may have computed, or
                ///< notEvaluated

    static constexpr int notEvaluated = 1 << 30;

    int empties() const { return board.empties(); }
};

} // namespace ai::othello
