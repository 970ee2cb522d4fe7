#include "app/cli/commands/commands.h"

#include <array>

namespace cli {

std::span<const Command> allCommands()
{
    static const std::array commands{
        playCommand(),  opponentsCommand(), countCommand(),  ladderCommand(),  perftCommand(),
        solveCommand(), benchCommand(),     engineCommand(), analyzeCommand(), matchCommand(),
    };
    return commands;
}

} // namespace cli
