#include "app/cli/commands.h"

#include <iostream>
#include <vector>

int main(int argc, char **argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::span<const std::string> arguments = std::span(words).subspan(words.empty() ? 0 : 1);
    const std::string command = words.empty() ? "" : words[0];
    if (command == "perft")
        return cli::perftCommand(arguments);
    if (command == "solve")
        return cli::solveCommand(arguments);
    if (command == "bench")
        return cli::benchCommand(arguments);
    std::cerr << "usage: tabuleiro-cli perft|solve|bench ...\n";
    return 2;
}
