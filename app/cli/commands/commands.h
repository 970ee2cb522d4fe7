#pragma once

#include "app/commandline/arguments.h"

#include <span>

namespace cli {

/// What `tabuleiro-cli NAME` does. A new command is a function here and one of allCommands().
struct Command
{
    std::string_view name;
    std::string_view summary; ///< one line for the list of commands
    std::string_view details; ///< more for the command's own help, lines ended
    std::span<const commandline::Option> options;
    /// The exit status, or what was wrong with the arguments.
    core::Result<int> (*run)(const commandline::Arguments &arguments);
    /// What it takes besides options, as its help writes it, and how many words that are at most.
    std::string_view operands = {};
    std::size_t maxOperands = 0;
};

/// Every command in the order of the help, that which is meant without a name first.
std::span<const Command> allCommands();

/// What `tabuleiro-cli WORDS` does: a command, the help or the version. The exit status.
int run(std::span<const std::string_view> words);

Command playCommand();
Command opponentsCommand();
Command countCommand();
Command ladderCommand();
Command perftCommand();
Command solveCommand();
Command benchCommand();
Command engineCommand();
Command analyzeCommand();
Command matchCommand();

} // namespace cli
