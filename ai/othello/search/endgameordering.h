#pragma once

#include "ai/othello/board/parity.h"
#include "core/othellogeometry.h"

namespace ai::othello {

/// Orders the moves of a node near the end, without an evaluation. Its numbers were fitted so that
/// searches from twelve empty squares make few positions (resources/othello/README.md).
template <class Ops>
class EndgameOrder
{
public:
    explicit EndgameOrder(Mask empty)
        : m_oddQuadrants(oddQuadrants(empty))
    {
        const Mask corners = empty & cornerSquares;
        m_cSquares = core::geometry::orthogonalNeighbours(corners);
        m_xSquares = core::geometry::diagonalNeighbours(corners);
    }

    /// How early to try a move, by the board after it and the replies it leaves.
    int value(int square, const Board &child, Mask replies) const
    {
        const Mask placed = squareBit(square);
        return -15 * std::popcount(replies) - 10 * std::popcount(replies & cornerSquares)
               - (replies == 0 ? 20 : 0) // after a pass the mover has to move again
               + 2 * std::popcount(stableAtCorners(child.other))
               + ((placed & m_oddQuadrants) != 0 ? 2 : 0) - ((placed & m_cSquares) != 0 ? 6 : 0)
               - ((placed & m_xSquares) != 0 ? 4 : 0);
    }

private:
    /// Corners and the discs beside them on the edges, of one colour.
    static Mask stableAtCorners(Mask discs)
    {
        const Mask corners = discs & cornerSquares;
        return discs & (corners | core::geometry::orthogonalNeighbours(corners));
    }

    Mask m_oddQuadrants;
    Mask m_cSquares; ///< beside an empty corner on an edge
    Mask m_xSquares; ///< diagonally before an empty corner
};

} // namespace ai::othello
