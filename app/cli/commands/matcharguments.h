#pragma once

#include "app/cli/match/matchopenings.h"
#include "app/cli/match/matchrunner.h"
#include "app/cli/match/players/playersettings.h"
#include "app/commandline/arguments.h"

#include <stop_token>

namespace cli {

/// What the words after `tabuleiro-cli match` say.
struct MatchArguments
{
    std::array<match::PlayerSettings, 2> players;
    match::MatchPlan plan; ///< without openings, and without players until they are loaded
    match::OpeningRules openingRules; ///< where no file of openings is given

    std::array<std::string, 2> names() const { return {players[0].name, players[1].name}; }
};

/// Reads no file.
core::Result<MatchArguments> readMatchArguments(const commandline::Arguments &arguments);

/// Reads the files that the players name, and puts the players into the plan.
std::optional<core::Error> loadPlayers(MatchArguments &match);

/// The text of --openings FILE, empty without it.
core::Result<std::string> readOpeningsFile(const commandline::Arguments &arguments);

/// The openings that the file's text gives, or ones drawn, which takes a while; fewer than the plan
/// needs only after a stop.
core::Result<std::vector<match::MatchOpening>>
chooseOpenings(const commandline::Arguments &arguments, const MatchArguments &match,
               const std::string &given, const std::stop_token &token);

/// A number that is the same for a match that is continued: for the same players, seed, weights and
/// rules of the openings or text of their file.
std::uint64_t fingerprint(const commandline::Arguments &arguments, const MatchArguments &match,
                          const std::string &openings);

} // namespace cli
