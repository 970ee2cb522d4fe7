#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <vector>

namespace ai::lab {

/// The value of a line of tic-tac-toe in a heuristic, for MAX.
struct LineTerm
{
    core::TicTacToe::Mask line = 0;
    int marks = 0; ///< on it
    int points = 0;
};

/// The terms of the setup's heuristic, Lines or OpenLines, for the eight lines in the order of
/// TicTacToe::lines. Without a completed line they add up to its value; if the heuristic sees
/// completed lines, one alone decides.
std::vector<LineTerm> lineTerms(const SearchSetup &setup, const core::TicTacToe &position);

} // namespace ai::lab
