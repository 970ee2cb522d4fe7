#pragma once

#include "app/cli/match/matchgame.h"
#include "core/error.h"

#include <string_view>

namespace cli::match {

/// The game in the Generic Game Format on one line, with its end. The players are the match's first
/// and second, the match's fingerprint distinguishes matches, the date is such as
/// 2024.05.01_10:00:00.GMT.
std::string ggfLine(const MatchGame &game, const std::array<std::string, 2> &players,
                    std::uint64_t match, std::string_view date);

/// Reads back what ggfLine() wrote of a match whose players have the first side in turns. An error
/// where the moves are not legal, or do not lead to the result of a game in which neither failed.
core::Result<GameSummary> readGgfLine(std::string_view line, std::uint64_t match);

} // namespace cli::match
