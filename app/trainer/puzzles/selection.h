#pragma once

#include "ai/learn/puzzles.h"
#include "ai/learn/rungs.h"
#include "app/trainer/puzzles/candidates.h"

namespace trainer {

/// The lowest rung of Othello's ladder, from 1, that plays a move of a position in at least half of
/// twenty games.
int gradeOf(const core::Othello &position, core::Move move, ai::learn::RungPlayer &player);

/// Endings that are unlike up to symmetry and colour, the first of those that are alike, with their
/// grades.
core::Result<std::vector<ai::learn::Puzzle>> gradedPuzzles(const std::vector<Candidate> &candidates,
                                                           std::size_t threads);

/// Selects at most `count` of them, as evenly spread over the grades as their numbers allow. Within
/// a grade at most a third, or one, have their solution on the same kind of square, and from grade
/// 3 on none takes a corner. In the order in which they came; all are in the pool of the puzzle of
/// the day.
ai::learn::PuzzleSet selectedPuzzles(const std::vector<ai::learn::Puzzle> &graded,
                                     std::size_t count);

} // namespace trainer
