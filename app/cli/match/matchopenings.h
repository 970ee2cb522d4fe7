#pragma once

#include "app/cli/match/players/player.h"
#include "core/error.h"

#include <functional>
#include <string_view>

namespace cli::match {

/// How to draw openings.
struct OpeningRules
{
    int plies = 8;
    int balance = 2; ///< maximum advantage of either side, in discs
    std::uint64_t seed = 1;
};

/// Draws random openings whose positions differ even under symmetry, and which two searches of our
/// engine find balanced. The same rules give the same openings; a shorter list is a prefix of a
/// longer one. Fewer than requested if there seem to be no more, or after a stop request.
/// `progress` gets their number so far, on the calling thread.
std::vector<MatchOpening> pickOpenings(const OpeningRules &rules, std::size_t count, int threads,
                                       const std::stop_token &token,
                                       const std::function<void(std::size_t)> &progress = {});

/// Parses an opening from which a game can be played: moves from the standard start such as f5d6c3,
/// or a board with the side to move; any single record that core::format::readRecords() accepts.
core::Result<MatchOpening> readOpening(std::string_view text);

/// Parses the openings in a text, such as one per line, by core::format::readRecords(). Errors name
/// the file.
/// @param warnings gets the reasons why records are unusable and other remarks, even if no opening
/// is usable
core::Result<std::vector<MatchOpening>> readOpenings(std::string_view text, const std::string &name,
                                                     std::vector<core::Error> &warnings);

/// The position in which the players begin.
/// Precondition: a game of Othello.
core::Othello positionAfter(const MatchOpening &opening);

} // namespace cli::match
