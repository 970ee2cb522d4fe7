#include "app/cli/commands/commands.h"

#include "app/cli/commands/manual.h"
#include "app/commandline/terminal.h"
#include "core/notation.h"

#include <algorithm>
#include <array>
#include <iostream>

namespace cli {

namespace {

using commandline::Arguments;

constexpr int wrongArguments = 2;

int reportUsageError(const std::string &where, const std::string &message)
{
    std::cerr << "tabuleiro-cli" << where << ": " << message << '\n';
    return wrongArguments;
}

int printHelp()
{
    std::cout << helpText(manualOfCli());
    return 0;
}

int printHelp(const Command &command)
{
    const manual::Manual manual = manualOfCli();
    const auto found =
        std::find_if(manual.commands.begin(), manual.commands.end(),
                     [&](const manual::CommandManual &c) { return c.name == command.name; });
    std::cout << helpText(manual, *found);
    return 0;
}

int runCommand(const Command &command, std::span<const std::string_view> words)
{
    if (std::find(words.begin(), words.end(), "--help") != words.end())
        return printHelp(command);
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
    for (const Command &command : allCommands())
        names.push_back(command.name);
    return reportUsageError("", core::quoted(name) + " is not a command; expected "
                                    + commandline::listed(names)
                                    + commandline::suggestion(name, names));
}

} // namespace

std::span<const Command> allCommands()
{
    static const std::array commands{
        playCommand(),  opponentsCommand(), countCommand(),  ladderCommand(),  perftCommand(),
        solveCommand(), benchCommand(),     engineCommand(), analyzeCommand(), matchCommand(),
    };
    return commands;
}

int run(std::span<const std::string_view> words)
{
    if (words.empty() && !commandline::LineReader::isTerminal())
        return printHelp();
    const std::string_view name = words.empty() ? std::string_view("play") : words.front();
    if (name == "--help" || name == "-h" || name == "help")
        return printHelp();
    if (name == "--version") {
        std::cout << "tabuleiro-cli " TABULEIRO_VERSION "\n";
        return 0;
    }
    for (const Command &command : allCommands()) {
        if (name == command.name)
            return runCommand(command, words.empty() ? words : words.subspan(1));
    }
    return name.starts_with("-") ? runCommand(allCommands().front(), words) : unknownCommand(name);
}

} // namespace cli
