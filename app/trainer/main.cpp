#include "app/program/commandprogram.h"
#include "app/trainer/trainercommands.h"

int main(int argc, char *argv[])
{
    return program::runCommandProgram(trainer::manualOfTrainer(), TABULEIRO_VERSION, argc, argv);
}
