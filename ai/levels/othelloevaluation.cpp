#include "ai/levels/othelloevaluation.h"

#include "core/othellogeometry.h"

#include <array>
#include <bit>
#include <utility>

namespace ai {

namespace {

namespace geometry = core::geometry;

using core::Othello;
using core::Side;
using Mask = Othello::Mask;

othello::StrategyNumbers countsOf(const Othello &position, Side side)
{
    return othello::strategyCounts(position.discs(side), position.emptySquares(),
                                   position.placements(side));
}

} // namespace

constinit const PhaseHeuristic::Weights PhaseHeuristic::levelWeights{{
    {900, -450, -150, 60, -35, -15}, // opening: few discs, many moves
    {900, -400, -120, 70, -30, 0},
    {700, -200, -50, 40, -10, 60}, // endgame: discs begin to count
}};

int PhaseHeuristic::operator()(const Othello &position, Side max) const
{
    if (position.isOver()) {
        const int score = scoreFor(position, max);
        return score == 0 ? 0 : (score > 0 ? finished : -finished) + 100 * score;
    }
    int value = 0;
    for (const Term &term : terms(position, max))
        value += term.points();
    return value;
}

auto PhaseHeuristic::terms(const Othello &position, Side max) const
    -> std::array<Term, StrategyCount>
{
    const bool isReverse = position.rule() == Othello::Rule::Fewest;
    const auto &each = (isReverse ? reverseWeights
                                  : weights)[static_cast<std::size_t>(phaseOf(position.empties()))];
    const auto own = countsOf(position, max);
    const auto other = countsOf(position, opponent(max));
    std::array<Term, StrategyCount> all;
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {own[i], other[i], each[i]};
    return all;
}

void FewestReplies::operator()(const Othello &position, Othello::Moves &moves) const
{
    std::array<int, Othello::Moves::capacity> rank;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Othello next = after(position, moves[i]);
        const Mask replies = next.placements(next.sideToMove());
        rank[i] = std::popcount(replies) + std::popcount(replies & geometry::cornerSquares);
        for (std::size_t j = i; j > 0 && rank[j] < rank[j - 1]; --j) {
            std::swap(rank[j], rank[j - 1]);
            std::swap(moves.begin()[j], moves.begin()[j - 1]);
        }
    }
}

} // namespace ai
