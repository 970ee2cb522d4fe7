#pragma once

#include "core/match/match.h"

#include <string_view>

namespace ai {

/// The usual English name of an opening with a position on its way, whatever moves led there and
/// however the board is turned or mirrored; empty where there is none. Any thread.
std::string_view openingName(const core::Othello &position);

/// The last such name on the way to a position of a game; empty where there is none, in other games
/// and once the game has left it by some moves.
std::string_view openingName(const core::Match &match, std::size_t ply);

} // namespace ai
