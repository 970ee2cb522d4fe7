#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"
#include "app/trainer/fitting/activeweights.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trainer {

/// The weights of one phase while they are fitted: stochastic gradient descent on the squared error
/// with a step of its own for each weight (Adagrad). Mirror images of a pattern's content share one
/// weight.
class Regression
{
public:
    Regression();

    /// Begins at the weights that a phase has.
    void start(const ai::othello::Weights &weights, std::size_t phase);
    /// Begins at those of another regression; `trust` is the part of its experience that is kept,
    /// which makes steps shorter where it is large.
    void start(const Regression &other, float trust);

    float expected(const ai::othello::Board &board);
    void learn(const Sample &sample, float step);

    /// Root mean square of the errors, in discs.
    double deviation(std::span<const Sample> samples);

    void write(ai::othello::Weights &weights, std::size_t phase) const;
    /// Writes the biases of these numbers of empty squares only.
    void writeBiases(ai::othello::Weights &weights, int minEmpties, int maxEmpties) const;

private:
    /// Side by side, since they are always used together.
    struct Entry
    {
        float value = 0;
        float squares = 0; ///< of the errors that moved the value so far
    };

    static const std::vector<std::uint32_t> &canonical();

    std::vector<Entry> m_entries;
    std::array<Entry, 61> m_biases;
    ActiveWeights m_active{};
    std::size_t m_empties = 0;
};

} // namespace trainer
