#include "app/program/manual.h"

#include "app/commandline/language.h"
#include "core/translatable.h"

#include <algorithm>
#include <cctype>

namespace program {

using commandline::text;

namespace {

/// Escapes a text for roff, with hyphens that can be copied to a command line.
std::string escaped(std::string_view plain)
{
    std::string result;
    for (const char c : plain) {
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
    }
    return result;
}

/// One input line; an empty one ends a paragraph, and a leading dot or quote is escaped.
std::string line(std::string_view content)
{
    if (content.empty())
        return ".PP\n";
    const bool request = content.front() == '.' || content.front() == '\'';
    return (request ? "\\&" : "") + escaped(content) + '\n';
}

/// Filled text, except for indented lines.
std::string body(std::string_view lines)
{
    std::string result;
    bool literal = false;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const std::string_view next = lines.substr(0, end);
        lines.remove_prefix(std::min(end + 1, lines.size()));
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

std::string bold(std::string_view plain)
{
    return "\\fB" + escaped(plain) + "\\fR";
}

std::string italic(std::string_view plain)
{
    return "\\fI" + escaped(plain) + "\\fR";
}

std::string heading(std::string_view title)
{
    return ".SH " + std::string(title) + '\n';
}

std::string optionEntry(const Option &option, const std::string &what)
{
    std::string entry = ".TP\n" + bold("--" + std::string(option.name));
    if (!option.value.empty())
        entry += ' ' + italic(option.value);
    return entry + '\n' + body(what);
}

/// Formats operands: names in italics, brackets and dots upright.
std::string operandText(std::string_view operands)
{
    std::string result;
    bool slanted = false;
    for (const char c : operands) {
        const bool name = std::isalpha(static_cast<unsigned char>(c)) != 0;
        if (name != slanted)
            result += name ? "\\fI" : "\\fR";
        slanted = name;
        result += escaped({&c, 1});
    }
    return slanted ? result + "\\fR" : result;
}

std::string synopsis(const Manual &manual)
{
    std::string lines = heading(text(QT_TRANSLATE_NOOP("cli", "SYNOPSIS"))) + bold(manual.program);
    if (manual.commands.empty())
        lines += " [\\fIOPTION\\fR...]";
    else
        lines += manual.defaultCommand.empty() ? " \\fICOMMAND\\fR" : " [\\fICOMMAND\\fR]";
    if (!manual.operands.empty())
        lines += ' ' + operandText(manual.operands);
    if (!manual.commands.empty())
        lines += " [\\fIOPTION\\fR...]";
    return lines + "\n.br\n" + bold(manual.program) + " [" + bold("--help") + " | "
           + bold("--version") + "]\n";
}

std::string commandEntry(const Manual &manual, const Command &command)
{
    std::string entry =
        ".SS " + escaped(command.name) + '\n' + bold(manual.program) + ' ' + bold(command.name);
    if (!command.operands.empty())
        entry += ' ' + operandText(command.operands);
    entry += " [\\fIOPTION\\fR...]\n.PP\n";
    std::string summary = translated(manual, command.summary);
    summary[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(summary[0])));
    entry += line(summary + '.') + body(translated(manual, command.details));
    for (const Option &option : command.options)
        entry += optionEntry(option, optionText(manual.context, option));
    return entry;
}

/// The options that every program has.
std::string commonOptions(const Manual &manual)
{
    return optionEntry({"help", "", ""},
                       manual.commands.empty()
                           ? text(QT_TRANSLATE_NOOP("cli", "shows how to use the program"))
                           : text(QT_TRANSLATE_NOOP("cli", "shows how to use the program, or the "
                                                           "command beside it; so does -h")))
           + optionEntry({"version", "", ""}, text(QT_TRANSLATE_NOOP("cli", "prints the version")));
}

} // namespace

std::string manualPage(const Manual &manual, Release release)
{
    std::string title(manual.program);
    std::transform(title.begin(), title.end(), title.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    std::string page = ".TH " + escaped(title) + ' ' + std::to_string(manual.section) + ' '
                       + std::string(release.date) + " \"Tabuleiro " + std::string(release.version)
                       + "\" \""
                       + (manual.section == 6 ? text(QT_TRANSLATE_NOOP("cli", "Games"))
                                              : text(QT_TRANSLATE_NOOP("cli", "Programs")))
                       + "\"\n";
    page += heading(text(QT_TRANSLATE_NOOP("cli", "NAME"))) + escaped(manual.program) + " \\- "
            + escaped(translated(manual, manual.summary)) + '\n';
    page += synopsis(manual);
    page += heading(text(QT_TRANSLATE_NOOP("cli", "DESCRIPTION")))
            + body(translated(manual, manual.description));
    page += heading(text(QT_TRANSLATE_NOOP("cli", "OPTIONS")));
    for (const Option &option : manual.options)
        page += optionEntry(option, optionText(manual.context, option));
    page += commonOptions(manual);
    if (!manual.commands.empty())
        page += heading(text(QT_TRANSLATE_NOOP("cli", "COMMANDS")));
    for (const Command &command : manual.commands)
        page += commandEntry(manual, command);
    if (!manual.commands.empty())
        page += heading(text(QT_TRANSLATE_NOOP("cli", "EXIT STATUS"))) + body(exitStatusText());
    for (const Section &section : manual.sections)
        page += heading(translated(manual, section.title)) + body(translated(manual, section.text));
    return page;
}

} // namespace program
