#include "ai/levels/tictactoelevels.h"

#include "ai/levels/tictactoeevaluation.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace ai {

using core::Move;
using core::Side;
using core::TicTacToe;

namespace {

/// The squares numbered as in the report, 1 to 9.
constexpr bool marked(TicTacToe::Mask marks, int number)
{
    return ((marks >> (number - 1)) & 1) != 0;
}

Move squareMove(int number)
{
    return Move(static_cast<std::uint16_t>(number - 1));
}

/// Two edges that, both taken, make a triangle with the corner between them.
struct Triangle
{
    int edge;
    int otherEdge;
    int corner;
};

constexpr std::array<Triangle, 4> triangles{{{2, 4, 1}, {2, 6, 3}, {4, 8, 7}, {6, 8, 9}}};

bool hasOppositeCorners(TicTacToe::Mask marks)
{
    return (marked(marks, 1) && marked(marks, 9)) || (marked(marks, 3) && marked(marks, 7));
}

std::vector<Move> freeEdges(const TicTacToe &position)
{
    std::vector<Move> edges;
    for (const int number : {2, 4, 6, 8}) {
        if (marked(position.emptySquares(), number))
            edges.push_back(squareMove(number));
    }
    return edges;
}

} // namespace

std::vector<Move> completions(const TicTacToe &position, Side side)
{
    std::vector<Move> squares;
    for (const Move move : position.emptySquareMoves()) {
        if (TicTacToe::hasLine(
                static_cast<TicTacToe::Mask>(position.marks(side) | (1u << move.code()))))
            squares.push_back(move);
    }
    return squares;
}

std::vector<Move> triangleSquares(const TicTacToe &position)
{
    const TicTacToe::Mask theirs = position.marks(opponent(position.sideToMove()));
    if (hasOppositeCorners(theirs) && !marked(position.emptySquares(), 5)) {
        std::vector<Move> edges = freeEdges(position);
        if (!edges.empty())
            return edges;
    }
    for (const Triangle &triangle : triangles) {
        if (marked(theirs, triangle.edge) && marked(theirs, triangle.otherEdge)
            && marked(position.emptySquares(), triangle.corner))
            return {squareMove(triangle.corner)};
    }
    return {};
}

std::vector<Move> triangleSquaresOfReportCode(const TicTacToe &position)
{
    const TicTacToe::Mask theirs = position.marks(opponent(position.sideToMove()));
    if (hasOppositeCorners(theirs) && marked(position.marks(position.sideToMove()), 5)) {
        std::vector<Move> edges = freeEdges(position);
        if (!edges.empty())
            return edges;
    }
    for (const Triangle &triangle : triangles) {
        if ((marked(theirs, triangle.edge) || marked(theirs, triangle.otherEdge))
            && marked(position.emptySquares(), triangle.corner))
            return {squareMove(triangle.corner)};
    }
    return {};
}

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
