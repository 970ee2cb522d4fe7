#pragma once

#include "ai/othello/evaluation/weights.h"

#include <cstdint>
#include <random>
#include <vector>

namespace support {

/// Different numbers everywhere, alike for mirror images.
inline ai::othello::Weights someWeights()
{
    ai::othello::Weights weights;
    const std::vector<std::uint32_t> &canonical = ai::othello::canonicalConfigurations();
    std::mt19937_64 random(1);
    for (std::size_t phase = 0; phase < ai::othello::Weights::phases; ++phase) {
        ai::othello::Weights::Phase &fresh = weights.phase(phase);
        for (std::size_t i = 0; i < ai::othello::phaseWeights; ++i) {
            // As large as a byte holds, and those of moves larger.
            const int most = i < ai::othello::patternWeights ? 127 : 3000;
            const auto drawn = static_cast<int>(random() % static_cast<unsigned>(2 * most + 1));
            fresh.setValue(i, canonical[i] == i ? drawn - most : fresh.value(canonical[i]));
        }
    }
    for (int empties = 0; empties <= 60; ++empties)
        weights.setBias(empties, static_cast<std::int16_t>(empties - 30));
    return weights;
}

} // namespace support
