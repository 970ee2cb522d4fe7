#pragma once

#include "ai/choice.h"
#include "core/position.h"

namespace ai {

/// How beginners play, to measure the levels by. The game must not be over.

/// Any move.
Choice anyMove(const core::Position &position);

/// Othello: any corner there is, otherwise the most discs at once.
Choice cornersThenMostDiscs(const core::Othello &position);

/// Tic-tac-toe: completes a line, else blocks one, else any square.
Choice winsOrBlocks(const core::TicTacToe &position);

} // namespace ai
