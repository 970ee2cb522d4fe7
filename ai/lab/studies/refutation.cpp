#include "ai/lab/studies/refutation.h"

#include "ai/players/publishedplayers.h"

namespace ai::lab {

using core::Move;
using core::Side;
using core::TicTacToe;

namespace {

using Lines = std::vector<std::vector<Move>>;

/// Collects the lines from a position in which O, playing any of its program's moves, loses.
template <class Program>
void follow(const TicTacToe &position, const Program &movesOf, std::vector<Move> &line, Lines &lost)
{
    if (position.isOver()) {
        if (position.hasLine(Side::First))
            lost.push_back(line);
        return;
    }
    std::vector<Move> moves;
    if (position.sideToMove() == Side::First) {
        const auto all = position.legalMoves();
        moves.assign(all.begin(), all.end());
    } else {
        moves = movesOf(position).equalMoves;
    }
    for (const Move move : moves) {
        line.push_back(move);
        follow(core::after(position, move), movesOf, line, lost);
        line.pop_back();
    }
}

template <class Program>
Lines linesLostBy(const Program &movesOf)
{
    Lines lost;
    std::vector<Move> line;
    follow(TicTacToe(), movesOf, line, lost);
    return lost;
}

} // namespace

std::vector<std::vector<Move>> lostGames(int depth)
{
    return linesLostBy(
        [depth](const TicTacToe &position) { return heuristicTicTacToe(position, depth); });
}

int gamesLostByReport(bool byCode)
{
    return static_cast<int>(linesLostBy(byCode ? reportCodeTicTacToe : reportTextTicTacToe).size());
}

} // namespace ai::lab
