#pragma once

#include "ai/othello/board/parity.h"
#include "core/othellogeometry.h"

namespace ai::othello {

/// Orders moves near the end without an evaluation. The constants were tuned to minimise the nodes
/// of searches from twelve empty squares (resources/othello/README.md).
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

    /// The priority of a move, from the board after it and the replies that it allows.
    int value(int square, const Board &child, Mask replies) const
    {
        const Mask placed = squareBit(square);
        return -15 * std::popcount(replies) - 10 * std::popcount(replies & cornerSquares)
               - (replies == 0 ? 20 : 0) // after a forced pass the mover has to move again
               + 2 * std::popcount(stableAtCorners(child.other))
               + ((placed & m_oddQuadrants) != 0 ? 2 : 0) - ((placed & m_cSquares) != 0 ? 6 : 0)
               - ((placed & m_xSquares) != 0 ? 4 : 0);
    }

private:
    /// The corners, and discs on edges adjacent to a corner of the same colour.
    static Mask stableAtCorners(Mask discs)
    {
        const Mask corners = discs & cornerSquares;
        return discs & (corners | core::geometry::orthogonalNeighbours(corners));
    }

    Mask m_oddQuadrants;
    Mask m_cSquares; ///< adjacent on an edge to an empty corner
    Mask m_xSquares; ///< diagonally adjacent to an empty corner
};

} // namespace ai::othello
