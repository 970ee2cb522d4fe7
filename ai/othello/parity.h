#pragma once

#include "ai/othello/board.h"

#include <array>

namespace ai::othello {

/// The four quarters of the board, regions for the rule of parity: whoever fills the last square of
/// a region gains, so regions with an odd number of empty squares are played first.
constexpr std::array<Mask, 4> quarters{0x000000000f0f0f0f, 0x00000000f0f0f0f0, 0x0f0f0f0f00000000,
                                       0xf0f0f0f000000000};

constexpr int quarterOf(int square)
{
    return ((square & 4) >> 2) | ((square & 32) >> 4);
}

/// The quarters with an odd number of empty squares.
inline Mask oddQuarters(Mask empty)
{
    Mask odd = 0;
    for (const Mask quarter : quarters)
        odd |= (std::popcount(empty & quarter) & 1) != 0 ? quarter : 0;
    return odd;
}

} // namespace ai::othello
