#pragma once

#include "app/cli/match/ladder.h"

namespace cli {

/// The request of `ladder --rungs`.
struct RungsRequest
{
    int games = 200;   ///< per row
    int lossGames = 0; ///< of each rung against itself, for the loss histogram
    int threads = 1;
    std::uint64_t seed = 1;
};

/// Prints the rungs of all games: results between neighbours, exact ones in the small games; the
/// levels' places among them; ratings; and what the moves of each Othello rung lose, compared with
/// people. Returns whether all requirements are met.
core::Result<bool> reportRungs(const RungsRequest &request);

} // namespace cli
