#include "app/cli/commands/manual.h"
#include "app/cli/commands/commands.h"

namespace cli {

manual::Manual manualOfCli()
{
    manual::Manual text{
        .program = "tabuleiro-cli",
        .section = 6,
        .summary = "tic-tac-toe, Othello and Nim in the terminal",
        .description = "Without a command, play is meant: tabuleiro-cli --game nim.",
        .defaultCommand = "play",
        .sections = {{"EXIT STATUS",
                      "0 if all went well, 1 if something failed, 2 for wrong arguments, 130 after "
                      "Ctrl-C."},
                     {"SEE ALSO", "tabuleiro(6), tabuleiro-trainer(1)"}}};
    for (const Command &command : allCommands())
        text.commands.push_back(
            {command.name, command.summary, command.details, command.operands, command.options});
    return text;
}

} // namespace cli
