#pragma once

#include "ai/search/minimax.h"
#include "ai/search/searchresult.h"
#include "core/tictactoe.h"

#include <algorithm>

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

} // namespace ai
