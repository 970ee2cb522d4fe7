#pragma once

#include "ai/othello/evaluation/packednumbers.h"
#include "ai/othello/evaluation/patterns.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ai::othello {

/// A small network that corrects the sum of the weights: it sees what several patterns say
/// together, which a sum cannot.
///
/// Each configuration of a pattern and each side's mobility looks up a row of sixteen lanes, the
/// same in all phases and for mirror images. Fifteen lanes of their sum, clipped and squared, are
/// the inputs of a head for the number of empty squares: directly, and through eight hidden
/// neurons, clipped and squared as well. The last lane is added as it is. All numbers are integers,
/// so that every kernel computes the same. Immutable while searches use it.
///
/// After Egaroucid's networks and NNUE: looking up and adding rows replaces the matrix product of
/// the first layer, and the activation is a clipped ReLU, squared (SCReLU).
struct Network
{
    static constexpr std::size_t lanes = 16;
    static constexpr std::size_t inputs = lanes - 1;
    static constexpr std::size_t hiddenNeurons = 8;
    /// Fractional bits of a sum of rows and of an activation. The result is in the unit of the
    /// weights, 1/16 disc, so that 1 is 16 discs.
    static constexpr int rowBits = 8;
    /// Fractional bits of a head's weights; its biases have rowBits + headBits. A change of these
    /// needs a new version of the file (weights.cpp).
    static constexpr int headBits = 10;
    static constexpr int rowOne = 1 << rowBits;
    static constexpr int headOne = 1 << headBits;

    /// Limits within which no sum of rows exceeds 16 bits and no sum of a head 32.
    static constexpr int maxRowNumber = 127;
    static constexpr int maxBias = (1 << 14) - 1;
    static constexpr int maxHeadNumber = 32767;
    static constexpr int maxHeadBias = maxHeadNumber * rowOne;

    using Row = std::array<std::int8_t, lanes>;

    struct Head
    {
        /// Of an input, by lane, then neuron; the last lane's are zero.
        alignas(32) std::array<std::array<std::int32_t, hiddenNeurons>, lanes> hidden{};
        alignas(32) std::array<std::int32_t, hiddenNeurons> hiddenBias{};
        alignas(32) std::array<std::int32_t, hiddenNeurons> output{};
        alignas(32) std::array<std::int32_t, lanes> direct{}; ///< the last is zero
        std::int32_t bias = 0;

        bool operator==(const Head &) const = default;
    };

    /// By the indices of a phase's weights (patterns.h).
    std::vector<Row> rows;
    std::array<std::int16_t, lanes> bias{};
    /// By the number of empty squares.
    std::vector<Head> heads;

    static constexpr std::size_t headCount = 61;

    /// All zero: corrects nothing.
    Network();

    /// The rows of configurations that are the lesser of mirror images, then the heads.
    void write(NumberWriter &writer, const std::vector<std::uint32_t> &canonical) const;
    /// False where a number is too large for its place.
    bool read(NumberReader &reader, const std::vector<std::uint32_t> &canonical);
    /// How many numbers write() writes, of that many rows.
    static std::size_t numbers(std::size_t writtenRows);

    bool operator==(const Network &) const = default;
};

/// The correction of a position's sum of weights, in their units. `moves` are the mover's.
template <class Ops>
int networkUnits(const Network &network, const Features &features, const Board &board, Mask moves)
{
    using Bytes [[gnu::vector_size(16)]] = std::int8_t;
    using Sums [[gnu::vector_size(32)]] = std::int16_t;
    using Activations [[gnu::vector_size(32)]] = std::uint16_t;
    using Neurons [[gnu::vector_size(32)]] = std::int32_t;
    static_assert(sizeof(Bytes) == sizeof(Network::Row));
    static_assert(sizeof(Neurons) == Network::hiddenNeurons * sizeof(std::int32_t));

    // 1. The sum of the rows.
    const Network::Row *const rows = network.rows.data();
    const auto add = [rows](Sums &sum, auto index) {
        Bytes row;
        __builtin_memcpy(&row, rows + index, sizeof row);
        sum += __builtin_convertvector(row, Sums);
    };
    Sums sum;
    Sums second{};
    __builtin_memcpy(&sum, network.bias.data(), sizeof sum);
    add(sum, ownMobilityOffset + mobilityConfiguration(moves));
    add(second, otherMobilityOffset + mobilityConfiguration(Ops::moves(board.other, board.own)));
    for (std::size_t i = 0; i < featureCount; i += 2) {
        add(sum, featureOrigins[i] + features.values[i]);
        add(second, featureOrigins[i + 1] + features.values[i + 1]);
    }
    sum += second;

    // 2. The inputs of the head: clipped to 0 and nearly 1, and squared.
    const auto clip = [](auto &values) {
        constexpr int most = Network::rowOne - 1;
        values = values < 0 ? values - values : values;
        values = values > most ? values - values + most : values;
    };
    const int lastLane = sum[Network::inputs];
    clip(sum);
    const auto clipped = __builtin_convertvector(sum, Activations);
    const Activations squares = (clipped * clipped) >> Network::rowBits;
    alignas(32) std::array<std::int32_t, Network::lanes> inputs;
    for (std::size_t lane = 0; lane < Network::lanes; ++lane)
        inputs[lane] = squares[lane];

    // 3. The hidden neurons, and with them what the inputs say directly.
    const Network::Head &head = network.heads[static_cast<std::size_t>(
        std::min<int>(board.empties(), Network::headCount - 1))];
    const auto eight = [](const auto &numbers, std::size_t from = 0) {
        return reinterpret_cast<const Neurons *>(numbers.data() + from);
    };
    Neurons hidden = *eight(head.hiddenBias);
    for (std::size_t lane = 0; lane < Network::inputs; ++lane)
        hidden += *eight(head.hidden[lane]) * inputs[lane];
    hidden >>= Network::headBits;
    clip(hidden);
    const Neurons parts = *eight(head.output) * ((hidden * hidden) >> Network::rowBits)
                          + *eight(head.direct) * *eight(inputs)
                          + *eight(head.direct, 8) * *eight(inputs, 8);
    int total = head.bias + Network::headOne / 2;
    for (std::size_t i = 0; i < Network::hiddenNeurons; ++i)
        total += parts[i];
    return lastLane + (total >> Network::headBits);
}

} // namespace ai::othello
