#include "ai/othello/board/stability.h"

#include <array>
#include <cstddef>

namespace ai::othello {

namespace {

using Edge = unsigned;

constexpr Mask columnA = 0x0101010101010101;

/// An edge after a side placed a disc on it, turning discs along the edge only.
constexpr Edge turnedOnEdge(Edge own, Edge other, int square)
{
    Edge turned = 0;
    for (const int step : {1, -1}) {
        Edge run = 0;
        int at = square + step;
        for (; at >= 0 && at < 8 && ((other >> at) & 1) != 0; at += step)
            run |= 1u << at;
        if (at >= 0 && at < 8 && ((own >> at) & 1) != 0)
            turned |= run;
    }
    return turned;
}

/// For each edge configuration the first side's discs that no sequence of placements by both sides
/// can turn. Computed in order of increasing empty squares.
class EdgeTable
{
public:
    EdgeTable()
    {
        for (int empties = 0; empties <= 8; ++empties) {
            for (Edge own = 0; own < 256; ++own) {
                for (Edge other = 0; other < 256; ++other) {
                    if ((own & other) == 0 && std::popcount(own | other) == 8 - empties)
                        m_stable[own][other] = static_cast<std::uint8_t>(computed(own, other));
                }
            }
        }
    }

    Mask stable(Mask own, Mask other) const { return m_stable[own][other]; }

private:
    Edge computed(Edge own, Edge other) const
    {
        Edge stable = own;
        for (int square = 0; square < 8; ++square) {
            const Edge disc = 1u << square;
            if (((own | other) & disc) != 0)
                continue;
            const Edge gained = turnedOnEdge(own, other, square);
            const Edge lost = turnedOnEdge(other, own, square);
            stable &= m_stable[own | disc | gained][other & ~gained];
            stable &= ~lost & m_stable[own & ~lost][other | disc | lost];
        }
        // Own placements add discs; return only those that are there now.
        return stable & own;
    }

    std::array<std::array<std::uint8_t, 256>, 256> m_stable{};
};

const EdgeTable edgeTable;

constexpr Mask columnAToRow(Mask m)
{
    return ((m & columnA) * 0x0102040810204080) >> 56;
}

constexpr Mask rowToColumnA(Mask row)
{
    return (((row & 0x7f) * 0x0002040810204081) & columnA) | ((row & 0x80) << 49);
}

Mask stableOnEdges(Mask own, Mask other)
{
    const Mask top = edgeTable.stable(own & 0xff, other & 0xff);
    const Mask bottom = edgeTable.stable(own >> 56, other >> 56);
    const Mask left = edgeTable.stable(columnAToRow(own), columnAToRow(other));
    const Mask right = edgeTable.stable(columnAToRow(own >> 7), columnAToRow(other >> 7));
    return top | bottom << 56 | rowToColumnA(left) | rowToColumnA(right) << 7;
}

} // namespace

FullLines fullLines(Mask occupied)
{
    const Mask empty = ~occupied;
    // Spread empty squares along each line; squares that they do not reach are on full lines.
    Mask row = empty;
    Mask up = empty;
    Mask down = empty;
    Mask up2 = empty;
    Mask down2 = empty;
    row |= (row >> 1) & 0x7f7f7f7f7f7f7f7f;
    row |= (row >> 2) & 0x3f3f3f3f3f3f3f3f;
    row |= (row >> 4) & 0x0f0f0f0f0f0f0f0f;
    row = (row & columnA) * 0xff;
    Mask column = empty;
    column |= column >> 32 | column << 32;
    column |= column >> 16 | column << 48;
    column |= column >> 8 | column << 56;
    up |= (up << 9) & 0xfefefefefefefe00;
    up |= (up << 18) & 0xfcfcfcfcfcfc0000;
    up |= (up << 36) & 0xf0f0f0f000000000;
    down |= (down >> 9) & 0x007f7f7f7f7f7f7f;
    down |= (down >> 18) & 0x00003f3f3f3f3f3f;
    down |= (down >> 36) & 0x000000000f0f0f0f;
    up2 |= (up2 << 7) & 0x7f7f7f7f7f7f7f00;
    up2 |= (up2 << 14) & 0x3f3f3f3f3f3f0000;
    up2 |= (up2 << 28) & 0x0f0f0f0f00000000;
    down2 |= (down2 >> 7) & 0x00fefefefefefefe;
    down2 |= (down2 >> 14) & 0x0000fcfcfcfcfcfc;
    down2 |= (down2 >> 28) & 0x00000000f0f0f0f0;
    return {~row, ~column, ~(up | down), ~(up2 | down2)};
}

Mask stableDiscs(Mask own, Mask other)
{
    constexpr Mask inside = 0x007e7e7e7e7e7e00;
    const FullLines full = fullLines(own | other);
    Mask stable =
        stableOnEdges(own, other)
        | (own & inside & full.rows & full.columns & full.risingDiagonals & full.fallingDiagonals);
    if (stable == 0)
        return 0;
    for (;;) {
        const Mask rows = full.rows | stable << 1 | stable >> 1;
        const Mask columns = full.columns | stable << 8 | stable >> 8;
        const Mask rising = full.risingDiagonals | stable << 9 | stable >> 9;
        const Mask falling = full.fallingDiagonals | stable << 7 | stable >> 7;
        const Mask grown = stable | (own & inside & rows & columns & rising & falling);
        if (grown == stable)
            return stable;
        stable = grown;
    }
}

} // namespace ai::othello
