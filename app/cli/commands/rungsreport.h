#pragma once

#include "app/cli/match/ladder.h"

namespace cli {

/// What `ladder --rungs` measures.
struct RungsRequest
{
    int games = 200;   ///< in each row
    int lossGames = 0; ///< of each rung against itself, for the histogram of its losses
    int threads = 1;
    std::uint64_t seed = 1;
};

/// Prints the rungs of all games: neighbours by games or, in the small games, exactly; where the
/// levels lie; ratings; and how much each rung of Othello loses by its moves, beside people. The
/// value says whether all requirements hold.
core::Result<bool> reportRungs(const RungsRequest &request);

} // namespace cli
