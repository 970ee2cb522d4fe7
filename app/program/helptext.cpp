#include "app/program/manual.h"

#include <algorithm>

namespace program {

namespace {

/// The option as it is written and what it does, the text in a column of its own.
std::string optionHelp(const Option &option)
{
    std::string text = "  --" + std::string(option.name);
    if (!option.value.empty())
        text += ' ' + std::string(option.value);
    constexpr std::size_t column = 20;
    text.resize(std::max(text.size() + 1, column), ' ');
    for (const char c : option.fullHelp()) {
        text += c;
        if (c == '\n')
            text.append(column, ' ');
    }
    return text + '\n';
}

} // namespace

std::string helpText(const Manual &manual)
{
    const std::string program(manual.program);
    std::string text = "Tabuleiro: " + std::string(manual.summary) + ".\n\nUsage: " + program
                       + (manual.defaultCommand.empty() ? " COMMAND" : " [COMMAND]")
                       + " [OPTION...]\n\nCommands:\n";
    for (const Command &command : manual.commands) {
        std::string name(command.name);
        name.resize(12, ' ');
        text += "  " + name + std::string(command.summary) + '\n';
    }
    text += '\n' + std::string(manual.description) + '\n';
    text += program + " COMMAND --help lists the options; --version prints the version.\n";
    return text + "Exit status: " + std::string(exitStatusText) + '\n';
}

std::string helpText(const Manual &manual, const Command &command)
{
    const std::string usage = std::string(manual.program) + ' ' + std::string(command.name);
    std::string text =
        usage + ": " + std::string(command.summary) + ".\n" + std::string(command.details);
    text += "\nUsage: " + usage;
    if (!command.operands.empty())
        text += ' ' + std::string(command.operands);
    text += " [OPTION...]\n";
    text += "\nOptions:\n";
    for (const Option &option : command.options)
        text += optionHelp(option);
    return text + optionHelp({"help, -h", "", "shows this text"});
}

} // namespace program
