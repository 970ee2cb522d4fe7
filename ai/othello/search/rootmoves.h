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
    /// The value by the last search that reached the move, for the mover; maybe only a bound.
    int score = 0;
    /// Whether the score is no bound, within that search's depth and selectivity.
    bool exact = false;
};

using RootMoves = std::vector<RootMove>;

/// The moves to a mask of squares, shuffled by a seed; 0: in the order of the squares.
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
