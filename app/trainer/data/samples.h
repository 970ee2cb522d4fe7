#pragma once

#include "ai/othello/board/board.h"
#include "ai/othello/evaluation/weights.h"
#include "ai/search/random.h"
#include "app/trainer/data/dataset.h"

#include <cstdint>
#include <vector>

namespace trainer {

/// The most empty squares with which labels are exact; with more they come from a search with
/// the evaluation of the phases that are already fitted.
constexpr int maxExactEmpties = 12;

/// One of the squares, each as likely; there is one.
int randomSquare(ai::othello::Mask moves, ai::Random &random);

/// A position with this many empty squares from a game in which each side chooses at random or
/// leaves the fewest replies, in a mixture drawn for each game. The mover has a move.
ai::othello::Board randomPosition(int empties, ai::Random &random);

/// Labelled positions of a phase, empty squares evenly spread over it.
std::vector<Sample> makeSamples(std::size_t phase, std::size_t count,
                                const ai::othello::Weights &weights, std::uint64_t seed);

} // namespace trainer
