#include "app/cli/commands/clicommands.h"
#include "app/manual/commandprogram.h"

int main(int argc, char *argv[])
{
    return manual::runCommandProgram(cli::manualOfCli(), TABULEIRO_VERSION, argc, argv);
}
