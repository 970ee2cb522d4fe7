#pragma once

#include "core/library/libraryexplorer.h"

#include <string>

namespace cli {

// Table columns about a move in a library; "-" if there is no information.

/// "52 % / 3 % / 45 %" for Black, draws and White; numbers of games if there are few.
std::string resultText(const core::library::MoveStatistics &move);

/// The mean result in discs for the side to move: "+1.5"; only if there are enough games.
std::string meanText(const core::Othello &position, const core::library::MoveStatistics &move);

/// "1984-2019", or the one year.
std::string yearsText(const core::library::MoveStatistics &move);

/// "+2 depth 12", "+2 exact" or "+2 book", in discs for the side to move.
std::string valueText(const core::library::MoveStatistics &move);

} // namespace cli
