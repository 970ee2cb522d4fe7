#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// The program's own text format, for all games, with a version number; see
/// resources/formats/tabuleiro-game.md.

/// Whether a text begins like this format.
bool looksNative(std::string_view text);

/// Reads the games of a text. Unknown keys are skipped. A game with an error is left out with a
/// warning; reading goes on at the next game's heading.
std::vector<Record> readNative(std::string_view text, Warnings &warnings);

/// A game as a text from which readNative() restores an equal game, except for control characters
/// and leading and trailing blanks in its texts.
std::string writeNative(const GameRecord &record);

} // namespace core::format
