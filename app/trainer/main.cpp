#include "app/manual/commandprogram.h"
#include "app/trainer/trainercommands.h"

int main(int argc, char *argv[])
{
    return manual::runCommandProgram(trainer::manualOfTrainer(), TABULEIRO_VERSION, argc, argv);
}
