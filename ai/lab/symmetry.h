#pragma once

#include "core/tictactoe.h"

#include <cstdint>
#include <vector>

namespace ai::lab {

/// The same position for all that are turned or mirrored into each other.
core::TicTacToe representative(const core::TicTacToe &position);

/// How many positions can come up from one, itself included, and how many once symmetric ones count
/// as one: 5,478 and 765 from the empty board.
struct PositionCount
{
    std::uint64_t all = 0;
    std::uint64_t upToSymmetry = 0;
};
PositionCount countPositions(const core::TicTacToe &from);

/// For each move the place of the first move that leads to a symmetric position: its own place
/// where there is none before it.
std::vector<std::size_t> symmetricMoves(const core::TicTacToe &position,
                                        const std::vector<core::Move> &moves);

} // namespace ai::lab
