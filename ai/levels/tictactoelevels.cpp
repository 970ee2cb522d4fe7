#include "ai/levels/tictactoelevels.h"

#include "ai/levels/tictactoeevaluation.h"
#include "ai/search/minimax.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace ai {

namespace {

using core::Move;
using core::Side;
using core::TicTacToe;

/// All moves of the best value. They need exact values, hence the fresh windows.
template <class P>
SearchResult bestMoves(const TicTacToe &position, int depth, P policy = {})
{
    static_assert(P::rootWindow == RootWindow::Fresh);
    SearchControl control;
    Searcher<TicTacToe, P> searcher(policy);
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

/// A heuristic's points are no value of the game.
SearchResult withoutValue(SearchResult result)
{
    result.value.reset();
    return result;
}

SearchResult withFirstMove(SearchResult result)
{
    result.equalMoves.resize(1);
    return result;
}

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

/// Rule (iii) of the report, in its prose: opposite corners with the centre marked call for an
/// edge, two edges for the corner between them.
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

/// The same as the report's code has it: the centre must be its own, and one edge is enough.
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

/// The report's hard level with one of its triangle rules; its choices are the first found, in
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
    return withFirstMove(
        withoutValue(bestMoves<UnstoppedPolicy<OpenLines, RootWindow::Fresh>>(position, 1)));
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

SearchResult easyTicTacToe(const TicTacToe &position)
{
    return withoutValue(bestMoves<UnstoppedPolicy<OpenLines, RootWindow::Fresh>>(position, 1));
}

SearchResult mediumTicTacToe(const TicTacToe &position)
{
    return withoutValue(bestMoves<Policy<OpenLinesOrWin>>(position, 3));
}

SearchResult perfectTicTacToe(const TicTacToe &position)
{
    SearchResult result = bestMoves<Policy<Utility>>(position, unlimitedDepth);
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
    return withFirstMove(withoutValue(bestMoves<Policy<LinePoints>>(position, depth + 1)));
}

} // namespace ai
