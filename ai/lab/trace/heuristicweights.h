#pragma once

#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"

#include <cstdint>
#include <span>

namespace ai::lab {

/// The Spanish article's chess evaluation applied to Othello: the difference of the pieces, for
/// finished games too.
struct PieceDifference
{
    enum Piece { OfMax, OfMin, PieceCount };

    /// A piece's value for its owner, by Piece.
    std::array<int, PieceCount> weights{1, 1};

    int operator()(const core::Othello &position, core::Side max) const
    {
        return weights[OfMax] * position.count(max)
               - weights[OfMin] * position.count(core::opponent(max));
    }
};

/// The heuristic for leaves that are not the end of the game.
enum class Heuristic : std::uint8_t {
    None,
    Lines,      ///< LinePoints
    OpenLines,  ///< OpenLines, with or without completed lines
    Strategies, ///< PhaseHeuristic
    Pieces      ///< PieceDifference
};

/// The weights of each heuristic's terms in a search; the defaults are the levels' own.
struct HeuristicWeights
{
    LinePoints lines = {};
    OpenLines openLines = {};
    /// The weight of each strategy, as a percentage of its weight in every phase of the levels'
    /// PhaseHeuristic; by Strategy.
    std::array<int, PhaseHeuristic::StrategyCount> strategies{100, 100, 100, 100, 100, 100};
    PieceDifference pieces = {};

    /// The weights of one heuristic by term; empty for Heuristic::None.
    std::span<int> of(Heuristic heuristic);
    std::span<const int> of(Heuristic heuristic) const;
    /// Whether all weights of that heuristic are the levels' own.
    bool areOwn(Heuristic heuristic) const;
    /// PhaseHeuristic with these weights, for either rule, rounded to whole numbers.
    PhaseHeuristic phaseHeuristic() const;

    friend bool operator==(const HeuristicWeights &one, const HeuristicWeights &other)
    {
        return one.lines.weights == other.lines.weights
               && one.openLines.weights == other.openLines.weights
               && one.strategies == other.strategies && one.pieces.weights == other.pieces.weights;
    }
};

/// The largest weight allowed; the smallest is 0. Even with all at the maximum, no heuristic value
/// reaches that of a won game.
int maxWeight(Heuristic heuristic);

} // namespace ai::lab
