#pragma once

#include "app/commandline/arguments.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace manual {

using commandline::Option;

/// What the texts say of one command of a program.
struct CommandManual
{
    std::string_view name;
    std::string_view summary; ///< one line, a small letter first and no full stop
    std::string_view
        details; ///< lines, each ended; those that begin with two blanks stay as they are
    std::string_view operands; ///< what it takes besides options, such as "FILE..."
    std::span<const Option> options;
};

/// A section of a manual page that no table has.
struct Section
{
    std::string_view title; ///< in capital letters
    std::string_view text;  ///< paragraphs with an empty line between them
};

/// A program as its --help, manual page and completions describe it. All of them are made from
/// this, which the program builds from the tables that it runs by, so that none can differ. The
/// texts live as long as the program.
struct Manual
{
    std::string_view program;
    int section = 1;          ///< of the manual: 1 for programs, 6 for games
    std::string_view summary; ///< as in CommandManual
    std::string_view operands = {};
    std::string_view description = {};    ///< paragraphs with an empty line between them
    std::span<const Option> options = {}; ///< of the program itself, beside --help and --version
    std::vector<CommandManual> commands = {};
    /// Which is meant where none is named; empty where one must be.
    std::string_view defaultCommand = {};
    std::vector<Section> sections = {};
};

/// The page's last line: which release it describes, and when that was made (YYYY-MM-DD).
struct Release
{
    std::string_view version;
    std::string_view date;
};

/// What --help prints for a program with commands.
std::string helpText(const Manual &manual);
/// What COMMAND --help prints.
std::string helpText(const Manual &manual, const CommandManual &command);

/// The manual page, in the macros of man(7).
std::string manualPage(const Manual &manual, Release release);

/// A script that bash reads when Tab is first pressed after the program's name.
std::string bashCompletion(const Manual &manual);
/// The same for zsh, a function of the completion system.
std::string zshCompletion(const Manual &manual);

} // namespace manual
