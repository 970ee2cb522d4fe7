#pragma once

#include "app/cli/match/matchrunner.h"

#include <atomic>

namespace cli::match {

/// How the players of the ladder meet. The same match has the same result, however many threads
/// play it, unless a player's limit is a time.
struct LadderMatch
{
    Contestant player;
    Contestant rival;
    core::Position start;
    int games = 200;
    FirstSide firstSide = FirstSide::InTurns;
    /// Moves drawn at random before the two begin, so that their games differ. With InTurns, each
    /// such opening is played from both sides.
    int randomPlies = 0;
    std::uint64_t seed = 0;
    int threads = 1;
};

/// How a match ended, as the player sees it.
struct LadderMatchResult
{
    MatchTally tally;
    int different = 0; ///< games that differ, among those played

    int games() const { return tally.won + tally.drawn + tally.lost; }
};

/// Plays the games of a match; finished counts them, for a display of the progress. The error is
/// a player's.
core::Result<LadderMatchResult> playLadderMatch(const LadderMatch &ladderMatch,
                                                std::atomic<int> *finished = nullptr);

} // namespace cli::match
