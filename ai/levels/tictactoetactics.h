#pragma once

#include "core/tictactoe.h"

#include <vector>

namespace ai {

/// The squares that complete a line for a side, empty if there is none.
std::vector<core::Move> completions(const core::TicTacToe &position, core::Side side);

/// Rule (iii) of the course report's hard level, as its text describes it: against opposite
/// corners, with the centre marked, play an edge; against two edges, the corner between them.
std::vector<core::Move> triangleSquares(const core::TicTacToe &position);
/// Rule (iii) as in the report's code: the centre must be the level's own, and one edge is enough.
std::vector<core::Move> triangleSquaresOfReportCode(const core::TicTacToe &position);

} // namespace ai
