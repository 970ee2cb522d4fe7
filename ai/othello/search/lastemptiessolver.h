#pragma once

#include "ai/othello/board/board.h"
#include "ai/othello/board/parity.h"
#include "ai/othello/board/rays.h"
#include "ai/othello/board/stability.h"
#include "ai/othello/search/localtable.h"
#include "ai/othello/search/transpositiontable.h"

#include <algorithm>

namespace ai::othello {

/// In null-window searches to the end, counting stable discs pays off from this number of empty
/// squares and, for that many, from this score on; below it hardly adds cuts for the time it takes.
constexpr int minStabilityEmpties = 4;
constexpr int stabilityThreshold(int empties)
{
    return 2 * empties - 2;
}

/// Whether the other side's stable discs alone keep the score at or below alpha; then `bound` is
/// the mover's maximum. Skips the count if there are too few discs, or no corner, without which
/// hardly any disc is stable.
inline bool stabilityCut(const Board &board, int alpha, int empties, int &bound)
{
    if (empties < minStabilityEmpties || alpha < stabilityThreshold(empties)
        || 2 * std::popcount(board.other) < maxScore - alpha || (board.other & cornerSquares) == 0)
        return false;
    bound = maxScore - 2 * std::popcount(stableDiscs(board.other, board.own));
    return bound <= alpha;
}

/// Exact scores of positions with at most six empty squares, for null windows (alpha, alpha + 1),
/// fail-soft. Only solve() has a table, and moves are ordered only by quadrant parity. Every
/// position made counts as a node.
template <class Ops>
class LastEmptiesSolver
{
public:
    explicit LastEmptiesSolver(std::uint64_t &nodes)
        : m_nodes(nodes)
    {}

    /// Five or more empties; `moves` are the mover's.
    int solve(const Board &board, Mask moves, int alpha, int empties);
    int solve4(const Board &board, int alpha, Mask empty);
    /// One to three empties.
    int solveFew(const Board &board, int alpha);

private:
    /// One empty square: the score of the side that has `own`.
    static int solve1(Mask own, int alpha, int square);
    int solve2(const Board &board, int alpha, int first, int second);
    int solve3(const Board &board, int alpha, int first, int second, int third);

    static bool near(int square, Mask discs)
    {
        return (neighboursOf[static_cast<std::size_t>(square)] & discs) != 0;
    }
    static Mask flips(const Board &board, int square)
    {
        return near(square, board.other) ? Ops::flips(board.own, board.other, square) : 0;
    }

    std::uint64_t &m_nodes;
    /// The table of solve(). A larger one finds little more, and displaces more of the L1 cache.
    LocalTable<512> m_table;
};

template <class Ops>
int LastEmptiesSolver<Ops>::solve1(Mask own, int alpha, int square)
{
    const int discs = std::popcount(own);
    const int flipped = Ops::countLastFlip(own, square);
    if (flipped != 0)
        return 2 * (discs + flipped) - 62;
    const int kept = 2 * discs - (discs >= 32 ? 62 : 64);
    if (kept <= alpha)
        return kept;
    const int lost = Ops::countLastFlip(~own & ~squareBit(square), square);
    return lost != 0 ? 2 * (discs - lost) - 64 : kept;
}

template <class Ops>
int LastEmptiesSolver<Ops>::solve2(const Board &board, int alpha, int first, int second)
{
    ++m_nodes;
    int best = noScore;
    if (const Mask turned = flips(board, first); turned != 0) {
        ++m_nodes;
        best = -solve1(board.other & ~turned, -alpha - 1, second);
        if (best > alpha)
            return best;
    }
    if (const Mask turned = flips(board, second); turned != 0) {
        ++m_nodes;
        best = std::max(best, -solve1(board.other & ~turned, -alpha - 1, first));
    }
    if (best != noScore)
        return best;

    // The mover passes: the minimum over the other side's choices.
    const Board passed = board.passed();
    best = -noScore;
    if (const Mask turned = flips(passed, first); turned != 0) {
        ++m_nodes;
        best = solve1(passed.other & ~turned, alpha, second);
        if (best <= alpha)
            return best;
    }
    if (const Mask turned = flips(passed, second); turned != 0) {
        ++m_nodes;
        best = std::min(best, solve1(passed.other & ~turned, alpha, first));
    }
    return best != -noScore ? best : board.finalScore();
}

template <class Ops>
int LastEmptiesSolver<Ops>::solve3(const Board &board, int alpha, int first, int second, int third)
{
    ++m_nodes;
    // Parity: first a square that is alone in its quadrant.
    if (quadrantOf(first) == quadrantOf(second))
        std::swap(first, third);
    else if (quadrantOf(first) == quadrantOf(third))
        std::swap(first, second);
    int best = noScore;
    if (const Mask turned = flips(board, first); turned != 0) {
        best = -solve2(board.played(first, turned), -alpha - 1, second, third);
        if (best > alpha)
            return best;
    }
    if (const Mask turned = flips(board, second); turned != 0) {
        best = std::max(best, -solve2(board.played(second, turned), -alpha - 1, first, third));
        if (best > alpha)
            return best;
    }
    if (const Mask turned = flips(board, third); turned != 0)
        best = std::max(best, -solve2(board.played(third, turned), -alpha - 1, first, second));
    if (best != noScore)
        return best;
    if (Ops::moves(board.other, board.own) == 0)
        return board.finalScore();
    return -solve3(board.passed(), -alpha - 1, first, second, third);
}

template <class Ops>
int LastEmptiesSolver<Ops>::solveFew(const Board &board, int alpha)
{
    Mask empty = board.emptySquares();
    if (empty == 0)
        return board.finalScore();
    const int first = popSquare(empty);
    if (empty == 0)
        return solve1(board.own, alpha, first);
    const int second = popSquare(empty);
    if (empty == 0)
        return solve2(board, alpha, first, second);
    return solve3(board, alpha, first, second, std::countr_zero(empty));
}

template <class Ops>
int LastEmptiesSolver<Ops>::solve4(const Board &board, int alpha, Mask empty)
{
    ++m_nodes;
    if (int bound = 0; stabilityCut(board, alpha, 4, bound))
        return bound;
    const Mask odd = oddQuadrants(empty);
    int best = noScore;
    for (Mask group : {empty & odd, empty & ~odd}) {
        while (group != 0) {
            const int square = popSquare(group);
            const Mask turned = flips(board, square);
            if (turned == 0)
                continue;
            Mask rest = empty & ~squareBit(square);
            const int first = popSquare(rest);
            const int second = popSquare(rest);
            const int third = std::countr_zero(rest);
            const int score =
                -solve3(board.played(square, turned), -alpha - 1, first, second, third);
            if (score > best) {
                best = score;
                if (best > alpha)
                    return best;
            }
        }
    }
    if (best != noScore)
        return best;
    if (Ops::moves(board.other, board.own) == 0)
        return board.finalScore();
    return -solve4(board.passed(), -alpha - 1, empty);
}

template <class Ops>
int LastEmptiesSolver<Ops>::solve(const Board &board, Mask moves, int alpha, int empties)
{
    ++m_nodes;
    if (int bound = 0; stabilityCut(board, alpha, empties, bound))
        return bound;
    if (moves == 0) {
        const Mask replies = Ops::moves(board.other, board.own);
        if (replies == 0)
            return board.finalScore();
        return -solve(board.passed(), replies, -alpha - 1, empties);
    }
    const std::uint64_t hash = hashOf(board);
    LocalEntry &entry = m_table[hash];
    Mask known = 0;
    if (entry.holds(hash)) {
        if (const int score = entry.answer(alpha); score != noScore)
            return score;
        known = squareBit(entry.move()) & moves;
    }
    const Mask empty = board.emptySquares();
    const Mask odd = oddQuadrants(empty);
    int best = noScore;
    int bestSquare = noSquare;
    for (Mask group : {known, moves & odd & ~known, moves & ~odd & ~known}) {
        while (group != 0 && best <= alpha) {
            const int square = popSquare(group);
            const Board child = board.played(square, Ops::flips(board.own, board.other, square));
            const int score = empties == 5 ? -solve4(child, -alpha - 1, empty & ~squareBit(square))
                                           : -solve(child, Ops::moves(child.own, child.other),
                                                    -alpha - 1, empties - 1);
            if (score > best) {
                best = score;
                bestSquare = square;
            }
        }
    }
    entry.store(hash, alpha, best, bestSquare);
    return best;
}

} // namespace ai::othello
