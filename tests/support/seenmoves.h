#pragma once

#include "core/othello.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

namespace support {

// Properties of Othello moves, computed square by square from the rules alone.

inline int replyCount(const core::Othello &position, core::Move move)
{
    const core::Othello next = after(position, move);
    return std::popcount(next.placements(next.sideToMove()));
}

inline int flipCount(const core::Othello &position, core::Move move)
{
    return std::popcount(position.flips(move.code()));
}

inline bool isCorner(int square)
{
    return square == 0 || square == 7 || square == 56 || square == 63;
}

inline bool isIn(core::Othello::Mask squares, int square)
{
    return (squares >> square & 1) != 0;
}

/// Whether a side could place a disc on a square if it were its turn.
inline bool canPlace(const core::Othello &position, core::Side side, int square)
{
    return isIn(position.placements(side), square);
}

inline bool isEmpty(const core::Othello &position, int square)
{
    return isIn(position.emptySquares(), square);
}

inline bool touches(int square, int other)
{
    return std::abs(square % 8 - other % 8) <= 1 && std::abs(square / 8 - other / 8) <= 1;
}

inline bool touchesEmpty(const core::Othello &position, int square)
{
    for (int other = 0; other < 64; ++other) {
        if (touches(square, other) && isEmpty(position, other))
            return true;
    }
    return false;
}

/// The number of empty squares connected to the move's square, including itself.
inline int regionSize(const core::Othello &position, core::Move move)
{
    std::vector<int> reached{move.code()};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (int square = 0; square < 64; ++square) {
            if (touches(square, reached[i]) && isEmpty(position, square)
                && std::ranges::find(reached, square) == reached.end())
                reached.push_back(square);
        }
    }
    return int(reached.size());
}

} // namespace support
