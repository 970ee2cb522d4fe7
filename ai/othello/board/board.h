#pragma once

#include "core/othello.h"
#include "core/othellogeometry.h"

#include <bit>
#include <compare>
#include <cstdint>

namespace ai::othello {

using core::geometry::Mask;
using core::geometry::squareBit;
using core::geometry::symmetric;

/// Takes the lowest square out of a set that is not empty.
constexpr int popSquare(Mask &squares)
{
    const int square = std::countr_zero(squares);
    squares &= squares - 1;
    return square;
}

/// A position of Othello for the fast search: the mover's discs first, without colours. Tests
/// compare it with core::Othello, the readable implementation of the rules.
struct Board
{
    Mask own;
    Mask other;

    constexpr Mask emptySquares() const { return ~(own | other); }
    constexpr int empties() const { return std::popcount(emptySquares()); }

    constexpr Board passed() const { return {other, own}; }
    /// The board after the mover has placed a disc that turned the given ones, with the other side
    /// to move.
    constexpr Board played(int square, Mask flips) const
    {
        return {other & ~flips, own | flips | squareBit(square)};
    }

    /// The mover's discs minus the other's, empty squares counting for the winner: the score of a
    /// finished game.
    constexpr int finalScore() const
    {
        const int difference = std::popcount(own) - std::popcount(other);
        const int gift = empties();
        return difference > 0 ? difference + gift : difference < 0 ? difference - gift : 0;
    }

    friend constexpr bool operator==(const Board &, const Board &) = default;
    friend constexpr auto operator<=>(const Board &, const Board &) = default;
};

constexpr Board startBoard{0x0000000810000000, 0x0000001008000000};

/// The move that places a disc on a square.
inline core::Move moveOf(int square)
{
    return core::Move(static_cast<std::uint16_t>(square));
}

inline Board boardOf(const core::Othello &game)
{
    return {game.discs(game.sideToMove()), game.discs(core::opponent(game.sideToMove()))};
}

/// Applies one of the eight symmetries, 0 to 7, to a board.
/// Always inline: the kernels must not share a copy with other code (tests/kernelsymbols.sh).
[[gnu::always_inline]] constexpr Board symmetric(const Board &board, int symmetry)
{
    return {symmetric(board.own, symmetry), symmetric(board.other, symmetry)};
}

/// The canonical image of a board under the eight symmetries: the smallest. Always inline, as
/// above.
[[gnu::always_inline]] constexpr Board canonicalBoard(const Board &board)
{
    Board canonical = board;
    for (int symmetry = 1; symmetry < core::geometry::symmetryCount; ++symmetry) {
        const Board image = symmetric(board, symmetry);
        if (image < canonical)
            canonical = image;
    }
    return canonical;
}

/// A 64-bit hash of a position: both words, XORed with different odd constants, are multiplied to
/// 128 bits and folded (the mixing step of wyhash).
constexpr std::uint64_t hashOf(const Board &board)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product =
        static_cast<Wide>(board.own ^ 0xa0761d6478bd642f) * (board.other ^ 0xe7037ed1a0b428db);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

} // namespace ai::othello
