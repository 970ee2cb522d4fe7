#include "app/trainer/fitting/fit.h"

#include "ai/search/random.h"
#include "app/trainer/data/samples.h"
#include "app/trainer/fitting/regression.h"

#include <algorithm>

namespace trainer {

using namespace ai::othello;

namespace {

constexpr int epochs = 12;
/// The first and last step sizes, in discs.
constexpr float firstStep = 0.3f;
constexpr float lastStep = 0.05f;
constexpr std::uint64_t seed = 20240501;

} // namespace

PhaseReport fitPhase(Weights &weights, std::size_t phase, std::size_t count)
{
    // Start from the next phase of the game, the best available guess.
    if (phase > 0)
        weights.phase(phase) = weights.phase(phase - 1);
    std::vector<Sample> samples = makeSamples(phase, count, weights, seed);
    auto fitted = std::span(samples).first(samples.size() - samples.size() / 20);
    const auto heldOut = std::span(samples).subspan(fitted.size());
    Regression regression;
    regression.start(weights, phase);
    ai::Random random(phase);
    for (int epoch = 0; epoch < epochs; ++epoch) {
        ai::shuffle(fitted, random);
        const float part = static_cast<float>(epoch) / static_cast<float>(epochs - 1);
        for (const Sample &sample : fitted)
            regression.learn(sample, firstStep + (lastStep - firstStep) * part);
    }
    regression.write(weights, phase);
    regression.writeBiases(weights, static_cast<int>(phase) * Weights::emptiesPerPhase,
                           phase + 1 == Weights::phases
                               ? 60
                               : static_cast<int>(phase + 1) * Weights::emptiesPerPhase - 1);
    return {phase, fitted.size(), regression.deviation(fitted), regression.deviation(heldOut),
            epochs};
}

} // namespace trainer
