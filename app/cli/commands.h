#pragma once

#include <span>
#include <string>

namespace cli {

// Commands of tabuleiro-cli about the Othello engine. Each takes the words after its name and
// returns the exit status: 0, 1 for bad input, 2 for wrong usage, 130 where Ctrl-C stopped it; what
// was known until then is printed.

/// perft DEPTH [hash]: counts, time and leaves a second for each depth.
int perftCommand(std::span<const std::string> arguments);

/// solve FILE|BOARD...: exact score, a best move and its line, nodes and time of each position.
/// Files hold a position a line, plain, OBF or in the format of the FFO tests.
int solveCommand(std::span<const std::string> arguments);

/// bench [DEPTH]: fixed positions on one thread; the sum of nodes is the signature of the search.
int benchCommand(std::span<const std::string> arguments);

} // namespace cli
