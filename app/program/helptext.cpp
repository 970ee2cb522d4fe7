#include "app/program/manual.h"

#include "app/commandline/language.h"
#include "core/translatable.h"

#include <algorithm>

namespace program {

using commandline::text;

namespace {

constexpr std::size_t helpWidth = 79;

/// The number of UTF-8 characters; each takes one column in all supported languages.
std::size_t columnsOf(std::string_view word)
{
    return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    }));
}

/// Fills words into lines that begin at a column.
class LineFiller
{
public:
    explicit LineFiller(std::size_t column)
        : m_begin(column)
        , m_column(column)
    {}

    void addWords(std::string_view line)
    {
        while (!line.empty()) {
            const std::size_t end = std::min(line.find(' '), line.size());
            addWord(line.substr(0, end));
            line.remove_prefix(std::min(end + 1, line.size()));
        }
    }
    void addLine(std::string_view line)
    {
        endLine();
        m_text.append(line);
        m_text += '\n';
    }
    std::string text()
    {
        endLine();
        return m_text;
    }

private:
    void addWord(std::string_view word)
    {
        const std::size_t columns = columnsOf(word);
        if (m_isInLine && m_column + 1 + columns > helpWidth) {
            m_text += '\n' + std::string(m_begin, ' ');
            m_column = m_begin;
        } else if (m_isInLine) {
            m_text += ' ';
            ++m_column;
        }
        m_text.append(word);
        m_column += columns;
        m_isInLine = true;
    }
    void endLine()
    {
        if (m_isInLine)
            m_text += '\n';
        m_isInLine = false;
        m_column = m_begin;
    }

    std::string m_text;
    std::size_t m_begin;
    std::size_t m_column;
    bool m_isInLine = false;
};

/// The text filled into lines that fit a terminal; the first line is not indented. Empty lines, and
/// lines that begin with two blanks, are kept.
std::string wrapped(std::string_view text, std::size_t column = 0)
{
    LineFiller filler(column);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (line.empty() || line.starts_with("  "))
            filler.addLine(line);
        else
            filler.addWords(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return filler.text();
}

/// An option and its description, in two columns.
std::string optionHelp(const Option &option, const std::string &what)
{
    std::string help = "  --" + std::string(option.name);
    if (!option.value.empty())
        help += ' ' + std::string(option.value);
    constexpr std::size_t column = 20;
    help.resize(std::max(help.size() + 1, column), ' ');
    return help + wrapped(what, column);
}

} // namespace

std::string translated(const Manual &manual, std::string_view text)
{
    return commandline::translated(manual.context, text);
}

std::string optionText(std::string_view context, const Option &option)
{
    const std::string help = commandline::translated(context, option.help);
    return option.fallback.empty() ? help
                                   : text(QT_TRANSLATE_NOOP("cli", "%1; default: %2"),
                                          {help, std::string(option.fallback)});
}

std::string exitStatusText()
{
    return text(QT_TRANSLATE_NOOP("cli", "0 if all went well, 1 if something failed, 2 for wrong "
                                         "arguments, 130 after Ctrl-C."));
}

std::string helpText(const Manual &manual)
{
    const std::string program(manual.program);
    std::string help = "Tabuleiro: " + translated(manual, manual.summary) + ".\n\n"
                       + text(QT_TRANSLATE_NOOP("cli", "Usage: %1"),
                              {program + (manual.defaultCommand.empty() ? " COMMAND" : " [COMMAND]")
                               + " [OPTION...]"})
                       + "\n\n" + text(QT_TRANSLATE_NOOP("cli", "Commands:")) + '\n';
    for (const Command &command : manual.commands) {
        std::string name = "  " + std::string(command.name);
        constexpr std::size_t column = 14;
        name.resize(std::max(name.size() + 1, column), ' ');
        help += name + wrapped(translated(manual, command.summary), column);
    }
    help += '\n' + wrapped(translated(manual, manual.description));
    help += wrapped(text(QT_TRANSLATE_NOOP("cli", "%1 COMMAND --help lists the options; --version "
                                                  "prints the version."),
                         {program}));
    return help + wrapped(text(QT_TRANSLATE_NOOP("cli", "Exit status: %1"), {exitStatusText()}));
}

std::string helpText(const Manual &manual, const Command &command)
{
    std::string usage = std::string(manual.program) + ' ' + std::string(command.name);
    std::string help = wrapped(usage + ": " + translated(manual, command.summary) + '.')
                       + wrapped(translated(manual, command.details));
    if (!command.operands.empty())
        usage += ' ' + std::string(command.operands);
    help += '\n' + text(QT_TRANSLATE_NOOP("cli", "Usage: %1"), {usage + " [OPTION...]"}) + "\n\n"
            + text(QT_TRANSLATE_NOOP("cli", "Options:")) + '\n';
    for (const Option &option : command.options)
        help += optionHelp(option, optionText(manual.context, option));
    return help
           + optionHelp({"help, -h", "", ""}, text(QT_TRANSLATE_NOOP("cli", "shows this text")));
}

} // namespace program
