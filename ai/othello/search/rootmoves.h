#pragma once

#include "ai/othello/board/board.h"
#include "ai/search/random.h"

#include <cstdint>
#include <vector>

namespace ai::othello {

/// A move of the root position.
struct RootMove
{
    int square = 0;
    /// The mover's score in the last search that reached the move; may be only a bound.
    int score = 0;
    /// Whether the score is exact within that search's depth and selectivity.
    bool exact = false;
};

using RootMoves = std::vector<RootMove>;

/// The moves in a mask of squares, shuffled by a seed; 0 keeps the order of squares.
inline RootMoves rootMovesTo(Mask squares, std::uint64_t seed)
{
    RootMoves moves;
    while (squares != 0)
        moves.push_back({popSquare(squares)});
    if (seed != 0) {
        Random random(seed);
        shuffle(moves, random);
    }
    return moves;
}

} // namespace ai::othello
