#pragma once

#include "app/program/manual.h"

namespace cli {

// The implementations of `tabuleiro-cli NAME`. A new command is a function here and an entry in the
// manual.
commandline::Command playCommand();
commandline::Command opponentsCommand();
commandline::Command countCommand();
commandline::Command ladderCommand();
commandline::Command perftCommand();
commandline::Command solveCommand();
commandline::Command benchCommand();
commandline::Command engineCommand();
commandline::Command analyzeCommand();
commandline::Command matchCommand();
// Commands of the Search Lab; the first four run the window's program.
commandline::Command pageCommand();
commandline::Command worksheetCommand();
commandline::Command questionsCommand();
commandline::Command practiceCommand();
commandline::Command resultCommand();

/// The table for --help, the manual page, the completions and running the commands.
program::Manual manualOfCli();

} // namespace cli
