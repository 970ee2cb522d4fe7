// Feeds bytes to the reader of Othello's weights: as a whole file, as what follows a header that is
// right, which no chance would find, and as the beginning of what is else a good file.

#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"
#include "core/packedfile.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <vector>

using ai::othello::Mask;
using ai::othello::Weights;

namespace {

using Bytes = std::vector<std::uint8_t>;

void append32(Bytes &bytes, std::uint32_t value)
{
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

Bytes withHeader(std::span<const std::uint8_t> payload)
{
    // Magic, version and layout are those of any file of this program's.
    static const Bytes head = [] {
        Bytes packed = Weights().packed();
        packed.resize(16);
        return packed;
    }();
    Bytes file = head;
    append32(file, static_cast<std::uint32_t>(payload.size()));
    append32(file, core::checksum(payload));
    file.insert(file.end(), payload.begin(), payload.end());
    return file;
}

/// What a file of a few weights and long runs of zeros holds after its header.
const Bytes &goodPayload()
{
    static const Bytes payload = [] {
        constexpr std::size_t headerSize = 24;
        Weights weights;
        for (std::size_t phase = 0; phase < Weights::phases; phase += 7) {
            weights.phase(phase).setValue(phase, static_cast<int>(4 * phase));
            weights.phase(phase).setValue(5000 * phase, -1);
        }
        ai::othello::Network network;
        for (std::size_t row = 0; row < network.rows.size(); row += 1000)
            network.rows[row][row % ai::othello::Network::lanes] = -3;
        network.heads[20].bias = 70'000;
        weights.setNetwork(network);
        const Bytes packed = weights.packed();
        Bytes rest(packed.begin() + headerSize, packed.end());
        require(Weights::fromBytes(withHeader(rest)).ok());
        return rest;
    }();
    return payload;
}

void feed(std::span<const std::uint8_t> file)
{
    const auto weights = Weights::fromBytes(file);
    if (!weights.ok())
        require(isExplained(weights.error()));
    else {
        require(*Weights::fromBytes(weights->packed()) == *weights);
        // Whatever numbers are accepted, no sum of them overflows.
        constexpr ai::othello::Board start{Mask(1) << 28 | Mask(1) << 35,
                                           Mask(1) << 27 | Mask(1) << 36};
        constexpr ai::othello::Board late{~Mask(0) << 44, ~Mask(0) >> 24};
        for (const ai::othello::Board &board : {start, late})
            ai::othello::correctedUnits<ai::othello::PortableKernel>(*weights, board);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::span<const std::uint8_t> bytes(data, size);
    feed(bytes);
    feed(withHeader(bytes));
    Bytes damaged = goodPayload();
    std::copy_n(bytes.begin(), std::min(size, damaged.size()), damaged.begin());
    feed(withHeader(damaged));
    return 0;
}
