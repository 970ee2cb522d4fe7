#pragma once

#include "app/cli/match/players/player.h"
#include "core/error.h"

#include <functional>
#include <string_view>

namespace cli::match {

/// How openings are drawn.
struct OpeningRules
{
    int plies = 8;
    int balance = 2; ///< discs by which a side may stand better
    std::uint64_t seed = 1;
};

/// Openings drawn at random whose positions differ, also by symmetry, and which two searches of our
/// engine find balanced. The same rules give the same openings, the first ones of a longer list the
/// same as those of a shorter. Fewer than requested where there seem to be no more, or when a
/// stop is requested. Progress gets how many there are, on the calling thread.
std::vector<MatchOpening> drawOpenings(const OpeningRules &rules, std::size_t count, int threads,
                                       const std::stop_token &token,
                                       const std::function<void(std::size_t)> &progress = {});

/// Reads an opening from which a game can be played: moves from the usual start such as f5d6c3, or
/// a board, as below.
core::Result<MatchOpening> readOpening(std::string_view line);

/// Reads an opening a line: moves from the usual start such as f5d6c3, passes implied or written
/// pass, or a board of 64 squares and the side to move. What follows a semicolon, and lines that
/// begin with # or %, are left out.
core::Result<std::vector<MatchOpening>> readOpenings(std::string_view text);

/// Where the players begin.
/// Precondition: a game of Othello.
core::Othello positionAfter(const MatchOpening &opening);

} // namespace cli::match
