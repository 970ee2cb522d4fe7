#pragma once

#include "ai/learn/puzzles.h"
#include "ai/learn/rungs.h"
#include "app/trainer/puzzles/candidates.h"

namespace trainer {

/// The lowest rung of Othello's ladder, from 1, that plays this move in at least ten of twenty
/// games.
int gradeOf(const core::Othello &position, core::Move move, ai::learn::RungPlayer &player);

/// The endings with their grades, without those equivalent to an earlier one by symmetry and
/// colour.
core::Result<std::vector<ai::learn::Puzzle>> gradedPuzzles(const std::vector<Candidate> &candidates,
                                                           std::size_t threads);

/// Selects at most `count` puzzles, distributed over the grades as evenly as possible. Within a
/// grade at most a third (or one) have their solution on the same kind of square, and from grade 3
/// on none is a corner move. Keeps their order; all belong to the pool of the daily puzzle.
ai::learn::PuzzleSet selectedPuzzles(const std::vector<ai::learn::Puzzle> &graded,
                                     std::size_t count);

} // namespace trainer
