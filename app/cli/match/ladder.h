#pragma once

#include "app/cli/match/matchrunner.h"

#include <atomic>

namespace cli::match {

/// A match between two players of the ladder. The result is reproducible for any number of threads,
/// unless a player is limited by time.
struct LadderMatch
{
    Contestant player;
    Contestant rival;
    core::Position start;
    int games = 200;
    FirstSide firstSide = FirstSide::InTurns;
    /// Random moves at the start, to make games differ. With InTurns each random opening is played
    /// with both assignments of sides.
    int randomPlies = 0;
    std::uint64_t seed = 0;
    int threads = 1;
};

/// The result of a match from the player's point of view.
struct LadderMatchResult
{
    MatchTally tally;
    int different = 0; ///< the number of distinct games

    int games() const { return tally.won + tally.drawn + tally.lost; }
};

/// Plays a match; `finished` is the number of games done, for showing the progress. The error is a
/// player's failure.
core::Result<LadderMatchResult> playLadderMatch(const LadderMatch &ladderMatch,
                                                std::atomic<int> *finished = nullptr);

} // namespace cli::match
