#include "app/commandline/program.h"
#include "app/trainer/commands.h"

#include <algorithm>
#include <iostream>

namespace {

using trainer::Command;

int run(std::span<const std::string_view> words)
{
    const std::vector<Command> commands = trainer::allCommands();
    const manual::Manual manual = manualOf(commands);
    if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        (words.empty() ? std::cerr : std::cout) << helpText(manual);
        return words.empty() ? 2 : 0;
    }
    if (words[0] == "--version") {
        std::cout << "tabuleiro-trainer " TABULEIRO_VERSION "\n";
        return 0;
    }
    const auto command = std::find_if(commands.begin(), commands.end(),
                                      [&](const Command &c) { return c.name == words[0]; });
    if (command == commands.end()) {
        std::cerr << "tabuleiro-trainer: '" << words[0] << "' is not a command; see --help\n";
        return 2;
    }
    if (std::find(words.begin(), words.end(), "--help") != words.end()) {
        std::cout << helpText(manual, manual.commands[std::size_t(command - commands.begin())]);
        return 0;
    }
    const auto arguments =
        commandline::Arguments::parse(command->options, words.subspan(1), command->maxOperands);
    if (!arguments) {
        std::cerr << "tabuleiro-trainer " << command->name << ": " << arguments.error().text
                  << '\n';
        return 2;
    }
    if (const auto failure = command->run(*arguments)) {
        std::cerr << "tabuleiro-trainer " << command->name << ": " << failure->text << '\n';
        return 1;
    }
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    return commandline::runProgram("tabuleiro-trainer", argc, argv, run);
}
