#pragma once

#include "core/tictactoe.h"

#include <vector>

namespace ai::lab {

/// The games that the first article's depth-limited program loses as second player, X being any
/// human: all that there are, by going through every human line. The article calls depth 2
/// unbeatable. Depth as the article counts it, from 0.
std::vector<std::vector<core::Move>> lostGames(int depth);

} // namespace ai::lab
