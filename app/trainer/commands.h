#pragma once

#include "app/commandline/arguments.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace trainer {

/// What `tabuleiro-trainer NAME` does.
struct Command
{
    std::string_view name;
    std::string_view operands; ///< as the help writes them
    std::string_view help;
    std::span<const commandline::Option> options;
    std::size_t maxOperands;
    std::optional<core::Error> (*run)(const commandline::Arguments &);
};

/// Make games: generate and label.
std::vector<Command> gamesCommands();
/// Make and measure weights: fit, train, evaluate, pack and probcut.
std::vector<Command> weightsCommands();

} // namespace trainer
