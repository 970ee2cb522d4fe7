#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <vector>

namespace ai::lab {

/// A line of tic-tac-toe as a heuristic counts it, to MAX.
struct LineTerm
{
    core::TicTacToe::Mask line = 0;
    int marks = 0; ///< on it
    int points = 0;
};

/// What the setup's heuristic, Lines or OpenLines, gives each of the eight lines, in the order of
/// TicTacToe::lines. Without a completed line they add up to its value; a completed line decides
/// alone where the heuristic sees it.
std::vector<LineTerm> lineTerms(const SearchSetup &setup, const core::TicTacToe &position);

} // namespace ai::lab
