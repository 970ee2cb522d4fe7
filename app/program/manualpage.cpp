#include "app/program/manual.h"

#include <algorithm>
#include <cctype>

namespace program {

namespace {

/// The text as roff prints it: no command, and hyphens that can be copied to a command line.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
    }
    return result;
}

/// One line of input; an empty one ends a paragraph, and a dot or quote at its start is no request.
std::string line(std::string_view text)
{
    if (text.empty())
        return ".PP\n";
    const bool request = text.front() == '.' || text.front() == '\'';
    return (request ? "\\&" : "") + escaped(text) + '\n';
}

/// Text that is filled, with its indented lines as they are.
std::string body(std::string_view text)
{
    std::string result;
    bool literal = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view next = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (next.starts_with("  ") != literal) {
            if (!literal && !result.empty())
                result += ".PP\n";
            result += literal ? ".fi\n" : ".nf\n";
            literal = !literal;
        }
        result += line(next);
    }
    return literal ? result + ".fi\n" : result;
}

std::string bold(std::string_view text)
{
    return "\\fB" + escaped(text) + "\\fR";
}

std::string italic(std::string_view text)
{
    return "\\fI" + escaped(text) + "\\fR";
}

std::string heading(std::string_view title)
{
    return ".SH " + std::string(title) + '\n';
}

std::string optionEntry(const Option &option)
{
    std::string text = ".TP\n" + bold("--" + std::string(option.name));
    if (!option.value.empty())
        text += ' ' + italic(option.value);
    return text + '\n' + body(option.fullHelp());
}

/// Brackets and dots stay upright, names are slanted.
std::string operandText(std::string_view operands)
{
    std::string text;
    bool slanted = false;
    for (const char c : operands) {
        const bool name = std::isalpha(static_cast<unsigned char>(c)) != 0;
        if (name != slanted)
            text += name ? "\\fI" : "\\fR";
        slanted = name;
        text += escaped({&c, 1});
    }
    return slanted ? text + "\\fR" : text;
}

std::string synopsis(const Manual &manual)
{
    std::string text = heading("SYNOPSIS") + bold(manual.program);
    if (manual.commands.empty())
        text += " [\\fIOPTION\\fR...]";
    else
        text += manual.defaultCommand.empty() ? " \\fICOMMAND\\fR" : " [\\fICOMMAND\\fR]";
    if (!manual.operands.empty())
        text += ' ' + operandText(manual.operands);
    if (!manual.commands.empty())
        text += " [\\fIOPTION\\fR...]";
    return text + "\n.br\n" + bold(manual.program) + " [" + bold("--help") + " | "
           + bold("--version") + "]\n";
}

std::string commandEntry(const Manual &manual, const Command &command)
{
    std::string text =
        ".SS " + escaped(command.name) + '\n' + bold(manual.program) + ' ' + bold(command.name);
    if (!command.operands.empty())
        text += ' ' + operandText(command.operands);
    text += " [\\fIOPTION\\fR...]\n.PP\n";
    std::string summary(command.summary);
    summary[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(summary[0])));
    text += line(summary + '.') + body(command.details);
    for (const Option &option : command.options)
        text += optionEntry(option);
    return text;
}

} // namespace

std::string manualPage(const Manual &manual, Release release)
{
    std::string title(manual.program);
    std::transform(title.begin(), title.end(), title.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    std::string text = ".TH " + escaped(title) + ' ' + std::to_string(manual.section) + ' '
                       + std::string(release.date) + " \"Tabuleiro " + std::string(release.version)
                       + "\" \"" + (manual.section == 6 ? "Games" : "Programs") + "\"\n";
    text += heading("NAME") + escaped(manual.program) + " \\- " + escaped(manual.summary) + '\n';
    text += synopsis(manual);
    text += heading("DESCRIPTION") + body(manual.description);
    text += heading("OPTIONS");
    for (const Option &option : manual.options)
        text += optionEntry(option);
    text +=
        optionEntry({"help", "",
                     manual.commands.empty()
                         ? "shows how to use the program"
                         : "shows how to use the program, or the command beside it; so does -h"});
    text += optionEntry({"version", "", "prints the version"});
    if (!manual.commands.empty())
        text += heading("COMMANDS");
    for (const Command &command : manual.commands)
        text += commandEntry(manual, command);
    if (!manual.commands.empty())
        text += heading("EXIT STATUS") + body(exitStatusText);
    for (const Section &section : manual.sections)
        text += heading(section.title) + body(section.text);
    return text;
}

} // namespace program
