#pragma once

#include "app/program/manual.h"

#include <vector>

namespace trainer {

// The implementations of `tabuleiro-trainer NAME`.

/// Make games: generate and label.
std::vector<commandline::Command> gamesCommands();
/// Make and measure weights: fit, train, network, evaluate, pack and probcut.
std::vector<commandline::Command> weightsCommands();
/// Make the opening book: book.
std::vector<commandline::Command> bookCommands();

/// Make the puzzles of Othello: endings and puzzles.
std::vector<commandline::Command> puzzleCommands();

/// Measure the engine's accuracy: gauge.
std::vector<commandline::Command> gaugeCommands();

/// The table for --help, the manual page, the completions and running the commands.
program::Manual manualOfTrainer();

} // namespace trainer
