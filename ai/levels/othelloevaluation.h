#pragma once

#include "ai/othello/search/strategies.h"
#include "core/othello.h"

#include <array>
#include <tuple>

namespace ai {

using othello::GamePhase;
using othello::phaseOf;

/// An evaluation by the strategies that every beginner's guide mentions, weighted by phase:
/// corners, squares next to empty corners, mobility, frontier discs, discs. Roughly in hundredths
/// of a disc; a finished game counts by its discs, above all heuristic values.
struct PhaseHeuristic
{
    static constexpr int finished = 100'000;

    /// In the order of othello::StrategyNumbers.
    enum Strategy {
        Corners,
        DiagonalSquares,
        EdgeSquares,
        Mobility,
        Frontier,
        Discs,
        StrategyCount
    };
    static_assert(StrategyCount == std::tuple_size_v<othello::StrategyNumbers>);
    /// The weight of each strategy, by GamePhase and Strategy.
    using Weights = std::array<othello::StrategyNumbers, 3>;
    /// The weights of the levels, chosen by hand by the strategies' usual importance; tabuleiro-cli
    /// ladder measures their strength.
    static const Weights levelWeights;

    /// The weights of the levels under Othello::Rule::Fewest.
    static constexpr Weights reverseLevelWeights = othello::reverseWeights;

    Weights weights = levelWeights;
    Weights reverseWeights = reverseLevelWeights; ///< under Othello::Rule::Fewest

    int operator()(const core::Othello &position, core::Side max) const;

    /// One strategy's part of the value: its counts for MAX and for MIN, and its weight in the
    /// position's phase.
    struct Term
    {
        int own = 0;
        int other = 0;
        int weight = 0;
        int points() const { return weight * (own - other); }
    };
    /// The terms by Strategy; their points add up to the value unless the game is over.
    std::array<Term, StrategyCount> terms(const core::Othello &position, core::Side max) const;
};

/// Move order: fewest replies for the other side first.
struct FewestReplies
{
    void operator()(const core::Othello &position, core::Othello::Moves &moves) const;
};

} // namespace ai
