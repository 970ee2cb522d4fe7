#pragma once

#include "app/cli/match/matchgame.h"

namespace cli::match {

/// Plays a game between two players, indexed by side, from an opening. Nothing if a stop was
/// requested before its end.
std::optional<MatchGame> playGame(const MatchOpening &opening,
                                  const std::array<Player *, 2> &players, std::uint64_t seed,
                                  const std::stop_token &token);

} // namespace cli::match
