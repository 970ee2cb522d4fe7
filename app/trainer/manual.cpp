#include "app/trainer/commands.h"

namespace trainer {

manual::Manual manualOf(std::span<const Command> commands)
{
    manual::Manual text{
        .program = "tabuleiro-trainer",
        .section = 1,
        .summary = "makes the weights and the opening book of the Othello engine",
        .description = "The whole recipe: app/trainer/recipe.sh in the sources.",
        .sections = {
            {"EXIT STATUS", "0 if all went well, 1 if something failed, 2 for wrong arguments."},
            {"SEE ALSO", "tabuleiro(6), tabuleiro-cli(6)"}}};
    for (const Command &command : commands)
        text.commands.push_back(
            {command.name, command.summary, command.details, command.operands, command.options});
    return text;
}

} // namespace trainer
