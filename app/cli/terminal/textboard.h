#pragma once

#include "app/commandline/sentences.h"

#include <optional>
#include <string>

namespace cli {

/// The position as text: Othello with coordinates, dots on legal squares, and the score;
/// tic-tac-toe with numbers in empty squares; Nim's heaps with names and counters. Brackets mark
/// the square of the last move.
std::string boardText(const core::Position &position, std::optional<core::Move> lastMove,
                      const commandline::Players &players);

} // namespace cli
