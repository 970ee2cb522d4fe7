#pragma once

#include "core/othello.h"

#include <bit>
#include <cstdint>

namespace ai::othello {

/// A set of squares; bit i is square i, a1 first, row by row.
using Mask = std::uint64_t;

constexpr Mask squareBit(int square)
{
    return Mask(1) << square;
}

/// Takes the lowest square out of a set that is not empty.
constexpr int popSquare(Mask &squares)
{
    const int square = std::countr_zero(squares);
    squares &= squares - 1;
    return square;
}

/// A position of Othello as the fast search sees it: the mover's discs first, colours forgotten.
/// Tests hold it to core::Othello, which has the rules to read.
struct Board
{
    Mask own;
    Mask other;

    constexpr Mask emptySquares() const { return ~(own | other); }
    constexpr int empties() const { return std::popcount(emptySquares()); }

    constexpr Board passed() const { return {other, own}; }
    /// After the mover placed a disc that turned the given ones; the other side is to move.
    constexpr Board played(int square, Mask flips) const
    {
        return {other & ~flips, own | flips | squareBit(square)};
    }

    /// The mover's discs less the other's, the empty squares to the winner: the score of a finished
    /// game.
    constexpr int finalScore() const
    {
        const int difference = std::popcount(own) - std::popcount(other);
        const int gift = empties();
        return difference > 0 ? difference + gift : difference < 0 ? difference - gift : 0;
    }

    friend constexpr bool operator==(const Board &, const Board &) = default;
};

constexpr Board startBoard{0x0000000810000000, 0x0000001008000000};

inline Board boardOf(const core::Othello &game)
{
    return {game.discs(game.sideToMove()), game.discs(core::opponent(game.sideToMove()))};
}

/// Rows in reverse order.
constexpr Mask flippedVertically(Mask m)
{
    m = ((m >> 8) & 0x00ff00ff00ff00ff) | ((m & 0x00ff00ff00ff00ff) << 8);
    m = ((m >> 16) & 0x0000ffff0000ffff) | ((m & 0x0000ffff0000ffff) << 16);
    return (m >> 32) | (m << 32);
}

/// Columns in reverse order.
constexpr Mask flippedHorizontally(Mask m)
{
    m = ((m >> 1) & 0x5555555555555555) | ((m & 0x5555555555555555) << 1);
    m = ((m >> 2) & 0x3333333333333333) | ((m & 0x3333333333333333) << 2);
    return ((m >> 4) & 0x0f0f0f0f0f0f0f0f) | ((m & 0x0f0f0f0f0f0f0f0f) << 4);
}

/// Rows become columns.
constexpr Mask transposed(Mask m)
{
    Mask t = (m ^ (m >> 7)) & 0x00aa00aa00aa00aa;
    m ^= t ^ (t << 7);
    t = (m ^ (m >> 14)) & 0x0000cccc0000cccc;
    m ^= t ^ (t << 14);
    t = (m ^ (m >> 28)) & 0x00000000f0f0f0f0;
    return m ^ t ^ (t << 28);
}

/// One of the eight symmetries of the board, 0 to 7; 0 leaves it as it is.
constexpr Mask symmetric(Mask m, int symmetry)
{
    if ((symmetry & 1) != 0)
        m = flippedHorizontally(m);
    if ((symmetry & 2) != 0)
        m = flippedVertically(m);
    return (symmetry & 4) != 0 ? transposed(m) : m;
}

/// Always inline: no copy that the kernels share with other code (tests/kernelsymbols.sh).
[[gnu::always_inline]] constexpr Board symmetric(const Board &board, int symmetry)
{
    return {symmetric(board.own, symmetry), symmetric(board.other, symmetry)};
}

} // namespace ai::othello
