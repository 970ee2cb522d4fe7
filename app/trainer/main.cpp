#include "app/commandline/program.h"
#include "app/trainer/commands.h"

#include <algorithm>
#include <iostream>

namespace {

using trainer::Command;

std::vector<Command> allCommands()
{
    std::vector<Command> commands = trainer::gamesCommands();
    const std::vector<Command> others = trainer::weightsCommands();
    commands.insert(commands.end(), others.begin(), others.end());
    return commands;
}

void printHelp(std::ostream &out, const Command &command)
{
    out << "tabuleiro-trainer " << command.name << command.operands
        << (command.options.empty() ? "\n" : " [OPTIONS]\n") << command.help << '\n';
    for (const commandline::Option &option : command.options)
        out << "  --" << option.name << ' ' << option.value << ": " << option.help << '\n';
}

void printHelp(std::ostream &out)
{
    out << "Makes the weights of the Othello evaluation. The whole recipe: app/trainer/recipe.sh\n";
    for (const Command &command : allCommands()) {
        out << '\n';
        printHelp(out, command);
    }
}

int run(std::span<const std::string_view> words)
{
    if (words.empty() || words[0] == "--help" || words[0] == "help") {
        printHelp(words.empty() ? std::cerr : std::cout);
        return words.empty() ? 2 : 0;
    }
    const std::vector<Command> commands = allCommands();
    const auto command = std::find_if(commands.begin(), commands.end(),
                                      [&](const Command &c) { return c.name == words[0]; });
    if (command == commands.end()) {
        std::cerr << "tabuleiro-trainer: '" << words[0] << "' is not a command; see --help\n";
        return 2;
    }
    if (std::find(words.begin(), words.end(), "--help") != words.end()) {
        printHelp(std::cout, *command);
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
