#pragma once

#include "core/format/transcript.h"

#include <string_view>

namespace core::format {

/// Whether a text is prose or a command that happens to contain a square or two.
bool isProse(const Transcript &read);

/// Whether a line has no moves of any game, but names or a date, say, that belong to the game above
/// or below.
bool isHeading(std::string_view line);

/// The error that explains why prose is not a game.
Error noGameIn(const Transcript &prose, std::string_view text);

/// Reads moves as those of the usual game or, if that fails, of another. The error is that of the
/// game of which the most moves could be read; if the text has squares that only Othello has, that
/// of the usual game.
Transcript readMovesOfAnyGame(std::string_view text, GameKind usual);

} // namespace core::format
