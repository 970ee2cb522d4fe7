#include "ai/lab/studies/refutation.h"

#include "ai/players/publishedplayers.h"

namespace ai::lab {

using core::Move;
using core::Side;
using core::TicTacToe;

namespace {

void follow(const TicTacToe &position, int depth, std::vector<Move> &line,
            std::vector<std::vector<Move>> &lost)
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
        moves = heuristicTicTacToe(position, depth).equalMoves;
    }
    for (const Move move : moves) {
        line.push_back(move);
        follow(core::after(position, move), depth, line, lost);
        line.pop_back();
    }
}

} // namespace

std::vector<std::vector<Move>> lostGames(int depth)
{
    std::vector<std::vector<Move>> lost;
    std::vector<Move> line;
    follow(TicTacToe(), depth, line, lost);
    return lost;
}

} // namespace ai::lab
