#pragma once

#include "ai/search/minimax.h"
#include "ai/search/searchresult.h"
#include "core/tictactoe.h"

#include <algorithm>
#include <vector>

namespace ai {

/// All moves of the best value, by a search of the given depth. Searches with full windows, because
/// equality requires exact values.
template <class P>
SearchResult bestTicTacToeMoves(const core::TicTacToe &position, int depth, P policy = {})
{
    static_assert(P::rootWindow == RootWindow::Fresh);
    SearchControl control;
    Searcher<core::TicTacToe, P> searcher(policy);
    const std::vector<ScoredMove> scored = searcher.searchRoot(position, depth, control);
    SearchResult result;
    for (const ScoredMove &move : scored) {
        if (!result.value || move.value > *result.value) {
            result.value = move.value;
            result.equalMoves.clear();
        }
        if (move.value == *result.value)
            result.equalMoves.push_back(move.move);
    }
    result.depth = std::min(depth, static_cast<int>(scored.size()));
    result.nodes = control.nodes();
    return result;
}

/// Removes the value, because a heuristic's points are not a value of the game.
inline SearchResult withoutValue(SearchResult result)
{
    result.value.reset();
    return result;
}

/// The squares that complete a line for a side, empty if there is none.
std::vector<core::Move> completions(const core::TicTacToe &position, core::Side side);

/// Rule (iii) of the course report's hard level, as its text describes it: against opposite
/// corners, with the centre marked, play an edge; against two edges, the corner between them.
std::vector<core::Move> triangleSquares(const core::TicTacToe &position);
/// Rule (iii) as in the report's code: the centre must be the level's own, and one edge is enough.
std::vector<core::Move> triangleSquaresOfReportCode(const core::TicTacToe &position);

// How the levels choose moves in tic-tac-toe. Each returns all moves that it may play, so that a
// test can follow all of them. The game must not be over.

/// The course report's easy level: a search of one ply by OpenLines, which does not notice a win.
SearchResult easyTicTacToe(const core::TicTacToe &position);

/// The course report's intermediate level: a search of three plies (its move, the reply, its move),
/// so it completes a line whenever it can. Two threats at once beat it.
SearchResult mediumTicTacToe(const core::TicTacToe &position);

/// Wins, else blocks, else prevents the triangles, else searches by minimax to the end. Unlike in
/// the report, the triangle rule chooses only among the moves that minimax considers best;
/// tests/ai/levels/tst_tictactoelevels.cpp plays every game against it.
SearchResult hardTicTacToe(const core::TicTacToe &position);

/// The best moves by minimax to the end.
SearchResult perfectTicTacToe(const core::TicTacToe &position);

} // namespace ai
