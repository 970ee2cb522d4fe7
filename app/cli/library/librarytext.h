#pragma once

#include "core/library/libraryexplorer.h"

#include <string>

namespace cli {

// What a library knows of a move, as the columns of a table; "-" where it knows nothing.

/// "52 % / 3 % / 45 %" for Black, draws and White, or the numbers of games where these are few.
std::string resultText(const core::library::MoveStatistics &move);

/// The mean result in discs for the side to move, "+1.5", of games that are not few.
std::string meanText(const core::Othello &position, const core::library::MoveStatistics &move);

/// "1984-2019", or the one year.
std::string yearsText(const core::library::MoveStatistics &move);

/// "+2 depth 12", "+2 exact" or "+2 book", in discs for the side to move.
std::string valueText(const core::library::MoveStatistics &move);

} // namespace cli
