#pragma once

#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"

#include <cstdint>
#include <span>

namespace ai::lab {

/// The Spanish article's for chess, in Othello: the pieces of MAX less the pieces of MIN, and
/// nothing else, in a finished game as well.
struct PieceDifference
{
    enum Piece { OfMax, OfMin, PieceCount };

    /// What each piece is worth to the side that it belongs to, by Piece.
    std::array<int, PieceCount> weights{1, 1};

    int operator()(const core::Othello &position, core::Side max) const
    {
        return weights[OfMax] * position.count(max)
               - weights[OfMin] * position.count(core::opponent(max));
    }
};

/// What judges the leaves of a search that does not reach the end of the game.
enum class Heuristic : std::uint8_t {
    None,
    Lines,      ///< LinePoints
    OpenLines,  ///< OpenLines, with wins seen or not
    Strategies, ///< PhaseHeuristic
    Pieces      ///< PieceDifference
};

/// What the terms of each heuristic are worth in a search: the levels' own weights at first.
struct HeuristicWeights
{
    LinePoints lines = {};
    OpenLines openLines = {};
    /// What each strategy is worth, in per cent of what the levels' PhaseHeuristic gives it in
    /// every phase; by Strategy.
    std::array<int, PhaseHeuristic::StrategyCount> strategies{100, 100, 100, 100, 100, 100};
    PieceDifference pieces = {};

    /// The weights of one heuristic by term, to be read or set; none of Heuristic::None.
    std::span<int> of(Heuristic heuristic);
    std::span<const int> of(Heuristic heuristic) const;
    /// Whether each weight of that heuristic is the levels' own.
    bool areOwn(Heuristic heuristic) const;
    /// PhaseHeuristic with these weights, by either rule, each rounded to a whole number.
    PhaseHeuristic phaseHeuristic() const;

    friend bool operator==(const HeuristicWeights &one, const HeuristicWeights &other)
    {
        return one.lines.weights == other.lines.weights
               && one.openLines.weights == other.openLines.weights
               && one.strategies == other.strategies && one.pieces.weights == other.pieces.weights;
    }
};

/// The largest weight that a search may be given, the least being 0: with all of them at the
/// largest no heuristic value reaches that of a game that is won.
int maxWeight(Heuristic heuristic);

} // namespace ai::lab
