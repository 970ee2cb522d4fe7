#include "app/trainer/trainercommands.h"

namespace trainer {

program::Manual manualOfTrainer()
{
    program::Manual manual{.program = "tabuleiro-trainer",
                           .section = 1,
                           .summary =
                               "makes the weights and the opening book of the Othello engine",
                           .description = "The whole recipe: app/trainer/recipe.sh in the sources.",
                           .commands = gamesCommands(),
                           .sections = {{"SEE ALSO", "tabuleiro(6), tabuleiro-cli(6)"}}};
    for (const auto &others :
         {weightsCommands(), bookCommands(), puzzleCommands(), gaugeCommands()})
        manual.commands.insert(manual.commands.end(), others.begin(), others.end());
    return manual;
}

} // namespace trainer
