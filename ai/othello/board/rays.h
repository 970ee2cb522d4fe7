#pragma once

#include "ai/othello/board/board.h"

#include <array>
#include <cstddef>

namespace ai::othello {

using core::geometry::cornerSquares;
using core::geometry::neighboursOf;

/// The distance of a row or column from the nearer edge, 0 to 3.
constexpr int fromEdge(int line)
{
    return line < 4 ? line : 7 - line;
}

/// The squares that can be reached from a square in each direction, without the square itself:
/// first the four directions of rising square numbers (right, down, down left, down right), then
/// the opposite directions in the same order.
struct alignas(64) Rays
{
    std::array<Mask, 4> rising;
    std::array<Mask, 4> falling;
};

constexpr Mask ray(int square, int columns, int rows)
{
    Mask squares = 0;
    int column = square % 8 + columns;
    int row = square / 8 + rows;
    for (; column >= 0 && column < 8 && row >= 0 && row < 8; column += columns, row += rows)
        squares |= squareBit(row * 8 + column);
    return squares;
}

constexpr std::array<Rays, 64> raysOf = [] {
    std::array<Rays, 64> table{};
    for (int square = 0; square < 64; ++square) {
        Rays &rays = table[static_cast<std::size_t>(square)];
        rays.rising = {ray(square, 1, 0), ray(square, 0, 1), ray(square, -1, 1), ray(square, 1, 1)};
        rays.falling = {ray(square, -1, 0), ray(square, 0, -1), ray(square, 1, -1),
                        ray(square, -1, -1)};
    }
    return table;
}();

/// How many discs the mover turns on a line of eight, by the index of the disc (first) and the
/// mover's discs (second), if the other side has all other squares.
constexpr std::array<std::array<std::uint8_t, 256>, 8> lastFlipsOnLine = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (int place = 0; place < 8; ++place) {
        for (int own = 0; own < 256; ++own) {
            int turned = 0;
            for (const int step : {1, -1}) {
                int run = 0;
                int at = place + step;
                for (; at >= 0 && at < 8 && ((own >> at) & 1) == 0; at += step)
                    ++run;
                turned += at >= 0 && at < 8 ? run : 0;
            }
            table[static_cast<std::size_t>(place)][static_cast<std::size_t>(own)] =
                static_cast<std::uint8_t>(turned);
        }
    }
    return table;
}();

} // namespace ai::othello
