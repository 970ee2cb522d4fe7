#pragma once

#include "app/program/manual.h"

namespace cli {

// What `tabuleiro-cli NAME` does. A new command is a function here and one of the manual's.
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
// Commands of the Search Lab; the first four are made by the window's program.
commandline::Command pageCommand();
commandline::Command worksheetCommand();
commandline::Command questionsCommand();
commandline::Command practiceCommand();
commandline::Command resultCommand();

/// What --help, the manual page and the completions say of tabuleiro-cli, and what it runs.
program::Manual manualOfCli();

} // namespace cli
