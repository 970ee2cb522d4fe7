#include "ai/othello/evaluation/weights.h"

#include "ai/othello/evaluation/packednumbers.h"
#include "core/packedfile.h"
#include "core/translatable.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

namespace ai::othello {

namespace {

/// The fallback's weights for single squares, in discs; their sum just fits into a byte.
constexpr int cornerDiscs = 7;
constexpr int besideCornerDiscs = -2;

constexpr core::PackedKind fileKind{"TabOthEv", 2, "weights"};

static_assert(mobilityConfigurations < 256);

/// Identifies the layout of an evaluation: its patterns, phases and units.
std::uint32_t layoutMark()
{
    std::vector<std::uint8_t> text{std::uint8_t(Weights::phases), Weights::emptiesPerPhase,
                                   Weights::unitsPerDisc, std::uint8_t(mobilityConfigurations)};
    for (const Pattern &pattern : patterns)
        text.insert(text.end(), pattern.squares.begin(),
                    pattern.squares.begin() + static_cast<std::ptrdiff_t>(pattern.size));
    return core::checksum(text);
}

/// The permutation of a pattern's squares under the board symmetry that maps the pattern to itself.
std::array<std::size_t, maxPatternSquares> mirrorOf(const Pattern &pattern)
{
    std::array<std::size_t, maxPatternSquares> mirror{};
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
        std::size_t found = 0;
        for (std::size_t i = 0; i < pattern.size; ++i) {
            const Mask image = symmetric(squareBit(pattern.squares[i]), symmetry);
            for (std::size_t j = 0; j < pattern.size; ++j) {
                if (squareBit(pattern.squares[j]) == image) {
                    mirror[i] = j;
                    ++found;
                }
            }
        }
        if (found == pattern.size)
            return mirror;
    }
    for (std::size_t i = 0; i < pattern.size; ++i)
        mirror[i] = i;
    return mirror;
}

std::size_t mirroredConfiguration(std::size_t configuration, const Pattern &pattern,
                                  const std::array<std::size_t, maxPatternSquares> &mirror)
{
    std::array<std::size_t, maxPatternSquares> powers{};
    std::size_t power = 1;
    for (std::size_t i = 0; i < pattern.size; ++i, power *= 3)
        powers[i] = power;
    std::size_t image = 0;
    for (std::size_t i = 0; i < pattern.size; ++i, configuration /= 3)
        image += configuration % 3 * powers[mirror[i]];
    return image;
}

} // namespace

const std::vector<std::uint32_t> &canonicalConfigurations()
{
    static const std::vector<std::uint32_t> configurations = [] {
        std::vector<std::uint32_t> canonical(phaseWeights);
        std::iota(canonical.begin(), canonical.end(), 0u);
        for (std::size_t pattern = 0; pattern < patternCount; ++pattern) {
            const auto mirror = mirrorOf(patterns[pattern]);
            for (std::size_t configuration = 0; configuration < patternTableSizes[pattern];
                 ++configuration) {
                const std::size_t image =
                    mirroredConfiguration(configuration, patterns[pattern], mirror);
                canonical[patternOffsets[pattern] + configuration] = static_cast<std::uint32_t>(
                    patternOffsets[pattern] + (image < configuration ? image : configuration));
            }
        }
        return canonical;
    }();
    return configurations;
}

namespace {

/// The number of a phase's weights in a file: one per pair of symmetric configurations.
std::size_t writtenConfigurations()
{
    static const std::size_t count = [] {
        const std::vector<std::uint32_t> &canonical = canonicalConfigurations();
        std::size_t written = 0;
        for (std::size_t configuration = 0; configuration < phaseWeights; ++configuration) {
            if (canonical[configuration] == configuration)
                ++written;
        }
        return written;
    }();
    return count;
}

core::Error otherEvaluation()
{
    return {QT_TRANSLATE_NOOP("core::Error",
                              "the weights are for another evaluation than this program's")};
}

core::Error wrongWeightCount()
{
    return {QT_TRANSLATE_NOOP("core::Error", "the weights are damaged: their number is wrong")};
}

} // namespace

std::vector<std::uint8_t> Weights::packed() const
{
    const std::vector<std::uint32_t> &canonical = canonicalConfigurations();
    NumberWriter writer;
    for (const std::int16_t bias : m_bias)
        writer.write(bias);
    for (std::size_t index = 0; index < phases; ++index) {
        for (std::size_t configuration = 0; configuration < phaseWeights; ++configuration) {
            if (canonical[configuration] == configuration)
                writer.write(phase(index).value(configuration));
        }
    }
    writer.write(m_network ? Network::layout : 0);
    if (m_network)
        m_network->write(writer, canonical);
    return packedFile(fileKind, layoutMark(), writer.finish());
}

core::Result<Weights> Weights::fromBytes(std::span<const std::uint8_t> bytes)
{
    const auto file = openedFile(fileKind, bytes);
    if (!file)
        return file.error();
    if (file->mark != layoutMark())
        return otherEvaluation();

    const std::vector<std::uint32_t> &canonical = canonicalConfigurations();
    const std::size_t rows = writtenConfigurations();
    const std::size_t sums = std::tuple_size_v<decltype(m_bias)> + phases * rows + 1;
    const std::size_t both = sums + Network::numbers(rows);
    const std::size_t count = NumberReader::count(file->rest, both);
    if (count < sums)
        return wrongWeightCount();
    NumberReader reader(file->rest);
    Weights weights;
    bool fits = true;
    for (std::int16_t &bias : weights.m_bias) {
        const int value = reader.read();
        bias = static_cast<std::int16_t>(value);
        fits = fits && bias == value;
    }
    for (Phase &phase : weights.m_phases) {
        for (std::size_t configuration = 0; configuration < phaseWeights; ++configuration) {
            const int value = canonical[configuration] == configuration
                                  ? reader.read()
                                  : phase.value(canonical[configuration]);
            phase.setValue(configuration, value);
            fits = fits && phase.value(configuration) == value;
        }
    }
    const int layout = reader.read();
    if (layout != 0 && layout != Network::layout)
        return otherEvaluation();
    if (count != (layout == 0 ? sums : both))
        return wrongWeightCount();
    if (count == both) {
        Network network;
        fits = network.read(reader, canonical) && fits;
        weights.setNetwork(std::move(network));
    }
    if (!fits)
        return core::Error(
            QT_TRANSLATE_NOOP("core::Error", "the weights are damaged: a number is too large"));
    return weights;
}

int Weights::Phase::value(std::size_t index) const
{
    if (index < ownMobilityOffset)
        return patterns[index];
    return index < otherMobilityOffset ? ownMoves[index - ownMobilityOffset]
                                       : otherMoves[index - otherMobilityOffset];
}

void Weights::Phase::setValue(std::size_t index, int units)
{
    const auto set = [units]<class Number>(Number &number) {
        constexpr int max = std::numeric_limits<Number>::max();
        number = static_cast<Number>(std::clamp(units, -max, max));
    };
    if (index < ownMobilityOffset)
        set(patterns[index]);
    else if (index < otherMobilityOffset)
        set(ownMoves[index - ownMobilityOffset]);
    else
        set(otherMoves[index - otherMobilityOffset]);
}

Weights::Weights()
    : m_phases(phases)
{}

bool Weights::operator==(const Weights &other) const
{
    return m_phases == other.m_phases && m_bias == other.m_bias
           && (m_network == nullptr) == (other.m_network == nullptr)
           && (m_network == nullptr || *m_network == *other.m_network);
}

Weights Weights::fallback()
{
    // Of the pattern of the square in the corner, the only one used.
    constexpr std::size_t index = 5;
    constexpr Pattern pattern = patterns[index];
    const auto digit = [&pattern](std::size_t configuration, int square) {
        for (std::size_t i = 0; pattern.squares[i] != square; ++i)
            configuration /= 3;
        return static_cast<int>(configuration % 3) - 1;
    };
    constexpr int corner = core::geometry::corners.front();
    constexpr std::array<int, 3> beside{1, 8, 9};
    Weights weights;
    for (std::size_t configuration = 0; configuration < patternTableSizes[index]; ++configuration) {
        int discs = cornerDiscs * digit(configuration, corner);
        if (discs == 0) {
            for (const int square : beside)
                discs += besideCornerDiscs * digit(configuration, square) * (square == 9 ? 2 : 1);
        }
        for (Phase &phase : weights.m_phases)
            phase.setValue(patternOffsets[index] + configuration, discs * unitsPerDisc);
    }
    return weights;
}

} // namespace ai::othello
