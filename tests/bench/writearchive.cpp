#include "tests/support/archive.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>

/// Writes a made-up WTHOR archive of the size of the real one, for measurements:
/// writearchive FOLDER [GAMES]
int main(int argc, char *argv[])
{
    if (argc < 2 || argc > 3) {
        std::cerr << "Usage: writearchive FOLDER [GAMES]\n";
        return 2;
    }
    const std::size_t games = argc == 3 ? std::strtoul(argv[2], nullptr, 10) : 137'548;
    std::filesystem::create_directories(argv[1]);
    support::writeArchive(argv[1], games);
}
