#include "ai/levels/tictactoelevels.h"

#include "ai/levels/tictactoeevaluation.h"
#include "ai/levels/tictactoesearch.h"
#include "ai/levels/tictactoetactics.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace ai {

using core::Move;
using core::Side;
using core::TicTacToe;

SearchResult easyTicTacToe(const TicTacToe &position)
{
    return withoutValue(
        bestTicTacToeMoves<IgnoresWinsPolicy<OpenLines, RootWindow::Fresh>>(position, 1));
}

SearchResult mediumTicTacToe(const TicTacToe &position)
{
    return withoutValue(bestTicTacToeMoves<Policy<OpenLinesOrWin>>(position, 3));
}

SearchResult perfectTicTacToe(const TicTacToe &position)
{
    SearchResult result = bestTicTacToeMoves<Policy<Utility>>(position, unlimitedDepth);
    result.reason = Reason::Solved;
    result.exact = true;
    return result;
}

SearchResult hardTicTacToe(const TicTacToe &position)
{
    const Side own = position.sideToMove();
    SearchResult best = perfectTicTacToe(position);
    const std::array<std::pair<Reason, std::vector<Move>>, 3> rules{{
        {Reason::CompletesLine, completions(position, own)},
        {Reason::BlocksLine, completions(position, opponent(own))},
        {Reason::StopsTriangle, triangleSquares(position)},
    }};
    for (const auto &[reason, squares] : rules) {
        std::vector<Move> kept;
        std::set_intersection(squares.begin(), squares.end(), best.equalMoves.begin(),
                              best.equalMoves.end(), std::back_inserter(kept));
        if (!kept.empty()) {
            best.equalMoves = kept;
            best.reason = reason;
            return best;
        }
    }
    return best;
}

} // namespace ai
