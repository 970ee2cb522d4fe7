#include "app/cli/commands/commands.h"
#include "app/commandline/program.h"

int main(int argc, char *argv[])
{
    return commandline::runProgram("tabuleiro-cli", argc, argv, cli::run);
}
