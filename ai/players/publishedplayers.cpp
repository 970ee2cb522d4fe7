#include "ai/players/publishedplayers.h"

#include "ai/levels/tictactoeevaluation.h"
#include "ai/levels/tictactoelevels.h"

namespace ai {

namespace {

using core::Move;
using core::Side;
using core::TicTacToe;

SearchResult withFirstMove(SearchResult result)
{
    result.equalMoves.resize(1);
    return result;
}

/// The report's hard level with a variant of its triangle rule; takes the first of equal choices in
/// reading order.
SearchResult reportResult(const TicTacToe &position,
                          std::vector<Move> (*triangleRule)(const TicTacToe &))
{
    const Side own = position.sideToMove();
    if (const auto wins = completions(position, own); !wins.empty())
        return {.equalMoves = {wins.front()}, .reason = Reason::CompletesLine};
    if (const auto blocks = completions(position, opponent(own)); !blocks.empty())
        return {.equalMoves = {blocks.front()}, .reason = Reason::BlocksLine};
    if (const auto squares = triangleRule(position); !squares.empty())
        return {.equalMoves = squares, .reason = Reason::StopsTriangle};
    return withFirstMove(withoutValue(
        bestTicTacToeMoves<IgnoresWinsPolicy<OpenLines, RootWindow::Fresh>>(position, 1)));
}

} // namespace

SearchResult reportIntermediateTicTacToe(const TicTacToe &position)
{
    return withFirstMove(mediumTicTacToe(position));
}

SearchResult reportCodeTicTacToe(const TicTacToe &position)
{
    return reportResult(position, triangleSquaresOfReportCode);
}

SearchResult reportTextTicTacToe(const TicTacToe &position)
{
    return reportResult(position, triangleSquares);
}

SearchResult heuristicTicTacToe(const TicTacToe &position, int depth)
{
    return withFirstMove(withoutValue(bestTicTacToeMoves<Policy<LinePoints>>(position, depth + 1)));
}

} // namespace ai
