#pragma once

#include "ai/othello/board/board.h"
#include "ai/othello/evaluation/weights.h"
#include "ai/search/random.h"
#include "app/trainer/data/dataset.h"

#include <cstdint>
#include <vector>

namespace trainer {

/// Up to this number of empty squares labels are exact; above it they come from searches that reach
/// phases already fitted.
constexpr int maxExactEmpties = 12;

/// A random one of the squares, uniformly; there must be one.
int randomSquare(ai::othello::Mask moves, ai::Random &random);

/// A position with this many empty squares from a game in which each side moves at random or
/// minimises replies, mixed in a proportion drawn for each game. The mover has a legal move.
ai::othello::Board randomPosition(int empties, ai::Random &random);

/// Labelled positions of a phase, with evenly distributed numbers of empty squares.
std::vector<Sample> makeSamples(std::size_t phase, std::size_t count,
                                const ai::othello::Weights &weights, std::uint64_t seed);

} // namespace trainer
