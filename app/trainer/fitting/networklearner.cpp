#include "app/trainer/fitting/networklearner.h"

#include <algorithm>
#include <cmath>

namespace trainer {

using namespace ai::othello;

namespace {

/// One unit of the learner's values in discs: Network::rowOne units of the weights.
constexpr float discsOfOne = static_cast<float>(Network::rowOne) / Weights::unitsPerDisc;
/// Initial squared gradient, which limits the first steps.
constexpr float firstSquares = 0.1f;
/// Initial step sizes, tuned on held-out positions.
constexpr float rowStep = 0.008f;
constexpr float headStep = 0.02f;

float clip(float value)
{
    return std::clamp(value, 0.0f, 1.0f);
}

/// The derivative of clip(value)^2, given the clipped value.
float slope(float clipped)
{
    return clipped < 1 ? 2 * clipped : 0;
}

template <class Number>
Number nearest(float value, int one, int largest)
{
    const auto max = static_cast<float>(largest);
    return static_cast<Number>(std::lround(std::clamp(value * static_cast<float>(one), -max, max)));
}

} // namespace

template <std::size_t Size>
NetworkLearner::Numbers<Size>::Numbers()
{
    squares.fill(firstSquares);
}

template <std::size_t Size>
void NetworkLearner::Numbers<Size>::descend(const std::array<float, Size> gradients, float step)
{
    // Copies, which tell the compiler that there is no aliasing, so that it vectorises.
    const std::array<float, Size> before = squares;
    std::array<float, Size> after;
    for (std::size_t i = 0; i < Size; ++i)
        after[i] = before[i] + gradients[i] * gradients[i];
    squares = after;
    std::array<float, Size> moved = values;
    for (std::size_t i = 0; i < Size; ++i)
        moved[i] -= step * gradients[i] / std::sqrt(after[i]);
    values = moved;
}

NetworkLearner::NetworkLearner(ai::Random &random)
    : m_rows(phaseWeights)
{
    const auto draw = [&random](float deviation) {
        return deviation * static_cast<float>(ai::normalDeviate(random));
    };
    std::fill_n(m_bias.values.begin(), inputs, 0.4f);
    Head head;
    for (std::size_t lane = 0; lane < inputs; ++lane)
        head.direct.values[lane] = draw(0.1f);
    for (std::size_t lane = 0; lane < inputs; ++lane) {
        for (float &number : head.hidden[lane].values)
            number = draw(0.25f);
    }
    for (std::size_t neuron = 0; neuron < neurons; ++neuron) {
        head.hiddenBias.values[neuron] = 0.3f;
        head.output.values[neuron] = draw(0.25f);
    }
    m_heads.assign(Network::headCount, head);
}

void NetworkLearner::prefetch(const ActiveWeights &rows) const
{
    constexpr std::size_t lineNumbers = 64 / sizeof(float); // numbers per cache line
    for (const std::uint32_t row : rows) {
        for (std::size_t lane = 0; lane < lanes; lane += lineNumbers) {
            __builtin_prefetch(&m_rows[row].values[lane], 1);
            __builtin_prefetch(&m_rows[row].squares[lane], 1);
        }
    }
}

void NetworkLearner::forward(const ActiveWeights &rows, const Head &head,
                             Activations &activations) const
{
    std::array<float, lanes> sum = m_bias.values;
    for (const std::uint32_t row : rows) {
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sum[lane] += m_rows[row].values[lane];
    }
    std::array<float, lanes> input{};
    float value = head.bias.values[0] + sum[inputs];
    for (std::size_t lane = 0; lane < inputs; ++lane) {
        const float clipped = clip(sum[lane]);
        input[lane] = clipped * clipped;
        value += head.direct.values[lane] * input[lane];
    }
    std::array<float, neurons> neuron = head.hiddenBias.values;
    for (std::size_t lane = 0; lane < inputs; ++lane) {
        for (std::size_t i = 0; i < neurons; ++i)
            neuron[i] += head.hidden[lane].values[i] * input[lane];
    }
    for (std::size_t i = 0; i < neurons; ++i) {
        neuron[i] = clip(neuron[i]);
        value += head.output.values[i] * neuron[i] * neuron[i];
    }
    activations = {sum, input, neuron, value};
}

void NetworkLearner::backward(const ActiveWeights &rows, Head &head, const Activations &activations,
                              float error, float step)
{
    // 1. The head: the derivative of the error by its inputs.
    std::array<float, neurons> hidden;
    std::array<float, neurons> output;
    for (std::size_t i = 0; i < neurons; ++i) {
        const float active = activations.neuron[i];
        hidden[i] = error * head.output.values[i] * slope(active);
        output[i] = error * active * active;
    }
    std::array<float, lanes> gradients{};
    for (std::size_t lane = 0; lane < inputs; ++lane) {
        const float input = activations.input[lane];
        float ofInput = error * head.direct.values[lane];
        std::array<float, neurons> ofHidden;
        for (std::size_t i = 0; i < neurons; ++i) {
            ofInput += hidden[i] * head.hidden[lane].values[i];
            ofHidden[i] = hidden[i] * input;
        }
        head.hidden[lane].descend(ofHidden, headStep * step);
        gradients[lane] = ofInput * slope(clip(activations.sum[lane]));
    }
    std::array<float, lanes> direct;
    for (std::size_t lane = 0; lane < lanes; ++lane)
        direct[lane] = error * activations.input[lane];
    head.direct.descend(direct, headStep * step);
    head.hiddenBias.descend(hidden, headStep * step);
    head.output.descend(output, headStep * step);
    head.bias.descend({error}, headStep * step);

    // 2. The rows, all updated in the same way.
    gradients[inputs] = error;
    m_bias.descend(gradients, rowStep * step);
    for (const std::uint32_t row : rows)
        m_rows[row].descend(gradients, rowStep * step);
}

float NetworkLearner::expected(const Board &board) const
{
    Activations activations;
    forward(activeWeightsOf(board), m_heads[static_cast<std::size_t>(board.empties())],
            activations);
    return activations.value * discsOfOne;
}

void NetworkLearner::learn(std::span<const Sample> samples,
                           const std::function<float(std::size_t)> &step)
{
    // A sample's rows are rarely cached: prefetch those of later samples.
    constexpr std::size_t ahead = 4;
    std::array<ActiveWeights, ahead> rows;
    const auto fetch = [&](std::size_t i) {
        if (i < samples.size())
            prefetch(rows[i % ahead] = activeWeightsOf(samples[i].board));
    };
    for (std::size_t i = 0; i + 1 < ahead; ++i)
        fetch(i);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        fetch(i + ahead - 1);
        const Sample &sample = samples[i];
        Head &head = m_heads[static_cast<std::size_t>(sample.board.empties())];
        Activations activations;
        forward(rows[i % ahead], head, activations);
        backward(rows[i % ahead], head, activations, activations.value - sample.score / discsOfOne,
                 step(i));
    }
}

Network NetworkLearner::rounded() const
{
    constexpr int max = Network::maxHeadNumber;
    constexpr int one = Network::headOne;
    const std::vector<std::uint32_t> &canonical = canonicalConfigurations();
    Network network;
    for (std::size_t lane = 0; lane < lanes; ++lane)
        network.bias[lane] =
            nearest<std::int16_t>(m_bias.values[lane], Network::rowOne, Network::maxBias);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (std::size_t lane = 0; lane < lanes; ++lane)
            network.rows[row][lane] = nearest<std::int8_t>(m_rows[canonical[row]].values[lane],
                                                           Network::rowOne, Network::maxRowNumber);
    }
    for (std::size_t i = 0; i < m_heads.size(); ++i) {
        const Head &from = m_heads[i];
        Network::Head &to = network.heads[i];
        for (std::size_t lane = 0; lane < inputs; ++lane) {
            to.direct[lane] = nearest<std::int16_t>(from.direct.values[lane], one, max);
            for (std::size_t neuron = 0; neuron < neurons; ++neuron)
                to.hiddenNumber(lane, neuron) =
                    nearest<std::int16_t>(from.hidden[lane].values[neuron], one, max);
        }
        // Biases have the unit of the product.
        constexpr int product = one * Network::rowOne;
        for (std::size_t neuron = 0; neuron < neurons; ++neuron) {
            to.hiddenBias[neuron] = nearest<std::int32_t>(from.hiddenBias.values[neuron], product,
                                                          Network::maxHeadBias);
            to.output[neuron] = nearest<std::int32_t>(from.output.values[neuron], one, max);
        }
        to.bias = nearest<std::int32_t>(from.bias.values[0], product, Network::maxHeadBias);
    }
    return network;
}

} // namespace trainer
