#pragma once

#include "ai/othello/board/vectors.h"
#include "ai/othello/evaluation/weights.h"

#include <algorithm>
#include <utility>

namespace ai::othello {

/// The bound of an evaluation: a sure win must be proved by the search.
constexpr int maxEvaluation = 62;

/// The expected result for the mover in units of the weights: just their sum, which is used for
/// move ordering and far from the search window. `moves` are the mover's.
template <class Ops>
int evaluateUnits(const Weights &weights, const Features &features, const Board &board, Mask moves)
{
    const int empties = board.empties();
    const Weights::Phase &phase = weights.phase(Weights::phaseOf(empties));
    const int mobility =
        phase.ownMoves[mobilityConfiguration(moves)]
        + phase.otherMoves[mobilityConfiguration(Ops::moves(board.other, board.own))];
    const auto value = [&](std::size_t pattern, std::size_t rotation) {
        const std::size_t feature = rotationCount * pattern + rotation;
        return int{(phase.patterns.data() + featureOrigins[feature])[features.values[feature]]};
    };
    // The compiler unrolls this: a loop, and even more a vector gather, takes twice as long. The
    // four rotations of a pattern are grouped to break the chain of additions.
    static_assert(rotationCount == 4);
    return [&]<std::size_t... Pattern>(std::index_sequence<Pattern...>)
    {
        return (
            (weights.bias(empties) + mobility) + ...
            + (value(Pattern, 0) + value(Pattern, 1) + (value(Pattern, 2) + value(Pattern, 3))));
    }
    (std::make_index_sequence<patternCount>());
}

/// The sum of the weights, computed from the board alone; searches update features and moves
/// incrementally.
template <class Ops>
int evaluateUnits(const Weights &weights, const Board &board)
{
    return evaluateUnits<Ops>(weights, featuresOf(board), board,
                              Ops::moves(board.own, board.other));
}

/// The sum of the weights plus the network's correction, computed from the board alone.
template <class Ops>
int correctedUnits(const Weights &weights, const Board &board)
{
    const Features features = featuresOf(board);
    const Mask moves = Ops::moves(board.own, board.other);
    const int units = evaluateUnits<Ops>(weights, features, board, moves);
    const Network *const network = weights.network();
    return network == nullptr ? units : units + networkUnits<Ops>(*network, features, board, moves);
}

/// Units of the weights rounded to whole discs and clamped to the bounds of an evaluation.
constexpr int discsOf(int units)
{
    constexpr int unit = Weights::unitsPerDisc;
    // An offset makes the numerator positive, so that the division rounds to nearest.
    return std::clamp((units + 512 * unit + unit / 2) / unit - 512, -maxEvaluation, maxEvaluation);
}

/// The features after a move: adds the new disc's powers, changes turned discs from minus to plus,
/// and negates everything because the sides change.
template <class Ops>
void childFeatures(const Features &parent, int square, Mask flips, Features &child)
{
    constexpr std::size_t registers = sizeof(FeatureRow) / sizeof(Int16Vector);
    const auto row = [](int at) {
        return reinterpret_cast<const Int16Vector *>(
            featureRows[static_cast<std::size_t>(at)].data());
    };
    std::array<Int16Vector, registers> turned{};
    while (flips != 0) {
        const Int16Vector *const disc = row(popSquare(flips));
        for (std::size_t i = 0; i < registers; ++i)
            turned[i] += disc[i];
    }
    const Int16Vector *const placed = row(square);
    const auto *const before = reinterpret_cast<const Int16Vector *>(parent.values.data());
    auto *const after = reinterpret_cast<Int16Vector *>(child.values.data());
    for (std::size_t i = 0; i < registers; ++i)
        after[i] = -(before[i] + placed[i] + turned[i] + turned[i]);
}

template <class Ops>
void passedFeatures(const Features &parent, Features &child)
{
    for (std::size_t i = 0; i < featureCount; ++i)
        child.values[i] = static_cast<std::int16_t>(-parent.values[i]);
}

} // namespace ai::othello
