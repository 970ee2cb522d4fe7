#pragma once

#include "ai/othello/board/board.h"

#include <array>

namespace ai::othello {

/// The four quadrants of the board, as regions for the parity rule: the side that fills the last
/// square of a region has an advantage, so regions with an odd number of empty squares are played
/// first.
constexpr std::array<Mask, 4> quadrants{0x000000000f0f0f0f, 0x00000000f0f0f0f0, 0x0f0f0f0f00000000,
                                        0xf0f0f0f000000000};

constexpr int quadrantOf(int square)
{
    return ((square & 4) >> 2) | ((square & 32) >> 4);
}

/// The quadrants with an odd number of empty squares.
inline Mask oddQuadrants(Mask empty)
{
    Mask odd = 0;
    for (const Mask quadrant : quadrants)
        odd |= (std::popcount(empty & quadrant) & 1) != 0 ? quadrant : 0;
    return odd;
}

} // namespace ai::othello
