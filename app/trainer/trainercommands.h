#pragma once

#include "app/program/manual.h"

#include <vector>

namespace trainer {

// What `tabuleiro-trainer NAME` does.

/// Make games: generate and label.
std::vector<commandline::Command> gamesCommands();
/// Make and measure weights: fit, train, network, evaluate, pack and probcut.
std::vector<commandline::Command> weightsCommands();
/// Make the opening book: book.
std::vector<commandline::Command> bookCommands();

/// Make the puzzles of Othello: endings and puzzles.
std::vector<commandline::Command> puzzleCommands();

/// Measure what the engine sees: gauge.
std::vector<commandline::Command> gaugeCommands();

/// What --help, the manual page and the completions say of tabuleiro-trainer, and what it runs.
program::Manual manualOfTrainer();

} // namespace trainer
