#include "app/cli/commands/clicommands.h"
#include "app/commandline/language.h"
#include "app/program/commandprogram.h"

int main(int argc, char *argv[])
{
    commandline::speak(commandline::languageOfProcess());
    return program::runCommandProgram(cli::manualOfCli(), TABULEIRO_VERSION, argc, argv);
}
