#pragma once

#include "app/cli/match/matchgame.h"
#include "core/error.h"

#include <string_view>

namespace cli::match {

/// The game as one line of the Generic Game Format, including the line end. The players are the
/// match's first and second; the fingerprint identifies the match; the date has the form
/// 2024.05.01_10:00:00.GMT.
std::string ggfLine(const MatchGame &game, const std::array<std::string, 2> &players,
                    std::uint64_t match, std::string_view date);

/// Parses a line of ggfLine() from a match whose players alternate sides. An error if a move is
/// illegal, or if the result does not match a game that neither player forfeited.
core::Result<GameSummary> readGgfLine(std::string_view line, std::uint64_t match);

} // namespace cli::match
