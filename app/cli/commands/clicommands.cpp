#include "app/cli/commands/clicommands.h"

#include "app/cli/library/libraryactions.h"

namespace cli {

program::Manual manualOfCli()
{
    return {.program = "tabuleiro-cli",
            .section = 6,
            .summary = "tic-tac-toe, Othello and Nim in the terminal",
            .description = "Without a command it is play: tabuleiro-cli --game nim.",
            .commands = {playCommand(), opponentsCommand(), countCommand(), ladderCommand(),
                         perftCommand(), solveCommand(), benchCommand(), engineCommand(),
                         analyzeCommand(), matchCommand(), libraryCommand(), pageCommand(),
                         worksheetCommand(), questionsCommand()},
            .defaultCommand = "play",
            .sections = {{"SEE ALSO", "tabuleiro(6), tabuleiro-trainer(1)"}}};
}

} // namespace cli
