#pragma once

#include "app/manual/manual.h"

#include <span>

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

/// What --help, the manual page and the completions say of tabuleiro-cli, and what it runs.
manual::Manual manualOfCli();

/// What `tabuleiro-cli WORDS` does: a command, the help or the version. The exit status.
int run(std::span<const std::string_view> words);

} // namespace cli
