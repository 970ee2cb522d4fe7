#pragma once

#include "ai/othello/evaluation/weights.h"

#include <cstdint>
#include <random>
#include <vector>

namespace support {

/// Distinct values everywhere, equal only for symmetric configurations.
inline ai::othello::Weights someWeights()
{
    ai::othello::Weights weights;
    const std::vector<std::uint32_t> &canonical = ai::othello::canonicalConfigurations();
    std::mt19937_64 random(1);
    for (std::size_t phase = 0; phase < ai::othello::Weights::phases; ++phase) {
        ai::othello::Weights::Phase &fresh = weights.phase(phase);
        for (std::size_t i = 0; i < ai::othello::phaseWeights; ++i) {
            // Up to the maximum of a byte; larger for mobility.
            const int most = i < ai::othello::patternWeights ? 127 : 3000;
            const auto drawn = static_cast<int>(random() % static_cast<unsigned>(2 * most + 1));
            fresh.setValue(i, canonical[i] == i ? drawn - most : fresh.value(canonical[i]));
        }
    }
    for (int empties = 0; empties <= 60; ++empties)
        weights.setBias(empties, static_cast<std::int16_t>(empties - 30));
    return weights;
}

/// Distinct values everywhere, equal only for symmetric configurations; most sums are near the
/// clipping bounds or beyond.
inline ai::othello::Network someNetwork()
{
    using ai::othello::Network;
    Network network;
    const std::vector<std::uint32_t> &canonical = ai::othello::canonicalConfigurations();
    std::mt19937_64 random(2);
    const auto drawn = [&random](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(2 * most + 1)) - most;
    };
    for (std::size_t lane = 0; lane < Network::lanes; ++lane)
        network.bias[lane] = static_cast<std::int16_t>(drawn(400));
    for (std::size_t i = 0; i < network.rows.size(); ++i) {
        for (std::size_t lane = 0; lane < Network::lanes; ++lane)
            network.rows[i][lane] = canonical[i] == i ? static_cast<std::int8_t>(drawn(40))
                                                      : network.rows[canonical[i]][lane];
    }
    for (Network::Head &head : network.heads) {
        for (std::size_t lane = 0; lane < Network::inputs; ++lane) {
            head.direct[lane] = static_cast<std::int16_t>(drawn(1000));
            for (std::size_t neuron = 0; neuron < Network::hiddenNeurons; ++neuron)
                head.hiddenNumber(lane, neuron) = static_cast<std::int16_t>(drawn(1000));
        }
        for (std::size_t neuron = 0; neuron < Network::hiddenNeurons; ++neuron) {
            head.hiddenBias[neuron] = drawn(200'000);
            head.output[neuron] = drawn(1000);
        }
        head.bias = drawn(200'000);
    }
    return network;
}

} // namespace support
