#pragma once

#include "app/commandline/command.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace program {

using commandline::Command;
using commandline::Option;

/// A section of a manual page that no table has.
struct Section
{
    std::string_view title; ///< in capital letters
    std::string_view text;  ///< paragraphs with an empty line between them
};

/// A program as its --help, manual page and completions describe it, and as it runs: all from this,
/// so that none can differ. The texts live as long as the program.
struct Manual
{
    std::string_view program;
    /// That its texts are marked for translation with; empty where they are English alone.
    std::string_view context = {};
    int section = 1;          ///< of the manual: 1 for programs, 6 for games
    std::string_view summary; ///< as in Command
    std::string_view operands = {};
    std::string_view description = {};    ///< paragraphs with an empty line between them
    std::span<const Option> options = {}; ///< of the program itself, beside --help and --version
    std::vector<Command> commands = {};
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

/// The exit status of every program with commands, which its help and page end with.
std::string exitStatusText();

/// A text of a manual in the language that is spoken (app/commandline/language.h).
std::string translated(const Manual &manual, std::string_view text);
/// What an option of a manual with a context does, and what holds if it is not given.
std::string optionText(std::string_view context, const Option &option);

// The help and the page below are in the language that is spoken. Words in capitals that stand for
// others, such as FILE, are the same in all.

/// What --help prints for a program with commands.
std::string helpText(const Manual &manual);
/// What COMMAND --help prints.
std::string helpText(const Manual &manual, const Command &command);

/// The manual page, in the macros of man(7).
std::string manualPage(const Manual &manual, Release release);

/// A script that bash reads when Tab is first pressed after the program's name.
std::string bashCompletion(const Manual &manual);
/// The completion of zsh, a function of its completion system.
std::string zshCompletion(const Manual &manual);

} // namespace program
