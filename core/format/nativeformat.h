#pragma once

#include "core/match/gamerecord.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// The program's own format for the games of all kinds: text, with a version, described in
/// resources/formats/tabuleiro-game.md.

/// Whether a text begins as the format does.
bool looksNative(std::string_view text);

/// Reads the games of a text, at least one. Unknown keys are skipped. An error has the place,
/// what was found and what was expected.
Result<std::vector<GameRecord>> readNative(std::string_view text);

/// A game as a text that readNative() reads back equal, but for control characters and blanks at
/// the ends of its texts.
std::string writeNative(const GameRecord &record);

} // namespace core::format
