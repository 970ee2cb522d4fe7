#pragma once

#include "app/commandline/command.h"

namespace cli {

/// `tabuleiro-cli library ACTION LIBRARY ...`: collections of games and what positions are worth.
commandline::Command libraryCommand();

} // namespace cli
