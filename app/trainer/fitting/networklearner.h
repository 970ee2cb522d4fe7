#pragma once

#include "ai/othello/evaluation/weights.h"
#include "ai/search/random.h"
#include "app/trainer/data/dataset.h"
#include "app/trainer/fitting/regression.h"

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace trainer {

/// The network of ai/othello/evaluation/network.h in floating point, for training. Symmetric
/// configurations of a pattern share a row.
class NetworkLearner
{
public:
    /// Rows start at zero; all heads start with the same random weights, so that lanes differ.
    explicit NetworkLearner(ai::Random &random);

    /// The predicted result in discs.
    float expected(const ai::othello::Board &board) const;

    /// Makes a step towards each sample's score in turn; `step` gives the step size for a sample's
    /// index, relative to 1 at the start.
    void learn(std::span<const Sample> samples, const std::function<float(std::size_t)> &step);

    /// The network with parameters rounded to integers.
    ai::othello::Network rounded() const;

private:
    static constexpr std::size_t lanes = ai::othello::Network::lanes;
    static constexpr std::size_t inputs = ai::othello::Network::inputs;
    static constexpr std::size_t neurons = ai::othello::Network::hiddenNeurons;

    /// Parameters with their accumulated squared gradients (Adagrad).
    template <std::size_t Size>
    struct alignas(64) Numbers
    {
        std::array<float, Size> values{};
        std::array<float, Size> squares;

        Numbers();
        /// An Adagrad step: parameters that have moved more make shorter steps.
        void descend(std::array<float, Size> gradients, float step);
    };
    using Lanes = Numbers<lanes>;

    struct Head
    {
        std::array<Numbers<neurons>, inputs> hidden; ///< by lane and neuron
        Numbers<neurons> hiddenBias;
        Numbers<neurons> output;
        Lanes direct;
        Numbers<1> bias;
    };

    /// The activations of a position, from input to value.
    struct Activations
    {
        std::array<float, lanes> sum{};
        std::array<float, lanes> input{};    ///< clipped and squared; the last lane is zero
        std::array<float, neurons> neuron{}; ///< clipped
        float value = 0;
    };

    void prefetch(const ActiveWeights &rows) const;
    void forward(const ActiveWeights &rows, const Head &head, Activations &activations) const;
    void backward(const ActiveWeights &rows, Head &head, const Activations &activations,
                  float error, float step);

    std::vector<Lanes> m_rows;
    Lanes m_bias;
    std::vector<Head> m_heads;
};

} // namespace trainer
