#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// The geometry of Othello's board, for the rules, the search, the analysis and the window. Squares
/// are numbered 0 (a1, top left) to 63 (h8) row by row; in a set of squares bit i is square i.
namespace core::geometry {

using Mask = std::uint64_t;

constexpr int symmetryCount = 8;

constexpr Mask squareBit(int square)
{
    return Mask(1) << square;
}

constexpr bool contains(Mask squares, int square)
{
    return ((squares >> square) & 1) != 0;
}

constexpr Mask columnA = 0x0101010101010101;
constexpr Mask columnH = columnA << 7;
constexpr Mask row1 = 0xff;
constexpr Mask row8 = row1 << 56;
constexpr Mask edgeSquares = columnA | columnH | row1 | row8;

constexpr std::array<int, 4> corners{0, 7, 56, 63};
constexpr Mask cornerSquares = 0x8100000000000081;

// Always inline, here and below: the search kernels must not share a copy with other code
// (tests/kernelsymbols.sh).

/// The left and right neighbours of a set's squares.
[[gnu::always_inline]] constexpr Mask besideInRow(Mask squares)
{
    return ((squares << 1) & ~columnA) | ((squares >> 1) & ~columnH);
}

/// The squares that share a side with a square of the set, possibly including squares of the set. A
/// corner's are its C-squares.
[[gnu::always_inline]] constexpr Mask orthogonalNeighbours(Mask squares)
{
    return besideInRow(squares) | squares << 8 | squares >> 8;
}

/// The squares that touch a square of the set only diagonally, possibly including squares of the
/// set. A corner's is its X-square.
[[gnu::always_inline]] constexpr Mask diagonalNeighbours(Mask squares)
{
    const Mask beside = besideInRow(squares);
    return beside << 8 | beside >> 8;
}

/// All squares around a set, in the eight directions, without the set.
[[gnu::always_inline]] constexpr Mask neighbours(Mask squares)
{
    return (orthogonalNeighbours(squares) | diagonalNeighbours(squares)) & ~squares;
}

constexpr Mask cSquares = orthogonalNeighbours(cornerSquares);
constexpr Mask xSquares = diagonalNeighbours(cornerSquares);

/// The squares around each square.
constexpr std::array<Mask, 64> neighboursOf = [] {
    std::array<Mask, 64> table{};
    for (int square = 0; square < 64; ++square)
        table[static_cast<std::size_t>(square)] = neighbours(squareBit(square));
    return table;
}();

/// The part of a set that is connected to a square of it, by steps in the eight directions.
constexpr Mask connectedRegion(Mask squares, int square)
{
    Mask region = squareBit(square) & squares;
    for (Mask before = 0; before != region;) {
        before = region;
        region |= neighbours(region) & squares;
    }
    return region;
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

/// The image of a set under one of the eight symmetries of the board, 0 to 7; 0 leaves it as it is.
constexpr Mask symmetric(Mask m, int symmetry)
{
    if ((symmetry & 1) != 0)
        m = flippedHorizontally(m);
    if ((symmetry & 2) != 0)
        m = flippedVertically(m);
    return (symmetry & 4) != 0 ? transposed(m) : m;
}

} // namespace core::geometry
