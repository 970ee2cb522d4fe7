#pragma once

#include "ai/othello/board/rays.h"
#include "ai/othello/board/vectors.h"

namespace ai::othello {

/// The board's arithmetic in plain C++, for any machine.
struct PortableKernel
{
    /// The empty squares on which the owner of `own` may place a disc. Follows runs of the other
    /// side's discs in all directions at once, one, two and four steps at a time.
    static Mask moves(Mask own, Mask other)
    {
        constexpr Mask innerColumns = 0x7e7e7e7e7e7e7e7e;
        const Mask inner = other & innerColumns;
        const Mask found = bothWays<1>(own, inner) | bothWays<8>(own, other)
                           | bothWays<7>(own, inner) | bothWays<9>(own, inner);
        return found & ~(own | other);
    }

    /// The discs turned by a disc of `own` on an empty square; none if the move is illegal.
    static Mask flips(Mask own, Mask other, int square)
    {
        const Rays &rays = raysOf[static_cast<std::size_t>(square)];
        Mask flips = 0;
        for (const Mask line : rays.rising) {
            // The carry propagates over the other side's discs to the first square that is not
            // theirs.
            const Mask end = ((other | ~line) + 1) & line & own;
            flips |= (end - (end != 0 ? 1 : 0)) & line;
        }
        for (const Mask line : rays.falling) {
            const Mask stops = line & ~other;
            const Mask end = stops == 0 ? 0 : (topBit >> std::countl_zero(stops)) & own;
            flips |= (Mask(0) - (end << 1)) & line;
        }
        return flips;
    }

    /// The number of discs turned by a disc on the last empty square.
    static int countLastFlip(Mask own, int square)
    {
        return std::popcount(flips(own, ~own & ~squareBit(square), square));
    }

    static void addBytes(Int16Vector &sums, const Int8Vector &bytes)
    {
        sums += __builtin_convertvector(bytes, Int16Vector);
    }

    /// Multiplies sixteen pairs of numbers and adds adjacent products (like pmaddwd).
    static void addPairProducts(Int32Vector &sums, const Int16Vector &a, const Int16Vector &b)
    {
        // The sign-extended lower and upper 16 bits of each pair.
        const auto pairsA = reinterpret_cast<Int32Vector>(a);
        const auto pairsB = reinterpret_cast<Int32Vector>(b);
        sums += ((pairsA << 16) >> 16) * ((pairsB << 16) >> 16) + (pairsA >> 16) * (pairsB >> 16);
    }

private:
    static constexpr Mask topBit = Mask(1) << 63;

    template <int Step>
    static Mask bothWays(Mask own, Mask other)
    {
        Mask up = other & (own << Step);
        Mask down = other & (own >> Step);
        up |= other & (up << Step);
        down |= other & (down >> Step);
        const Mask pairsUp = other & (other << Step);
        const Mask pairsDown = pairsUp >> Step;
        up |= pairsUp & (up << (2 * Step));
        down |= pairsDown & (down >> (2 * Step));
        up |= pairsUp & (up << (2 * Step));
        down |= pairsDown & (down >> (2 * Step));
        return (up << Step) | (down >> Step);
    }
};

// For code that is compiled once, without a kernel of its own.

/// The squares on which the mover may place a disc.
inline Mask movesOf(const Board &board)
{
    return PortableKernel::moves(board.own, board.other);
}

/// The board after a legal disc on that square.
inline Board afterMove(const Board &board, int square)
{
    return board.played(square, PortableKernel::flips(board.own, board.other, square));
}

} // namespace ai::othello
