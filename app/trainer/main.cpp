#include "app/commandline/program.h"
#include "app/manual/commandprogram.h"
#include "app/trainer/commands.h"

int main(int argc, char *argv[])
{
    return commandline::runProgram(
        "tabuleiro-trainer", argc, argv, [](std::span<const std::string_view> words) {
            return manual::runCommandProgram(trainer::manualOfTrainer(), TABULEIRO_VERSION, words);
        });
}
