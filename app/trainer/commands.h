#pragma once

#include "app/commandline/arguments.h"
#include "app/manual/manual.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace trainer {

/// What `tabuleiro-trainer NAME` does.
struct Command
{
    std::string_view name;
    std::string_view summary;  ///< one line for the list of commands
    std::string_view details;  ///< more for the command's own help, lines ended
    std::string_view operands; ///< as the help writes them
    std::span<const commandline::Option> options;
    std::size_t maxOperands;
    std::optional<core::Error> (*run)(const commandline::Arguments &);
};

/// Make games: generate and label.
std::vector<Command> gamesCommands();
/// Make and measure weights: fit, train, evaluate, pack and probcut.
std::vector<Command> weightsCommands();
/// Make the opening book: book.
std::vector<Command> bookCommands();

/// Every command in the order of the help.
std::vector<Command> allCommands();

/// What --help, the manual page and the completions say of the commands of tabuleiro-trainer.
manual::Manual manualOf(std::span<const Command> commands);

} // namespace trainer
