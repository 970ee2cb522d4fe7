#pragma once

#include "ai/othello/lines.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace ai::othello {

/// The shapes whose contents the evaluation looks up. Each lies on the board in four ways.
constexpr std::size_t patternKinds = 16;
constexpr std::size_t patternsPerKind = 4;
constexpr std::size_t patternCount = patternKinds * patternsPerKind;
constexpr std::size_t maxPatternSquares = 10;

/// The squares of one shape as on the board from the top left, lowest digit first.
struct PatternShape
{
    std::size_t size = 0;
    std::array<std::uint8_t, maxPatternSquares> squares{};
};

/// How near a square is to the middle of the board, the corners last.
constexpr int nearness(int square)
{
    const int column = fromEdge(square % 8);
    const int row = fromEdge(square / 8);
    return 16 * column * row + column + row;
}

/// A shape of squares named in any order. The middle of the board changes most during a search, so
/// it has the lowest digits: the contents that one search meets lie close together in memory, which
/// saves a tenth of a midgame search's time.
constexpr PatternShape shapeOf(const char *text)
{
    PatternShape shape;
    for (; *text != '\0'; text += 2)
        shape.squares[shape.size++] =
            static_cast<std::uint8_t>((text[0] - 'a') + 8 * (text[1] - '1'));
    const auto first = shape.squares.begin();
    std::sort(first, first + static_cast<std::ptrdiff_t>(shape.size), [](int a, int b) {
        return nearness(a) != nearness(b) ? nearness(a) > nearness(b) : a < b;
    });
    return shape;
}

/// The family of shapes that the literature found best: edges, corners, lines, diagonals. Without
/// the last four the errors on held-out games are 2.5 % larger and the engine 50 Elo weaker at
/// equal time.
constexpr std::array<PatternShape, patternKinds> patternShapes{
    shapeOf("b2a1b1c1d1e1f1g1h1g2"), // edge with both X squares
    shapeOf("a1b1c1d1a2b2c2a3b3a4"), // corner triangle
    shapeOf("a1c1d1c2d2e2f2e1f1h1"), // corners and the block between
    shapeOf("a1b2c3d4b1c2d3a2b3c4"), // corner cross
    shapeOf("b1a1b2c3d4e5f6g7h8h7"), // long diagonal with a C square at each end
    shapeOf("a1b1c1a2b2c2a3b3c3"),   // corner square
    shapeOf("a1b1c2d3e4f5g6h7h8"),   // diagonal of seven and the corners beside it
    shapeOf("a2b2c2d2e2f2g2h2"),     // second line
    shapeOf("a3b3c3d3e3f3g3h3"),     // third line
    shapeOf("a4b4c4d4e4f4g4h4"),     // fourth line
    shapeOf("b1c1d2e3f4g5h6h7"),     // diagonal of six and the C squares beside it
    shapeOf("b2d1e2f3g4h5g7"),       // diagonal of five and the X squares beside it
    shapeOf("c2a1b1c1d1e1f1g1h1f2"), // edge with c2 and f2
    shapeOf("a1b1c1d1e1a2b2a3a4a5"), // narrow corner triangle
    shapeOf("a1b1a2b2c2d2b3c3b4d4"), // corner fish
    shapeOf("c6d6d7d8c8f8e8e7e6f6"), // anvil on an edge
};

constexpr std::array<std::size_t, patternKinds> patternTableSizes = [] {
    std::array<std::size_t, patternKinds> sizes{};
    for (std::size_t kind = 0; kind < patternKinds; ++kind) {
        sizes[kind] = 1;
        for (std::size_t i = 0; i < patternShapes[kind].size; ++i)
            sizes[kind] *= 3;
    }
    return sizes;
}();

/// Where each shape's table begins in the weights of a phase, and their whole number.
constexpr std::array<std::size_t, patternKinds + 1> patternOffsets = [] {
    std::array<std::size_t, patternKinds + 1> offsets{};
    for (std::size_t kind = 0; kind < patternKinds; ++kind)
        offsets[kind + 1] = offsets[kind] + patternTableSizes[kind];
    return offsets;
}();
constexpr std::size_t patternWeights = patternOffsets[patternKinds];

/// Beside the shapes, how many moves each side has is looked up, and how many of them are corners,
/// which no shape sees whole. Without them the errors on held-out games are 2 % larger. No game is
/// known to allow more moves than this; positions made by hand can have some more, which count as
/// so many.
constexpr std::size_t mostMobility = 33;
constexpr std::size_t mobilityContents = (mostMobility + 1) * 5;

constexpr std::size_t mobilityContent(Mask moves)
{
    const auto count = static_cast<std::size_t>(std::popcount(moves));
    const auto corners = static_cast<std::size_t>(std::popcount(moves & cornerSquares));
    return std::min(count, mostMobility) + (mostMobility + 1) * corners;
}

/// Where the mover's and the other side's moves begin in the weights of a phase, and the number of
/// all these.
constexpr std::size_t ownMobilityOffset = patternWeights;
constexpr std::size_t otherMobilityOffset = ownMobilityOffset + mobilityContents;
constexpr std::size_t phaseWeights = otherMobilityOffset + mobilityContents;

/// The square that lies, in the given way of the four, where `square` lies in the shape as written:
/// quarter turns of the board.
constexpr int turnedSquare(int square, std::size_t way)
{
    int column = square % 8;
    int row = square / 8;
    for (; way > 0; --way) {
        const int turned = 7 - column;
        column = row;
        row = turned;
    }
    return row * 8 + column;
}

using FeatureRow = std::array<std::int16_t, patternCount>;

/// For each square the power of three it has in each pattern, 0 if it is not part of it. A
/// pattern's feature is the sum over its squares, the mover's discs counted positive, the other's
/// negative.
alignas(64) constexpr std::array<FeatureRow, 64> featureRows = [] {
    std::array<FeatureRow, 64> rows{};
    for (std::size_t kind = 0; kind < patternKinds; ++kind) {
        for (std::size_t way = 0; way < patternsPerKind; ++way) {
            std::int16_t power = 1;
            for (std::size_t i = 0; i < patternShapes[kind].size; ++i) {
                const int square = turnedSquare(patternShapes[kind].squares[i], way);
                rows[static_cast<std::size_t>(square)][kind * patternsPerKind + way] = power;
                power = static_cast<std::int16_t>(power * 3);
            }
        }
    }
    return rows;
}();

/// The index of an empty pattern in its phase's weights; adding a feature gives its content's
/// index.
constexpr std::array<std::int32_t, patternCount> featureOrigins = [] {
    std::array<std::int32_t, patternCount> origins{};
    for (std::size_t i = 0; i < patternCount; ++i) {
        const std::size_t kind = i / patternsPerKind;
        origins[i] = static_cast<std::int32_t>(patternOffsets[kind] + patternTableSizes[kind] / 2);
    }
    return origins;
}();

/// The contents of all patterns of a position, seen from the mover. Changing sides is a change of
/// sign, which makes a move cheap: see Evaluator.
struct alignas(32) Features
{
    FeatureRow values;
};

/// From scratch; searches go from node to node by childFeatures.
inline Features featuresOf(const Board &board)
{
    Features features{{}};
    for (std::size_t square = 0; square < 64; ++square) {
        const int sign = static_cast<int>((board.own >> square) & 1)
                         - static_cast<int>((board.other >> square) & 1);
        for (std::size_t i = 0; i < patternCount; ++i)
            features.values[i] =
                static_cast<std::int16_t>(features.values[i] + sign * featureRows[square][i]);
    }
    return features;
}

} // namespace ai::othello
