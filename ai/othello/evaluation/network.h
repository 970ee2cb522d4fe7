#pragma once

#include "ai/othello/board/vectors.h"
#include "ai/othello/evaluation/packednumbers.h"
#include "ai/othello/evaluation/patterns.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ai::othello {

/// A small network that corrects the sum of the weights, because it sees interactions between
/// patterns that a sum cannot.
///
/// Each configuration of a pattern, and each side's mobility, selects a row of 32 lanes; rows are
/// shared by all phases and by symmetric configurations. The lanes of the rows' sum except for the
/// last, clipped and squared, are the inputs of a head for the number of empty squares: directly,
/// and through eight hidden neurons, which are clipped and squared too. The last lane is added
/// unchanged. All numbers are integers, so that every kernel computes the same. Immutable while
/// searches use it.
///
/// Modelled on Egaroucid's networks and NNUE: adding selected rows replaces the first layer's
/// matrix product, and the activation is a squared clipped ReLU (SCReLU).
struct Network
{
    static constexpr std::size_t lanes = 32;
    static constexpr std::size_t inputs = lanes - 1;
    static constexpr std::size_t hiddenNeurons = 8;
    /// Fractional bits of a sum of rows and of an activation. The result is in the weights' unit of
    /// 1/16 disc, so 1 is 16 discs.
    static constexpr int rowBits = 8;
    /// Fractional bits of a head's weights; biases have rowBits + headBits.
    static constexpr int headBits = 10;
    /// Identifies the size and scale of a network in a file.
    static constexpr int layout = ((lanes * 100 + hiddenNeurons) * 100 + rowBits) * 100 + headBits;
    static constexpr int rowOne = 1 << rowBits;
    static constexpr int headOne = 1 << headBits;

    /// Limits that keep sums of rows within 16 bits, and sums of a head within 32.
    static constexpr int maxRowNumber = 127;
    static constexpr int maxBias = (1 << 14) - 1;
    static constexpr int maxHeadNumber = 32767;
    static constexpr int maxHeadBias = maxHeadNumber * rowOne;

    /// Aligned so as not to cross a cache line.
    struct alignas(lanes) Row : std::array<std::int8_t, lanes>
    {};

    struct Head
    {
        /// Indexed by pair of adjacent inputs, then neuron, then input of the pair, as
        /// multiplications of pairs need it; the last lane's weights are zero.
        alignas(32) std::array<std::array<std::int16_t, 2 * hiddenNeurons>, lanes / 2> hidden{};
        alignas(32) std::array<std::int32_t, hiddenNeurons> hiddenBias{};
        alignas(32) std::array<std::int32_t, hiddenNeurons> output{};
        alignas(32) std::array<std::int16_t, lanes> direct{}; ///< the last is zero
        std::int32_t bias = 0;

        std::int16_t &hiddenNumber(std::size_t lane, std::size_t neuron)
        {
            return hidden[lane / 2][2 * neuron + lane % 2];
        }
        std::int16_t hiddenNumber(std::size_t lane, std::size_t neuron) const
        {
            return hidden[lane / 2][2 * neuron + lane % 2];
        }

        bool operator==(const Head &) const = default;
    };

    /// Indexed like the weights of a phase (patterns.h).
    std::vector<Row> rows;
    alignas(32) std::array<std::int16_t, lanes> bias{};
    /// Indexed by the number of empty squares.
    std::vector<Head> heads;

    static constexpr std::size_t headCount = 61;

    /// All zero, so there is no correction.
    Network();

    /// Writes the rows of canonical configurations, then the heads.
    void write(NumberWriter &writer, const std::vector<std::uint32_t> &canonical) const;
    /// False if a number exceeds its limit.
    bool read(NumberReader &reader, const std::vector<std::uint32_t> &canonical);
    /// The number of numbers that write() writes, given that of the rows.
    static std::size_t numbers(std::size_t writtenRows);

    bool operator==(const Network &) const = default;
};

/// The correction of a position's sum of weights, in the same unit. `moves` are the mover's.
template <class Ops>
int networkUnits(const Network &network, const Features &features, const Board &board, Mask moves)
{
    // 256-bit registers: GCC 12 keeps larger vectors in memory if they are not native.
    constexpr std::size_t numbers = sizeof(Int16Vector) / sizeof(std::int16_t);
    constexpr std::size_t registers = Network::lanes / numbers;
    using Unsigned [[gnu::vector_size(sizeof(Int16Vector))]] = std::uint16_t;
    static_assert(sizeof(Int32Vector) == Network::hiddenNeurons * sizeof(std::int32_t));
    const auto shorts = [](const auto &array) {
        return reinterpret_cast<const Int16Vector *>(array.data());
    };
    const auto ints = [](const auto &array) {
        return reinterpret_cast<const Int32Vector *>(array.data());
    };

    // 1. The sum of the rows.
    const Network::Row *const rows = network.rows.data();
    std::array<Int16Vector, registers> sum;
    std::array<Int16Vector, registers> second{};
    const auto add = [rows](auto &to, auto index) {
        const auto *const row = reinterpret_cast<const Int8Vector *>((rows + index)->data());
        for (std::size_t i = 0; i < registers; ++i)
            Ops::addBytes(to[i], row[i]);
    };
    for (std::size_t i = 0; i < registers; ++i)
        sum[i] = shorts(network.bias)[i];
    add(sum, ownMobilityOffset + mobilityConfiguration(moves));
    add(second, otherMobilityOffset + mobilityConfiguration(Ops::moves(board.other, board.own)));
    for (std::size_t i = 0; i < featureCount; i += 2) {
        add(sum, featureOrigins[i] + features.values[i]);
        add(second, featureOrigins[i + 1] + features.values[i + 1]);
    }

    // 2. The inputs of the head: clipped to the range from 0 to just below 1, and squared.
    const auto clip = [](auto &values) {
        constexpr int max = Network::rowOne - 1;
        values = values < 0 ? values - values : values;
        values = values > max ? values - values + max : values;
    };
    for (std::size_t i = 0; i < registers; ++i)
        sum[i] += second[i];
    const int lastLane = sum[registers - 1][numbers - 1];
    alignas(sizeof(Int16Vector)) std::array<std::int16_t, Network::lanes> inputs;
    for (std::size_t i = 0; i < registers; ++i) {
        clip(sum[i]);
        const auto clipped = reinterpret_cast<Unsigned>(sum[i]);
        const auto squared = (clipped * clipped) >> Network::rowBits;
        __builtin_memcpy(inputs.data() + i * numbers, &squared, sizeof squared);
    }

    // 3. The hidden neurons.
    const Network::Head &head = network.heads[static_cast<std::size_t>(
        std::min<int>(board.empties(), Network::headCount - 1))];
    Int32Vector hidden = *ints(head.hiddenBias);
    for (std::size_t pair = 0; pair < Network::lanes / 2; ++pair) {
        std::int32_t both = 0;
        __builtin_memcpy(&both, inputs.data() + 2 * pair, sizeof both);
        Ops::addPairProducts(hidden, *shorts(head.hidden[pair]),
                             reinterpret_cast<Int16Vector>(Int32Vector{} + both));
    }
    hidden >>= Network::headBits;
    clip(hidden);

    // 4. The sum of the hidden neurons' and the inputs' contributions.
    Int32Vector parts = *ints(head.output) * ((hidden * hidden) >> Network::rowBits);
    for (std::size_t i = 0; i < registers; ++i)
        Ops::addPairProducts(parts, shorts(head.direct)[i], shorts(inputs)[i]);
    int total = head.bias + Network::headOne / 2;
    for (std::size_t i = 0; i < Network::hiddenNeurons; ++i)
        total += parts[i];
    return lastLane + (total >> Network::headBits);
}

} // namespace ai::othello
