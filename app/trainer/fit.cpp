#include "app/trainer/fit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainer {

using namespace ai::othello;

namespace {

constexpr int epochs = 12;
/// In discs.
constexpr float firstStep = 0.3f;
constexpr float lastStep = 0.05f;
/// The square of an error that is usual at the start, so that first steps are not too long.
constexpr float firstSquares = 400.0f;

class PhaseFit
{
public:
    PhaseFit(const Weights &weights, std::size_t phase)
        : m_canonical(canonicalContents())
        , m_values(patternWeights)
        , m_squares(patternWeights, firstSquares)
    {
        for (std::size_t i = 0; i < patternWeights; ++i)
            m_values[i] = static_cast<float>(weights.phase(phase)[i])
                          / static_cast<float>(Weights::unitsPerDisc);
        m_biasSquares.fill(firstSquares);
    }

    float expected(const Sample &sample)
    {
        const Features features = featuresOf(sample.board);
        m_empties = static_cast<std::size_t>(sample.board.empties());
        float sum = m_biases[m_empties];
        for (std::size_t i = 0; i < patternCount; ++i) {
            m_active[i] =
                m_canonical[static_cast<std::size_t>(featureOrigins[i] + features.values[i])];
            sum += m_values[m_active[i]];
        }
        return sum;
    }

    void learn(const Sample &sample, float step)
    {
        const float error = static_cast<float>(sample.score) - expected(sample);
        m_biasSquares[m_empties] += error * error;
        m_biases[m_empties] += step * error / std::sqrt(m_biasSquares[m_empties]);
        for (const std::uint32_t index : m_active) {
            m_squares[index] += error * error;
            m_values[index] += step * error / std::sqrt(m_squares[index]);
        }
    }

    double meanError(std::span<const Sample> samples)
    {
        double sum = 0;
        for (const Sample &sample : samples)
            sum += std::abs(static_cast<double>(expected(sample)) - sample.score);
        return sum / static_cast<double>(std::max<std::size_t>(1, samples.size()));
    }

    void write(Weights &weights, std::size_t phase) const
    {
        constexpr float most = 4000.0f;
        for (std::size_t empties = 0; empties < m_biases.size(); ++empties) {
            if (Weights::phaseOf(static_cast<int>(empties)) == phase)
                weights.setBias(static_cast<int>(empties),
                                static_cast<std::int16_t>(
                                    std::lround(m_biases[empties] * Weights::unitsPerDisc)));
        }
        for (std::size_t i = 0; i < patternWeights; ++i) {
            const float units = m_values[m_canonical[i]] * Weights::unitsPerDisc;
            weights.phase(phase)[i] =
                static_cast<std::int16_t>(std::lround(std::clamp(units, -most, most)));
        }
    }

private:
    std::vector<std::uint32_t> m_canonical;
    std::vector<float> m_values;
    std::vector<float> m_squares;
    std::array<float, 61> m_biases{};
    std::array<float, 61> m_biasSquares{};
    std::array<std::uint32_t, patternCount> m_active{};
    std::size_t m_empties = 0;
};

} // namespace

FitErrors fitPhase(Weights &weights, std::size_t phase, std::span<const Sample> samples)
{
    PhaseFit fit(weights, phase);
    const auto fitted = samples.first(samples.size() - samples.size() / 20);
    const auto heldOut = samples.subspan(fitted.size());
    std::vector<std::uint32_t> order(fitted.size());
    std::iota(order.begin(), order.end(), 0u);
    std::mt19937_64 random(phase);
    for (int epoch = 0; epoch < epochs; ++epoch) {
        std::shuffle(order.begin(), order.end(), random);
        const float part = static_cast<float>(epoch) / static_cast<float>(epochs - 1);
        const float step = firstStep + (lastStep - firstStep) * part;
        for (const std::uint32_t index : order)
            fit.learn(fitted[index], step);
    }
    fit.write(weights, phase);
    return {fit.meanError(fitted), fit.meanError(heldOut)};
}

} // namespace trainer
