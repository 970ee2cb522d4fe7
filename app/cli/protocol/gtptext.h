#pragma once

#include "ai/othello/othelloengine.h"
#include "app/cli/protocol/connection.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cli::protocol {

// Parsing and formatting of the Go Text Protocol for a server.

/// A command line without control characters and comment; tabs become blanks.
std::string cleanedCommand(const std::string &line);

/// A decimal number from 0 to a million.
std::optional<double> decimalIn(std::string_view word);

/// Parses a colour: b, black, w or white, in any case.
std::optional<core::Side> sideIn(std::string_view word);

/// The name of an Othello rule for set_game; and the rule of such a name, in any case.
std::string_view gameTitle(core::Othello::Rule rule);
std::optional<core::Othello::Rule> ruleNamed(std::string_view game);

/// "F5" or "pass".
std::string vertex(core::Move move);

/// The board as a diagram, followed by whose turn it is or the result.
std::string boardText(const core::Othello &game);

/// The board in the form that GoGui expects from a rules server: X, O, and a dot for empty squares.
/// The first line is row 8, because Go counts rows from the bottom.
std::string rulesBoardText(const core::Othello &game);

/// "B+12", "W+2" or "0".
std::string scoreText(const core::Othello &game);

std::string legalMovesText(const core::Othello &game);

/// One move per line with its score in discs, and "exact" or "depth N".
std::string valuesText(std::span<const ai::AnalyzedMove> values);

} // namespace cli::protocol
