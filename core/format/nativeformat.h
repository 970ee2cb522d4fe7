#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// The program's own format for the games of all kinds: text, with a version, described in
/// resources/formats/tabuleiro-game.md.

/// Whether a text begins as the format does.
bool looksNative(std::string_view text);

/// Reads the games of a text. Unknown keys are skipped. A game that is wrong is left out with a
/// warning, and the next heading begins another.
std::vector<Record> readNative(std::string_view text, Warnings &warnings);

/// A game as a text that readNative() reads back equal, but for control characters and blanks at
/// the ends of its texts.
std::string writeNative(const GameRecord &record);

} // namespace core::format
