#pragma once

#include "core/tictactoe.h"

#include <vector>

namespace ai::lab {

/// All games that the first article's depth-limited program loses as second player against some
/// play by X. The article calls depth 2 unbeatable. `depth` is counted as in the article, from 0.
std::vector<std::vector<core::Move>> lostGames(int depth);
/// How many games the course report's program loses as second player, counted in the same way, by
/// its printed code or by its prose. The report calls its hard level unbeatable.
int gamesLostByReport(bool byCode);

} // namespace ai::lab
