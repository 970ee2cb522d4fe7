#pragma once

#include "ai/othello/evaluation/weights.h"
#include "ai/search/random.h"
#include "app/trainer/data/dataset.h"
#include "app/trainer/fitting/activeweights.h"

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace trainer {

/// The network of ai/othello/evaluation/network.h in real numbers while it is fitted. Mirror images
/// of a pattern's configuration share one row.
class NetworkLearner
{
public:
    /// Rows are zero; all heads start with the same random weights, so that the lanes differ.
    explicit NetworkLearner(ai::Random &random);

    /// The expected result in discs.
    float expected(const ai::othello::Board &board) const;

    /// One step towards the score of each sample in turn, of a length by the sample's index: 1 for
    /// the first ones.
    void learn(std::span<const Sample> samples, const std::function<float(std::size_t)> &step);

    /// The nearest integers.
    ai::othello::Network rounded() const;

private:
    static constexpr std::size_t lanes = ai::othello::Network::lanes;
    static constexpr std::size_t inputs = ai::othello::Network::inputs;
    static constexpr std::size_t neurons = ai::othello::Network::hiddenNeurons;

    /// Numbers, and the sums of the squared gradients that moved each so far.
    template <std::size_t Size>
    struct alignas(64) Numbers
    {
        std::array<float, Size> values{};
        std::array<float, Size> squares;

        Numbers();
        /// A step down the gradients, shorter for a number the more it was moved.
        void descend(std::array<float, Size> gradients, float step);
    };
    using Lanes = Numbers<lanes>;

    struct Head
    {
        std::array<Numbers<neurons>, inputs> hidden; ///< by lane, then neuron
        Numbers<neurons> hiddenBias;
        Numbers<neurons> output;
        Lanes direct;
        Numbers<1> bias;
    };

    /// What a position activates on the way to its value.
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
