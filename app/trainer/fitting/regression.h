#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace trainer {

/// The indices that a position uses in a phase's weights or a network's rows: its features, then
/// both sides' mobility. Symmetric configurations of a pattern share an index.
using ActiveWeights = std::array<std::uint32_t, ai::othello::featureCount + 2>;

ActiveWeights activeWeightsOf(const ai::othello::Board &board);

/// The weights of one phase during training: stochastic gradient descent on the squared error with
/// Adagrad step sizes. Symmetric configurations of a pattern share a weight.
class Regression
{
public:
    Regression();

    /// Starts at a phase's present weights.
    void start(const ai::othello::Weights &weights, std::size_t phase);
    /// Starts at another regression's weights; `trust` is the fraction of its accumulated squared
    /// gradients to keep, which shorten the steps.
    void start(const Regression &other, float trust);

    float expected(const ai::othello::Board &board);
    void learn(const Sample &sample, float step);

    /// The root mean square error, in discs.
    double deviation(std::span<const Sample> samples);

    void write(ai::othello::Weights &weights, std::size_t phase) const;
    /// Writes only the biases of these numbers of empty squares.
    void writeBiases(ai::othello::Weights &weights, int minEmpties, int maxEmpties) const;

private:
    /// Adjacent in memory, because they are always used together.
    struct Entry
    {
        float value = 0;
        float squares = 0; ///< accumulated squared errors
    };

    static const std::vector<std::uint32_t> &canonical();

    std::vector<Entry> m_entries;
    std::array<Entry, 61> m_biases;
    ActiveWeights m_active{};
    std::size_t m_empties = 0;
};

} // namespace trainer
