#include "app/trainer/commands.h"

namespace trainer {

std::vector<Command> allCommands()
{
    std::vector<Command> commands = gamesCommands();
    const std::vector<Command> others = weightsCommands();
    commands.insert(commands.end(), others.begin(), others.end());
    return commands;
}

} // namespace trainer
