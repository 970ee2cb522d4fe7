#include "ai/players/baselineplayers.h"

#include "ai/levels/anymove.h"
#include "ai/levels/tictactoetactics.h"
#include "core/othellogeometry.h"

#include <bit>

namespace ai {

using core::Move;
using core::Othello;

namespace {

/// The moves with the highest rank.
template <class Rank>
std::vector<Move> highest(const Othello &position, Rank rank)
{
    std::vector<Move> best;
    int max = 0;
    for (const Move move : position.legalMoves()) {
        const int value = rank(move);
        if (best.empty() || value > max) {
            best.clear();
            max = value;
        }
        if (value == max)
            best.push_back(move);
    }
    return best;
}

} // namespace

SearchResult cornersThenMostDiscs(const Othello &position)
{
    const auto rank = [&position](Move move) {
        if (move == Othello::pass)
            return 0;
        // All corners rank equally, above any number of discs.
        return core::geometry::contains(core::geometry::cornerSquares, move.code())
                   ? 64
                   : std::popcount(position.flips(move.code()));
    };
    return {.equalMoves = highest(position, rank)};
}

SearchResult winsOrBlocks(const core::TicTacToe &position)
{
    const core::Side own = position.sideToMove();
    if (auto wins = completions(position, own); !wins.empty())
        return {.equalMoves = std::move(wins), .reason = Reason::CompletesLine};
    if (auto blocks = completions(position, opponent(own)); !blocks.empty())
        return {.equalMoves = std::move(blocks), .reason = Reason::BlocksLine};
    return anyMove(position);
}

} // namespace ai
