#pragma once

#include "ai/othello/search/reverseweights.h"
#include "ai/othello/search/strategies.h"
#include "core/othello.h"

#include <array>
#include <tuple>

namespace ai {

using othello::GamePhase;
using othello::phaseOf;

/// A heuristic of the strategies every beginner's guide names, weighted by phase: corners, the
/// squares beside empty corners, mobility, discs at the frontier, discs. Hundredths of a disc,
/// roughly; a finished game is worth its discs and more than any heuristic value.
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
    /// What each strategy is worth, by GamePhase and Strategy.
    using Weights = std::array<othello::StrategyNumbers, 3>;
    /// The weights of the levels, chosen by hand in the order of their usual importance;
    /// tabuleiro-cli ladder shows what they reach.
    static constexpr Weights levelWeights{{
        {900, -450, -150, 60, -35, -15}, // opening: few discs, many moves
        {900, -400, -120, 70, -30, 0},
        {700, -200, -50, 40, -10, 60}, // endgame: discs begin to count
    }};

    /// The weights of the levels by Othello::Rule::Fewest.
    static constexpr Weights reverseLevelWeights = othello::reverseWeights;

    Weights weights = levelWeights;
    Weights reverseWeights = reverseLevelWeights; ///< by Othello::Rule::Fewest

    int operator()(const core::Othello &position, core::Side max) const;

    /// One strategy's part of the value: how often it holds for MAX and for MIN, and what each time
    /// is worth in the position's phase.
    struct Term
    {
        int own = 0;
        int other = 0;
        int weight = 0;
        int points() const { return weight * (own - other); }
    };
    /// The terms by Strategy; while the game is not over the points add up to the value.
    std::array<Term, StrategyCount> terms(const core::Othello &position, core::Side max) const;
};

/// Tries the moves first that leave the other side the fewest replies.
struct FewestReplies
{
    void operator()(const core::Othello &position, core::Othello::Moves &moves) const;
};

} // namespace ai
