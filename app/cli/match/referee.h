#pragma once

#include "app/cli/match/gamefile.h"

namespace cli::match {

/// Plays a game of a match between two players, black and white by side, from an opening. Nothing
/// if it was asked to stop before the end.
std::optional<FinishedGame> playedGame(int number, const Opening &opening,
                                       const std::array<Player *, 2> &players, std::uint64_t seed,
                                       const std::stop_token &token);

} // namespace cli::match
