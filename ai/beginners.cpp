#include "ai/beginners.h"

#include "ai/tictactoechoice.h"

#include <bit>

namespace ai {

using core::Move;
using core::Othello;

namespace {

bool isCorner(Move move)
{
    return move == Move(0) || move == Move(7) || move == Move(56) || move == Move(63);
}

/// The moves for which rank is highest.
template <class Rank>
std::vector<Move> highest(const Othello &position, Rank rank)
{
    std::vector<Move> best;
    int most = 0;
    for (const Move move : position.legalMoves()) {
        const int value = rank(move);
        if (best.empty() || value > most) {
            best.clear();
            most = value;
        }
        if (value == most)
            best.push_back(move);
    }
    return best;
}

} // namespace

Choice anyMove(const core::Position &position)
{
    return {legalMoves(position), Reason::Chance};
}

Choice cornersThenMostDiscs(const Othello &position)
{
    return {highest(position, [&position](Move move) {
        if (move == Othello::pass)
            return 0;
        // All corners alike, and more than any number of discs.
        return isCorner(move) ? 64 : std::popcount(position.flips(move.code()));
    })};
}

Choice winsOrBlocks(const core::TicTacToe &position)
{
    const core::Side own = position.sideToMove();
    if (auto wins = completions(position, own); !wins.empty())
        return {std::move(wins), Reason::CompletesLine};
    if (auto blocks = completions(position, opponent(own)); !blocks.empty())
        return {std::move(blocks), Reason::BlocksLine};
    return anyMove(position);
}

} // namespace ai
