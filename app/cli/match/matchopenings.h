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
/// a board and its side; one record of any text that core::format::readRecords() reads.
core::Result<MatchOpening> readOpening(std::string_view text);

/// Reads the openings of a text, such as one a line, by core::format::readRecords(). Errors name
/// the file.
/// @param warnings gets why others of it could not be read, and what is to be known of it, where no
///     game can be played from any as well
core::Result<std::vector<MatchOpening>> readOpenings(std::string_view text, const std::string &name,
                                                     std::vector<core::Error> &warnings);

/// Where the players begin.
/// Precondition: a game of Othello.
core::Othello positionAfter(const MatchOpening &opening);

} // namespace cli::match
