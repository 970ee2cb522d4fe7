#include "ai/othello/evaluation/weights.h"

#include "ai/othello/evaluation/packedfile.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

namespace ai::othello {

namespace {

/// The weights of single squares, in discs, that the fallback knows: what a byte can hold together,
/// but for one unit.
constexpr int cornerDiscs = 7;
constexpr int besideCornerDiscs = -2;

constexpr PackedKind fileKind{"TabOthEv", 1, "weights"};

static_assert(mobilityConfigurations < 256);

/// Distinguishes one evaluation from another: its patterns, phases and units.
std::uint32_t layoutMark()
{
    std::vector<std::uint8_t> text{std::uint8_t(Weights::phases), Weights::emptiesPerPhase,
                                   Weights::unitsPerDisc, std::uint8_t(mobilityConfigurations)};
    for (const Pattern &pattern : patterns)
        text.insert(text.end(), pattern.squares.begin(),
                    pattern.squares.begin() + static_cast<std::ptrdiff_t>(pattern.size));
    return checksum(text);
}

/// Seven bits a byte, the lowest first, the top bit set where more follow.
void appendNumber(std::vector<std::uint8_t> &bytes, std::uint32_t number)
{
    for (; number >= 128; number >>= 7)
        bytes.push_back(static_cast<std::uint8_t>(number | 128));
    bytes.push_back(static_cast<std::uint8_t>(number));
}

/// Signed numbers, small ones in one byte, zeros as the length of their run.
class NumberWriter
{
public:
    void write(int value)
    {
        if (value == 0) {
            ++m_zeros;
            return;
        }
        endRun();
        appendNumber(m_bytes, static_cast<std::uint32_t>(value < 0 ? -2 * value - 1 : 2 * value));
    }

    std::vector<std::uint8_t> finish()
    {
        endRun();
        return std::move(m_bytes);
    }

private:
    void endRun()
    {
        if (m_zeros == 0)
            return;
        m_bytes.push_back(0);
        appendNumber(m_bytes, m_zeros);
        m_zeros = 0;
    }

    std::vector<std::uint8_t> m_bytes;
    std::uint32_t m_zeros = 0;
};

/// Reads what NumberWriter wrote; after the end, zeros and failed().
class NumberReader
{
public:
    explicit NumberReader(std::span<const std::uint8_t> bytes)
        : m_bytes(bytes)
    {}

    int read()
    {
        if (m_zeros == 0) {
            const std::uint32_t number = readNumber();
            if (number != 0)
                return (number & 1) != 0 ? -static_cast<int>((number + 1) / 2)
                                         : static_cast<int>(number / 2);
            m_zeros = readNumber();
            m_failed = m_failed || m_zeros == 0;
        }
        m_zeros -= m_zeros != 0 ? 1 : 0;
        return 0;
    }

    /// Passes over one number, or over the rest of a run of zeros; how many they were.
    std::size_t skip()
    {
        if (m_zeros == 0)
            read();
        return 1 + std::exchange(m_zeros, 0);
    }

    bool failed() const { return m_failed; }
    bool atEnd() const { return m_at == m_bytes.size() && m_zeros == 0; }

private:
    std::uint32_t readNumber()
    {
        std::uint32_t number = 0;
        for (int shift = 0; shift < 28; shift += 7) {
            if (m_at == m_bytes.size())
                break;
            const std::uint8_t byte = m_bytes[m_at++];
            number |= static_cast<std::uint32_t>(byte & 127) << shift;
            if (byte < 128)
                return number;
        }
        m_failed = true;
        return 0;
    }

    std::span<const std::uint8_t> m_bytes;
    std::size_t m_at = 0;
    std::uint32_t m_zeros = 0;
    bool m_failed = false;
};

/// Whether the bytes hold the expected count of numbers, without decoding them.
bool holdsNumbers(std::span<const std::uint8_t> bytes, std::size_t expected)
{
    NumberReader reader(bytes);
    std::size_t count = 0;
    while (!reader.failed() && !reader.atEnd() && count <= expected)
        count += reader.skip();
    return !reader.failed() && reader.atEnd() && count == expected;
}

/// A pattern's squares under the symmetry of the board that maps the pattern to itself.
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

/// How many weights of a phase a file holds: one for each pair of mirror images.
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
    return packedFile(fileKind, layoutMark(), writer.finish());
}

core::Result<Weights> Weights::fromBytes(std::span<const std::uint8_t> bytes)
{
    const auto file = openedFile(fileKind, bytes);
    if (!file)
        return file.error();
    if (file->mark != layoutMark())
        return core::Error(core::ErrorKind::OtherEvaluation);

    const std::vector<std::uint32_t> &canonical = canonicalConfigurations();
    if (!holdsNumbers(file->rest,
                      std::tuple_size_v<decltype(m_bias)> + phases * writtenConfigurations()))
        return core::Error(core::ErrorKind::WrongWeightCount);
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
    if (!fits)
        return core::Error(core::ErrorKind::WeightTooLarge);
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

Weights Weights::fallback()
{
    // The corner square's pattern alone.
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
