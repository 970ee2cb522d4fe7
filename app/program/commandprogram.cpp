#include "app/program/commandprogram.h"

#include "app/commandline/printableoutput.h"
#include "app/commandline/terminal.h"
#include "core/notation.h"
#include "core/storage/filewriting.h"

#include <algorithm>
#include <exception>
#include <iostream>
#include <new>

#include <fcntl.h>
#include <unistd.h>

namespace program {

using commandline::Arguments;
using commandline::Command;
using commandline::Job;
using core::Error;

namespace {

using Words = std::span<const std::string_view>;

bool isHelp(std::string_view word)
{
    return word == "--help" || word == "-h";
}

class CommandProgram
{
public:
    CommandProgram(const Manual &manual, std::string_view version)
        : m_manual(manual)
        , m_version(version)
    {}

    int run(Words words) const
    {
        if (words.empty())
            return runWithoutWords();
        const std::string_view first = words.front();
        if (isHelp(first) || first == "help")
            return printHelp(words.subspan(1));
        if (first == "--version") {
            std::cout << m_manual.program << ' ' << m_version << '\n';
            return 0;
        }
        if (first.starts_with('-') && !m_manual.defaultCommand.empty())
            return runCommand(*find(m_manual.defaultCommand), words);
        const Command *const command = find(first);
        return command == nullptr ? reportUnknown(first) : runCommand(*command, words.subspan(1));
    }

private:
    const Command *find(std::string_view name) const
    {
        const auto found = std::find_if(m_manual.commands.begin(), m_manual.commands.end(),
                                        [&](const Command &c) { return c.name == name; });
        return found == m_manual.commands.end() ? nullptr : &*found;
    }

    int report(std::string_view command, const Error &error, int status) const
    {
        std::cerr << m_manual.program << (command.empty() ? "" : " ") << command << ": "
                  << error.text << '\n';
        return status;
    }

    int reportUnknown(std::string_view name) const
    {
        std::vector<std::string_view> names;
        for (const Command &command : m_manual.commands)
            names.push_back(command.name);
        std::string meant = commandline::suggestion(name, names);
        if (const Command *const command = find(m_manual.defaultCommand); command && meant.empty())
            meant = commandline::choiceSuggestion(name, command->options);
        return report({},
                      Error{core::inQuotes(name) + " is not a command; expected "
                            + commandline::listed(names) + meant},
                      commandline::wrongArgumentsStatus);
    }

    /// Runs the default command, which is interactive.
    int runWithoutWords() const
    {
        if (!m_manual.defaultCommand.empty() && commandline::inputIsTerminal())
            return runCommand(*find(m_manual.defaultCommand), {});
        std::cerr << helpText(m_manual) << '\n';
        return report({},
                      Error{m_manual.defaultCommand.empty()
                                ? "no command is given"
                                : "no command is given, and the standard input is no terminal"},
                      commandline::wrongArgumentsStatus);
    }

    /// Prints the help of the named command, or of the program.
    int printHelp(Words words) const
    {
        if (words.empty() || isHelp(words.front())) {
            std::cout << helpText(m_manual);
            return 0;
        }
        const Command *const command = find(words.front());
        return command == nullptr ? reportUnknown(words.front()) : printHelp(*command);
    }

    int printHelp(const Command &command) const
    {
        std::cout << helpText(m_manual, command);
        return 0;
    }

    int runCommand(const Command &command, Words words) const
    {
        if (std::any_of(words.begin(), std::find(words.begin(), words.end(), "--"), isHelp))
            return printHelp(command);
        const core::Result<Arguments> arguments =
            Arguments::parse(command.options, words, command.maxOperands);
        if (!arguments)
            return report(command.name, arguments.error(), commandline::wrongArgumentsStatus);
        const core::Result<Job> job = command.read(*arguments);
        if (!job)
            return report(command.name, job.error(), commandline::wrongArgumentsStatus);
        const core::Result<int> status = (*job)();
        return status ? *status : report(command.name, status.error(), commandline::failedStatus);
    }

    const Manual &m_manual;
    std::string_view m_version;
};

/// Opens closed standard streams, because the next file opened would otherwise take their
/// descriptor. Using the substitute fails.
void openClosedStreams()
{
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(file, F_GETFD) < 0)
            open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

} // namespace

int runCommandProgram(const Manual &manual, std::string_view version, int argc, char *argv[])
{
    openClosedStreams();
    core::storage::reportSizeLimits();
    const commandline::PrintableOutput printableOutput(std::cout);
    const commandline::PrintableOutput printableErrors(std::cerr);
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    try {
        const int status = CommandProgram(manual, version).run(words);
        if (std::cout.flush())
            return status;
        std::cerr << manual.program << ": the output cannot be written\n";
        return status != 0 ? status : commandline::failedStatus;
    } catch (const std::bad_alloc &) { // its what() is no message for people
        std::cerr << manual.program << ": there is not enough memory\n";
        return commandline::failedStatus;
    } catch (const std::exception &problem) {
        std::cerr << manual.program << ": " << problem.what() << '\n';
        return commandline::failedStatus;
    }
}

} // namespace program
