#include "app/cli/commands/commands.h"
#include "app/commandline/program.h"
#include "app/commandline/terminal.h"
#include "core/notation.h"

#include <algorithm>
#include <iostream>

namespace {

using cli::Command;
using commandline::Arguments;
using commandline::Option;

constexpr int wrongArguments = 2;

// A new command is a new row.
const std::array commands{
    cli::playCommand(),    cli::opponentsCommand(), cli::countCommand(), cli::ladderCommand(),
    cli::perftCommand(),   cli::solveCommand(),     cli::benchCommand(), cli::engineCommand(),
    cli::analyzeCommand(), cli::matchCommand(),
};

std::string helpText()
{
    std::string text = "Tabuleiro: tic-tac-toe, Othello and Nim in the terminal.\n\n"
                       "Usage: tabuleiro-cli [COMMAND] [OPTION...]\n\nCommands:\n";
    for (const Command &command : commands) {
        std::string name(command.name);
        name.resize(12, ' ');
        text += "  " + name + std::string(command.summary) + '\n';
    }
    return text
           + "\nWithout a command, play is meant: tabuleiro-cli --game nim.\n"
             "tabuleiro-cli COMMAND --help lists the options; --version prints the version.\n";
}

/// The option as it is written and what it does, the text in a column of its own.
std::string optionHelp(const Option &option)
{
    std::string text = "  --" + std::string(option.name);
    if (!option.value.empty())
        text += ' ' + std::string(option.value);
    constexpr std::size_t column = 20;
    text.resize(std::max(text.size() + 1, column), ' ');
    for (const char c : option.help) {
        text += c;
        if (c == '\n')
            text.append(column, ' ');
    }
    return text + '\n';
}

std::string helpText(const Command &command)
{
    std::string text = "tabuleiro-cli " + std::string(command.name) + ": "
                       + std::string(command.summary) + ".\n" + std::string(command.details);
    if (!command.operands.empty())
        text += "\nUsage: tabuleiro-cli " + std::string(command.name) + ' '
                + std::string(command.operands) + " [OPTION...]\n";
    text += "\nOptions:\n";
    for (const Option &option : command.options)
        text += optionHelp(option);
    return text + optionHelp({"help", "", "shows this text"});
}

int reportUsageError(const std::string &where, const std::string &message)
{
    std::cerr << "tabuleiro-cli" << where << ": " << message << '\n';
    return wrongArguments;
}

int runCommand(const Command &command, std::span<const std::string_view> words)
{
    if (std::find(words.begin(), words.end(), "--help") != words.end()) {
        std::cout << helpText(command);
        return 0;
    }
    const std::string where = ' ' + std::string(command.name);
    const core::Result<Arguments> arguments =
        Arguments::parse(command.options, words, command.maxOperands);
    if (!arguments)
        return reportUsageError(where, arguments.error().text);
    const core::Result<int> status = command.run(*arguments);
    return status ? *status : reportUsageError(where, status.error().text);
}

int unknownCommand(std::string_view name)
{
    std::vector<std::string_view> names;
    for (const Command &command : commands)
        names.push_back(command.name);
    return reportUsageError("", core::quoted(name) + " is not a command; expected "
                                    + commandline::listed(names)
                                    + commandline::suggestion(name, names));
}

int run(std::span<const std::string_view> words)
{
    if (words.empty() && !commandline::LineReader::isTerminal()) {
        std::cout << helpText();
        return 0;
    }
    const std::string_view name = words.empty() ? std::string_view("play") : words.front();
    if (name == "--help" || name == "-h" || name == "help") {
        std::cout << helpText();
        return 0;
    }
    if (name == "--version") {
        std::cout << "tabuleiro-cli " TABULEIRO_VERSION "\n";
        return 0;
    }
    for (const Command &command : commands) {
        if (name == command.name)
            return runCommand(command, words.empty() ? words : words.subspan(1));
    }
    return name.starts_with("-") ? runCommand(commands.front(), words) : unknownCommand(name);
}

} // namespace

int main(int argc, char *argv[])
{
    return commandline::runProgram("tabuleiro-cli", argc, argv, run);
}
