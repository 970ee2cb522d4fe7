#include "app/trainer/fitting/activeweights.h"

#include "app/trainer/data/boardfunctions.h"

namespace trainer {

using namespace ai::othello;

ActiveWeights activeWeightsOf(const Board &board)
{
    static const std::vector<std::uint32_t> &canonical = canonicalConfigurations();
    const Features features = featuresOf(board);
    ActiveWeights active;
    for (std::size_t i = 0; i < featureCount; ++i) {
        const int index = featureOrigins[i] + features.values[i];
        active[i] = canonical[static_cast<std::size_t>(index)];
    }
    active[featureCount] = static_cast<std::uint32_t>(
        ownMobilityOffset + mobilityConfiguration(kernel().moves(board.own, board.other)));
    active[featureCount + 1] = static_cast<std::uint32_t>(
        otherMobilityOffset + mobilityConfiguration(kernel().moves(board.other, board.own)));
    return active;
}

} // namespace trainer
