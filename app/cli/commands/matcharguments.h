#pragma once

#include "app/cli/match/matchopenings.h"
#include "app/cli/match/matchrunner.h"
#include "app/cli/match/players/playersettings.h"
#include "app/commandline/arguments.h"

#include <stop_token>

namespace cli {

/// The arguments of `tabuleiro-cli match`.
struct MatchArguments
{
    std::array<match::PlayerSettings, 2> players;
    match::MatchPlan plan; ///< without openings, and without players until they are loaded
    match::OpeningRules openingRules; ///< used if no file of openings is given

    std::array<std::string, 2> names() const { return {players[0].name, players[1].name}; }
};

/// Parses the arguments; reads no file.
core::Result<MatchArguments> readMatchArguments(const commandline::Arguments &arguments);

/// Reads the files named in the players' settings, and adds the players to the plan.
std::optional<core::Error> loadPlayers(MatchArguments &match);

/// The contents of --openings FILE; empty if it is not given.
core::Result<std::string> readOpeningsFile(const commandline::Arguments &arguments);

/// The openings in the file's text, or drawn ones, which takes a while. Fewer than the plan needs
/// only after a stop request.
core::Result<std::vector<match::MatchOpening>>
chooseOpenings(const commandline::Arguments &arguments, const MatchArguments &match,
               const std::string &given, const std::stop_token &token);

/// Identifies a match for resuming it: equal for equal players, seed, weights, and rules or file
/// contents of the openings.
std::uint64_t fingerprint(const commandline::Arguments &arguments, const MatchArguments &match,
                          const std::string &openings);

} // namespace cli
