#include "app/cli/commands/clicommands.h"
#include "app/program/commandprogram.h"

int main(int argc, char *argv[])
{
    return program::runCommandProgram(cli::manualOfCli(), TABULEIRO_VERSION, argc, argv);
}
