#pragma once

#include "core/othello.h"

namespace ai::othello {

/// Scores are in discs for the side to move; the empty squares of a finished game count for its
/// winner.
constexpr int maxScore = core::Othello::maxScore;
constexpr int minScore = -maxScore;
/// Lower than any score.
constexpr int noScore = 2 * minScore;

} // namespace ai::othello
