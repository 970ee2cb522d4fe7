#pragma once

#include "core/tictactoe.h"

#include <vector>

namespace ai {

/// The squares that complete a line for a side, empty if there is none.
std::vector<core::Move> completions(const core::TicTacToe &position, core::Side side);

/// Rule (iii) of the course report's hard level, in its prose: opposite corners with the centre
/// marked call for an edge, two edges for the corner between them.
std::vector<core::Move> triangleSquares(const core::TicTacToe &position);
/// Rule (iii) as the report's code has it: the centre must be its own, and one edge is enough.
std::vector<core::Move> triangleSquaresOfReportCode(const core::TicTacToe &position);

} // namespace ai
