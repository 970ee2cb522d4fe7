#pragma once

#include "app/commandline/sentences.h"

#include <optional>
#include <string>

namespace cli {

/// The position as lines of text: Othello with coordinates, legal squares as dots and the score,
/// tic-tac-toe with the numbers of the empty squares, Nim's heaps with names and counters. The last
/// move is in brackets where it is a square.
std::string boardText(const core::Position &position, std::optional<core::Move> lastMove,
                      const commandline::Players &players);

} // namespace cli
