#pragma once

#include "core/nim.h"
#include "core/tictactoe.h"

#include <cstdint>
#include <vector>

namespace ai::lab {

/// How many positions can come up from one, itself included, and how many once symmetric ones count
/// as one: 5,478 and 765 from the empty board. A plain minimax that remembers every position looks
/// once at the moves of each, and its calls are those moves and the root: 16,168 and 2,271.
struct PositionCount
{
    std::uint64_t all = 0;
    std::uint64_t upToSymmetry = 0;
    std::uint64_t calls = 1;
    std::uint64_t callsUpToSymmetry = 1;
};
PositionCount countPositions(const core::TicTacToe &from);
/// Counts of Nim, where the side to move is part of a position, and no two are symmetric.
PositionCount countPositions(const core::Nim &from);

/// For each move the place of the first move that leads to a symmetric position: its own place
/// where there is none before it.
std::vector<std::size_t> symmetricMoves(const core::TicTacToe &position,
                                        const std::vector<core::Move> &moves);

} // namespace ai::lab
