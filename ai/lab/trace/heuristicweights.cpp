#include "ai/lab/trace/heuristicweights.h"

#include <algorithm>

namespace ai::lab {

namespace {

/// Returns a heuristic's weights, const or not.
template <class Weight, class Weights>
std::span<Weight> weightsOf(Weights &all, Heuristic heuristic)
{
    switch (heuristic) {
    case Heuristic::Lines:
        return all.lines.weights;
    case Heuristic::OpenLines:
        return all.openLines.weights;
    case Heuristic::Strategies:
        return all.strategies;
    case Heuristic::Pieces:
        return all.pieces.weights;
    case Heuristic::None:
        break;
    }
    return {};
}

} // namespace

std::span<int> HeuristicWeights::of(Heuristic heuristic)
{
    return weightsOf<int>(*this, heuristic);
}

std::span<const int> HeuristicWeights::of(Heuristic heuristic) const
{
    return weightsOf<const int>(*this, heuristic);
}

bool HeuristicWeights::areOwn(Heuristic heuristic) const
{
    const HeuristicWeights own;
    return std::ranges::equal(of(heuristic), own.of(heuristic));
}

PhaseHeuristic HeuristicWeights::phaseHeuristic() const
{
    constexpr int whole = 100; // per cent
    PhaseHeuristic heuristic;
    const auto scale = [this](PhaseHeuristic::Weights &weights) {
        for (auto &phase : weights) {
            for (std::size_t i = 0; i < phase.size(); ++i) {
                const int half = phase[i] < 0 ? -whole / 2 : whole / 2;
                phase[i] = (phase[i] * strategies[i] + half) / whole;
            }
        }
    };
    scale(heuristic.weights);
    scale(heuristic.reverseWeights);
    return heuristic;
}

int maxWeight(Heuristic heuristic)
{
    switch (heuristic) {
    case Heuristic::Lines:
        return 100;
    case Heuristic::OpenLines:
        return 10; // eight such lines stay below OpenLinesOrWin::win
    case Heuristic::Strategies:
        return 300;
    case Heuristic::Pieces:
        return 10;
    case Heuristic::None:
        break;
    }
    return 0;
}

} // namespace ai::lab
