#include "app/trainer/commands.h"

namespace trainer {

std::vector<Command> allCommands()
{
    std::vector<Command> commands = gamesCommands();
    for (const std::vector<Command> &others : {weightsCommands(), bookCommands()})
        commands.insert(commands.end(), others.begin(), others.end());
    return commands;
}

} // namespace trainer
