#pragma once

#include "ai/othello/board/parity.h"
#include "ai/othello/search/searchworker.h"
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

template <class Ops>
int SearchWorker<Ops>::endgameChild(const Board &board, Mask moves, int alpha, int empties)
{
    if (empties > maxLastEmpties)
        return endgameNullWindow(board, moves, alpha, empties);
    if (empties > 4)
        return m_lastEmpties.solve(board, moves, alpha, empties);
    if (empties == 4)
        return m_lastEmpties.solve4(board, alpha, board.emptySquares());
    return m_lastEmpties.solveFew(board, alpha);
}

/// The null-window search of positions with seven to twelve empty squares; uses no evaluation.
template <class Ops>
int SearchWorker<Ops>::endgameNullWindow(const Board &board, Mask moves, int alpha, int empties)
{
    ++m_nodes;
    if (shouldStop())
        return alpha;

    // 1. The other side's stable discs may suffice for a cut.
    if (int bound = 0; stabilityCut(board, alpha, empties, bound))
        return bound;

    // 2. No move: pass, or the game is over.
    if (moves == 0) {
        const Mask replies = Ops::moves(board.other, board.own);
        if (replies == 0)
            return board.finalScore();
        return -endgameNullWindow(board.passed(), replies, -alpha - 1, empties);
    }

    // 3. Look up the thread's own table.
    const std::uint64_t hash = hashOf(board);
    LocalEntry &entry = m_local[hash];
    int known = noSquare;
    if (entry.holds(hash)) {
        if (const int score = entry.answer(alpha); score != noScore)
            return score;
        known = entry.move();
    }

    // 4. Generate the moves. Return at once for a wipe-out, which is the best score, or for a move
    // that leads to a known refutation.
    struct ChildMove
    {
        Board child;
        Mask replies;
        int square;
    };
    static_assert(maxEndgameEmpties < 16);
    std::array<ChildMove, maxEndgameEmpties> list;
    std::size_t count = 0;
    for (Mask rest = moves; rest != 0; ++count) {
        ChildMove &move = list[count];
        move.square = popSquare(rest);
        move.child = board.played(move.square, Ops::flips(board.own, board.other, move.square));
        if (move.child.own == 0)
            return maxScore;
        if (empties >= minLocalCutoffEmpties) {
            const std::uint64_t childHash = hashOf(move.child);
            const LocalEntry &reply = m_local[childHash];
            if (reply.holds(childHash) && !reply.isLowerBound() && -reply.bound() > alpha)
                return -reply.bound();
        }
    }

    // 5. Order them by the number of replies, the table's move first.
    std::array<int, maxEndgameEmpties> keys; // value * 16 + index in the list
    const EndgameOrder<Ops> order(board.emptySquares());
    for (std::size_t i = 0; i < count; ++i) {
        ChildMove &move = list[i];
        move.replies = Ops::moves(move.child.own, move.child.other);
        keys[i] =
            (move.square == known ? 1 << 20 : order.value(move.square, move.child, move.replies))
                * 16
            + static_cast<int>(i);
    }

    // 6. Search them in order until there is a cut.
    int best = noScore;
    int bestSquare = noSquare;
    for (std::size_t i = 0; i < count; ++i) {
        // Branch-free, because the comparisons are unpredictable.
        for (std::size_t j = i + 1; j < count; ++j) {
            const int higher = std::max(keys[i], keys[j]);
            keys[j] = std::min(keys[i], keys[j]);
            keys[i] = higher;
        }
        const ChildMove &move = list[static_cast<std::size_t>(keys[i] & 15)];
        const int score = -endgameChild(move.child, move.replies, -alpha - 1, empties - 1);
        // LastEmptiesSolver does not poll.
        if (m_stopped || (m_nodes >= m_nextReport && shouldStop()))
            return alpha;
        if (score > best) {
            best = score;
            bestSquare = move.square;
            if (best > alpha)
                break;
        }
    }

    // 7. Store the result.
    entry.store(hash, alpha, best, bestSquare);
    return best;
}

/// With a wider window near the end, climbs from bound to bound by null windows.
template <class Ops>
int SearchWorker<Ops>::endgamePvSearch(const Node &node, int alpha, int beta, int empties)
{
    for (int bound = alpha;;) {
        const int score = endgameChild(node.board, node.moves, bound, empties);
        if (score <= bound || score >= beta || m_stopped)
            return score;
        bound = score;
    }
}

} // namespace ai::othello
