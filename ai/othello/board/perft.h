#pragma once

#include "ai/othello/board/board.h"

#include <algorithm>
#include <vector>

namespace ai::othello {

/// A cached count.
struct PerftEntry
{
    Board board;
    std::uint64_t depth = 0;
    std::uint64_t leaves = 0;
};

/// core::perft on the fast board: a pass counts as a ply, a finished game as one leaf at any depth,
/// and the last ply is counted without being played.
template <class Ops>
class Perft
{
public:
    static std::uint64_t count(const Board &board, int depth)
    {
        return depth == 0 ? 1 : count(board, Ops::moves(board.own, board.other), depth);
    }

    /// Counts with a hash table of a power of two entries; symmetric positions share one.
    static std::uint64_t hashedCount(const Board &board, int depth, std::vector<PerftEntry> &table)
    {
        if (depth < minHashedDepth)
            return count(board, depth);
        const Board alike = canonicalBoard(board);
        const auto plies = static_cast<std::uint64_t>(depth);
        PerftEntry &entry = table[(hashOf(alike) + plies) & (table.size() - 1)];
        if (entry.board == alike && entry.depth == plies)
            return entry.leaves;
        const std::uint64_t leaves = countChildren(
            alike, depth, [&](const Board &child) { return hashedCount(child, depth - 1, table); });
        // A descendant may have taken the entry; replace it, because the deeper count is worth
        // more.
        table[(hashOf(alike) + plies) & (table.size() - 1)] = {alike, plies, leaves};
        return leaves;
    }

private:
    /// At lower depths counting is faster than the table.
    static constexpr int minHashedDepth = 4;

    static std::uint64_t count(const Board &board, Mask moves, int depth)
    {
        if (moves == 0)
            return countAfterPass(board, depth);
        if (depth == 1)
            return static_cast<std::uint64_t>(std::popcount(moves));
        std::uint64_t leaves = 0;
        while (moves != 0) {
            const int square = popSquare(moves);
            const Board child = board.played(square, Ops::flips(board.own, board.other, square));
            leaves += count(child, Ops::moves(child.own, child.other), depth - 1);
        }
        return leaves;
    }

    static std::uint64_t countAfterPass(const Board &board, int depth)
    {
        const Mask replies = Ops::moves(board.other, board.own);
        return replies == 0 || depth == 1 ? 1 : count(board.passed(), replies, depth - 1);
    }

    template <class CountChild>
    static std::uint64_t countChildren(const Board &board, int depth, CountChild countChild)
    {
        Mask moves = Ops::moves(board.own, board.other);
        if (moves == 0)
            return countAfterPass(board, depth);
        std::uint64_t leaves = 0;
        while (moves != 0) {
            const int square = popSquare(moves);
            leaves += countChild(board.played(square, Ops::flips(board.own, board.other, square)));
        }
        return leaves;
    }
};

} // namespace ai::othello
