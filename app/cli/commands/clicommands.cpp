#include "app/cli/commands/clicommands.h"

#include "app/cli/library/libraryactions.h"
#include "core/translatable.h"

namespace cli {

program::Manual manualOfCli()
{
    return {
        .program = "tabuleiro-cli",
        .context = "cli",
        .section = 6,
        .summary = QT_TRANSLATE_NOOP("cli", "tic-tac-toe, Othello and Nim in the terminal"),
        .description =
            QT_TRANSLATE_NOOP("cli", "Without a command it is play: tabuleiro-cli --game nim."),
        .commands = {playCommand(), opponentsCommand(), countCommand(), ladderCommand(),
                     perftCommand(), solveCommand(), benchCommand(), engineCommand(),
                     analyzeCommand(), matchCommand(), libraryCommand(), pageCommand(),
                     worksheetCommand(), questionsCommand(), practiceCommand(), resultCommand()},
        .defaultCommand = "play",
        .sections = {{QT_TRANSLATE_NOOP("cli", "SEE ALSO"), "tabuleiro(6), tabuleiro-trainer(1)"}}};
}

} // namespace cli
