#include "ai/othelloevaluation.h"

#include <array>
#include <bit>
#include <utility>

namespace ai {

namespace {

using core::Othello;
using core::Side;
using Mask = Othello::Mask;

constexpr Mask corners = 0x8100000000000081;

/// A corner with the squares beside it, which give it away while it is empty.
struct Corner
{
    Mask corner;
    Mask diagonal; ///< the X-square
    Mask edges;    ///< the two C-squares
};

constexpr std::array<Corner, 4> cornerAreas{{
    {Mask(1) << 0, Mask(1) << 9, Mask(1) << 1 | Mask(1) << 8},
    {Mask(1) << 7, Mask(1) << 14, Mask(1) << 6 | Mask(1) << 15},
    {Mask(1) << 56, Mask(1) << 49, Mask(1) << 57 | Mask(1) << 48},
    {Mask(1) << 63, Mask(1) << 54, Mask(1) << 62 | Mask(1) << 55},
}};

/// All squares beside a set, in the eight directions.
constexpr Mask neighbours(Mask squares)
{
    constexpr Mask columnA = 0x0101010101010101;
    constexpr Mask columnH = columnA << 7;
    const Mask row = squares | (squares & ~columnH) << 1 | (squares & ~columnA) >> 1;
    return (row | row << 8 | row >> 8) & ~squares;
}

struct Weights
{
    int corner;
    int diagonal;
    int edge;
    int mobility;
    int frontier;
    int disc;
};

// Chosen by hand in the order of their usual importance; tabuleiro-cli ladder shows what they reach.
constexpr std::array<Weights, 3> weights{{
    {900, -450, -150, 60, -35, -15}, // opening: few discs, many moves
    {900, -400, -120, 70, -30, 0},
    {700, -200, -50, 40, -10, 60}, // endgame: discs begin to count
}};

/// How often each strategy holds for a side.
std::array<int, PhaseHeuristic::StrategyCount> features(const Othello &position, Side side)
{
    const Mask own = position.discs(side);
    const Mask empty = position.emptySquares();
    std::array<int, PhaseHeuristic::StrategyCount> counts{
        std::popcount(own & corners), 0, 0, std::popcount(position.placements(side)),
        std::popcount(own & neighbours(empty)), std::popcount(own)};
    for (const Corner &area : cornerAreas) {
        if ((area.corner & empty) != 0) {
            counts[PhaseHeuristic::DiagonalSquares] += std::popcount(own & area.diagonal);
            counts[PhaseHeuristic::EdgeSquares] += std::popcount(own & area.edges);
        }
    }
    return counts;
}

} // namespace

int PhaseHeuristic::operator()(const Othello &position, Side max) const
{
    if (position.isOver()) {
        const int score = max == Side::First ? position.score() : -position.score();
        return score == 0 ? 0 : (score > 0 ? finished : -finished) + 100 * score;
    }
    int value = 0;
    for (const Term &term : terms(position, max))
        value += term.points();
    return value;
}

auto PhaseHeuristic::terms(const Othello &position, Side max) -> std::array<Term, StrategyCount>
{
    const Weights &weight = weights[static_cast<std::size_t>(phaseOf(position.empties()))];
    const std::array each{weight.corner,   weight.diagonal, weight.edge,
                          weight.mobility, weight.frontier, weight.disc};
    const auto own = features(position, max);
    const auto other = features(position, opponent(max));
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
        rank[i] = std::popcount(replies) + std::popcount(replies & corners);
        for (std::size_t j = i; j > 0 && rank[j] < rank[j - 1]; --j) {
            std::swap(rank[j], rank[j - 1]);
            std::swap(moves.begin()[j], moves.begin()[j - 1]);
        }
    }
}

} // namespace ai
