#pragma once

#include "ai/othello/othelloengine.h"
#include "app/cli/protocol/connection.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cli::protocol {

// The words of the Go Text Protocol as a server reads and writes them.

/// A command's line: control characters dropped, tabs as blanks, the comment cut off.
std::string cleanedCommand(const std::string &line);

/// A decimal number from 0 to a million.
std::optional<double> decimalIn(std::string_view word);

/// The side of a colour: b, black, w or white, in either case.
std::optional<core::Side> sideIn(std::string_view word);

/// What set_game calls Othello by a rule, and the rule of such a name in either case.
std::string_view gameTitle(core::Othello::Rule rule);
std::optional<core::Othello::Rule> ruleNamed(std::string_view game);

/// "F5" or "pass".
std::string vertex(core::Move move);

/// The board as a picture, and whose turn it is or the result.
std::string boardText(const core::Othello &game);

/// The board as GoGui reads it of a program that knows the rules: X, O and a dot for empty. Its
/// first line is row 8, for the rows of a board of Go begin below.
std::string rulesBoardText(const core::Othello &game);

/// "B+12", "W+2" or "0".
std::string scoreText(const core::Othello &game);

std::string legalMovesText(const core::Othello &game);

/// A move a line with its score in discs, and how it is known: "exact" or "depth N".
std::string valuesText(std::span<const ai::othello::MoveValue> values);

} // namespace cli::protocol
