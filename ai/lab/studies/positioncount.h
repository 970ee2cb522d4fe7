#pragma once

#include "core/nim.h"
#include "core/tictactoe.h"

#include <cstdint>

namespace ai::lab {

/// How many positions are reachable from one, including itself, and how many if symmetric ones are
/// identified: 5,478 and 765 from the empty board. A plain minimax that remembers positions expands
/// each once, so its calls are their moves plus the root: 16,168 and 2,271.
struct PositionCount
{
    std::uint64_t all = 0;
    std::uint64_t upToSymmetry = 0;
    std::uint64_t calls = 1;
    std::uint64_t callsUpToSymmetry = 1;
};
PositionCount countPositions(const core::TicTacToe &from);
/// For Nim, where positions include the side to move and none are symmetric.
PositionCount countPositions(const core::Nim &from);

} // namespace ai::lab
