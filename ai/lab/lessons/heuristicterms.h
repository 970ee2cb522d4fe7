#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <vector>

namespace ai::lab {

/// A line of tic-tac-toe as a heuristic counts it, to MAX.
struct LineTerm
{
    core::TicTacToe::Mask line = 0;
    int points = 0;
};

/// What the search's heuristic gives each of the eight lines, in the order of TicTacToe::lines.
/// Without a completed line they add up to its value; a completed line decides alone where the
/// heuristic sees it.
std::vector<LineTerm> lineTerms(const core::TicTacToe &position, core::Side max, bool openLines);

} // namespace ai::lab
