#include "app/trainer/fitting/regression.h"

#include "app/trainer/data/boardfunctions.h"

#include <algorithm>
#include <cmath>

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

namespace {

/// Initial squared error, which limits the first steps.
constexpr float firstSquares = 400.0f;
constexpr float unit = Weights::unitsPerDisc;

int rounded(float discs)
{
    // Larger than any weight, so that biases stay within their type's range.
    constexpr float max = 4000.0f;
    return static_cast<int>(std::lround(std::clamp(discs * unit, -max, max)));
}

} // namespace

const std::vector<std::uint32_t> &Regression::canonical()
{
    static const std::vector<std::uint32_t> configurations = canonicalConfigurations();
    return configurations;
}

Regression::Regression()
    : m_entries(phaseWeights, Entry{0, firstSquares})
{
    m_biases.fill({0, firstSquares});
}

void Regression::start(const Weights &weights, std::size_t phase)
{
    for (std::size_t i = 0; i < phaseWeights; ++i)
        m_entries[i] = {static_cast<float>(weights.phase(phase).value(i)) / unit, firstSquares};
    for (std::size_t i = 0; i < m_biases.size(); ++i)
        m_biases[i] = {static_cast<float>(weights.bias(static_cast<int>(i))) / unit, firstSquares};
}

void Regression::start(const Regression &other, float trust)
{
    const auto taken = [trust](const Entry &entry) {
        return Entry{entry.value, firstSquares + trust * (entry.squares - firstSquares)};
    };
    std::transform(other.m_entries.begin(), other.m_entries.end(), m_entries.begin(), taken);
    std::transform(other.m_biases.begin(), other.m_biases.end(), m_biases.begin(), taken);
}

float Regression::expected(const Board &board)
{
    m_active = activeWeightsOf(board);
    m_empties = static_cast<std::size_t>(board.empties());
    float sum = m_biases[m_empties].value;
    for (const std::uint32_t index : m_active)
        sum += m_entries[index].value;
    return sum;
}

void Regression::learn(const Sample &sample, float step)
{
    const float error = sample.score - expected(sample.board);
    const float square = error * error;
    const auto move = [=](Entry &entry) {
        entry.squares += square;
        entry.value += step * error / std::sqrt(entry.squares);
    };
    move(m_biases[m_empties]);
    for (const std::uint32_t index : m_active)
        move(m_entries[index]);
}

double Regression::deviation(std::span<const Sample> samples)
{
    double sum = 0;
    for (const Sample &sample : samples) {
        const double error = static_cast<double>(expected(sample.board)) - sample.score;
        sum += error * error;
    }
    return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, samples.size())));
}

void Regression::write(Weights &weights, std::size_t phase) const
{
    const std::vector<std::uint32_t> &configurations = canonical();
    for (std::size_t i = 0; i < phaseWeights; ++i)
        weights.phase(phase).setValue(i, rounded(m_entries[configurations[i]].value));
}

void Regression::writeBiases(Weights &weights, int minEmpties, int maxEmpties) const
{
    for (int empties = minEmpties; empties <= maxEmpties; ++empties)
        weights.setBias(empties, static_cast<std::int16_t>(
                                     rounded(m_biases[static_cast<std::size_t>(empties)].value)));
}

} // namespace trainer
