#pragma once

#include "core/format/transcript.h"

#include <string_view>

namespace core::format {

/// Whether a text is prose or a command that happens to hold a square or two.
bool isProse(const Transcript &read);

/// Whether a line has moves of no game, such as names or a date: it says something of the game
/// below or above.
bool isHeading(std::string_view line);

/// Why prose is no game.
Error noGameIn(const Transcript &prose, std::string_view text);

/// Reads moves as those of the usual kind of game, else as those of another. The error is that of
/// the kind whose moves went furthest; where there are squares that Othello alone has, its own.
Transcript readMovesOfAnyGame(std::string_view text, GameKind usual);

} // namespace core::format
