#pragma once

#include "ai/othello/board/rays.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <type_traits>

namespace ai::othello {

/// The patterns whose configurations the evaluation looks up. Each is on the board in four
/// rotations (quarter turns), and each rotation is a feature.
constexpr std::size_t patternCount = 16;
constexpr std::size_t rotationCount = 4;
constexpr std::size_t featureCount = patternCount * rotationCount;
constexpr std::size_t maxPatternSquares = 10;

/// The squares of a pattern in the rotation with the board's top left first, lowest digit first.
struct Pattern
{
    std::size_t size = 0;
    std::array<std::uint8_t, maxPatternSquares> squares{};
};

/// A square's closeness to the centre of the board; corners are last.
constexpr int nearness(int square)
{
    const int column = fromEdge(square % 8);
    const int row = fromEdge(square / 8);
    return 16 * column * row + column + row;
}

/// Creates a pattern from its squares, named in any order. Squares near the centre, which change
/// most often in a search, get the lowest digits, so that configurations met in one search are
/// close together in memory; that saves a tenth of a midgame search's time.
constexpr Pattern patternOf(const char *text)
{
    Pattern pattern;
    for (; *text != '\0'; text += 2)
        pattern.squares[pattern.size++] =
            static_cast<std::uint8_t>((text[0] - 'a') + 8 * (text[1] - '1'));
    const auto first = pattern.squares.begin();
    std::sort(first, first + static_cast<std::ptrdiff_t>(pattern.size), [](int a, int b) {
        return nearness(a) != nearness(b) ? nearness(a) > nearness(b) : a < b;
    });
    return pattern;
}

/// The family of patterns that works best according to the literature: edges, corners, lines,
/// diagonals. Without the last four the errors on held-out games are 2.5 % larger, and the engine
/// is 50 Elo weaker at equal time.
constexpr std::array<Pattern, patternCount> patterns{
    patternOf("b2a1b1c1d1e1f1g1h1g2"), // edge with both X squares
    patternOf("a1b1c1d1a2b2c2a3b3a4"), // corner triangle
    patternOf("a1c1d1c2d2e2f2e1f1h1"), // corners and the block between
    patternOf("a1b2c3d4b1c2d3a2b3c4"), // corner cross
    patternOf("b1a1b2c3d4e5f6g7h8h7"), // long diagonal with a C square at each end
    patternOf("a1b1c1a2b2c2a3b3c3"),   // corner square
    patternOf("a1b1c2d3e4f5g6h7h8"),   // diagonal of seven and the corners beside it
    patternOf("a2b2c2d2e2f2g2h2"),     // second line
    patternOf("a3b3c3d3e3f3g3h3"),     // third line
    patternOf("a4b4c4d4e4f4g4h4"),     // fourth line
    patternOf("b1c1d2e3f4g5h6h7"),     // diagonal of six and the C squares beside it
    patternOf("b2d1e2f3g4h5g7"),       // diagonal of five and the X squares beside it
    patternOf("c2a1b1c1d1e1f1g1h1f2"), // edge with c2 and f2
    patternOf("a1b1c1d1e1a2b2a3a4a5"), // narrow corner triangle
    patternOf("a1b1a2b2c2d2b3c3b4d4"), // corner fish
    patternOf("c6d6d7d8c8f8e8e7e6f6"), // anvil on an edge
};

constexpr std::array<std::size_t, patternCount> patternTableSizes = [] {
    std::array<std::size_t, patternCount> sizes{};
    for (std::size_t pattern = 0; pattern < patternCount; ++pattern) {
        sizes[pattern] = 1;
        for (std::size_t i = 0; i < patterns[pattern].size; ++i)
            sizes[pattern] *= 3;
    }
    return sizes;
}();

/// The offset of each pattern's table in a phase's weights; the last entry is their total.
constexpr std::array<std::size_t, patternCount + 1> patternOffsets = [] {
    std::array<std::size_t, patternCount + 1> offsets{};
    for (std::size_t pattern = 0; pattern < patternCount; ++pattern)
        offsets[pattern + 1] = offsets[pattern] + patternTableSizes[pattern];
    return offsets;
}();
constexpr std::size_t patternWeights = patternOffsets[patternCount];

/// Besides the patterns, both sides' mobility is looked up: the numbers of moves and of corners
/// among them, which no pattern covers completely. Without it the errors on held-out games are 2 %
/// larger. No game is known to allow more moves than this maximum; artificial positions with more
/// are treated as having this many.
constexpr std::size_t maxMobility = 33;
constexpr std::size_t mobilityConfigurations = (maxMobility + 1) * 5;

constexpr std::size_t mobilityConfiguration(Mask moves)
{
    const auto count = static_cast<std::size_t>(std::popcount(moves));
    const auto corners = static_cast<std::size_t>(std::popcount(moves & cornerSquares));
    return std::min(count, maxMobility) + (maxMobility + 1) * corners;
}

/// The offsets of the mover's and of the other side's mobility in a phase's weights, and the total.
constexpr std::size_t ownMobilityOffset = patternWeights;
constexpr std::size_t otherMobilityOffset = ownMobilityOffset + mobilityConfigurations;
constexpr std::size_t phaseWeights = otherMobilityOffset + mobilityConfigurations;

/// The image of a pattern's square after `rotation` quarter turns.
constexpr int rotatedSquare(int square, std::size_t rotation)
{
    int column = square % 8;
    int row = square / 8;
    for (; rotation > 0; --rotation) {
        const int turned = 7 - column;
        column = row;
        row = turned;
    }
    return row * 8 + column;
}

using FeatureRow = std::array<std::int16_t, featureCount>;

/// For each square its power of three in each feature, or 0. A feature's value is the sum over its
/// squares, positive for the mover's discs and negative for the other's.
alignas(64) constexpr std::array<FeatureRow, 64> featureRows = [] {
    std::array<FeatureRow, 64> rows{};
    for (std::size_t pattern = 0; pattern < patternCount; ++pattern) {
        for (std::size_t rotation = 0; rotation < rotationCount; ++rotation) {
            std::int16_t power = 1;
            for (std::size_t i = 0; i < patterns[pattern].size; ++i) {
                const int square = rotatedSquare(patterns[pattern].squares[i], rotation);
                rows[static_cast<std::size_t>(square)][pattern * rotationCount + rotation] = power;
                power = static_cast<std::int16_t>(power * 3);
            }
        }
    }
    return rows;
}();

/// The index of each feature's empty configuration in its phase's weights; adding the feature's
/// value gives the configuration's index.
constexpr std::array<std::int32_t, featureCount> featureOrigins = [] {
    std::array<std::int32_t, featureCount> origins{};
    for (std::size_t i = 0; i < featureCount; ++i) {
        const std::size_t pattern = i / rotationCount;
        origins[i] =
            static_cast<std::int32_t>(patternOffsets[pattern] + patternTableSizes[pattern] / 2);
    }
    return origins;
}();

/// The values of all features from the mover's view. Exchanging the sides negates them, which makes
/// moves cheap: childFeatures() in evaluator.h.
struct alignas(32) Features
{
    FeatureRow values;
};

/// Computed from scratch; searches update features with childFeatures().
inline Features featuresOf(const Board &board)
{
    Features features{{}};
    const auto add = [&features](Mask discs, auto sign) {
        while (discs != 0) {
            const FeatureRow &row = featureRows[static_cast<std::size_t>(popSquare(discs))];
            for (std::size_t i = 0; i < featureCount; ++i)
                features.values[i] = static_cast<std::int16_t>(features.values[i] + sign * row[i]);
        }
    };
    add(board.own, std::integral_constant<int, 1>());
    add(board.other, std::integral_constant<int, -1>());
    return features;
}

} // namespace ai::othello
