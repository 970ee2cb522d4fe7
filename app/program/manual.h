#pragma once

#include "app/commandline/command.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace program {

using commandline::Command;
using commandline::Option;

/// A section of a manual page that is not generated from a table.
struct Section
{
    std::string_view title; ///< in capitals
    std::string_view text;  ///< paragraphs separated by empty lines
};

/// The description of a program from which its --help, manual page, completions and execution are
/// derived, so that they agree. The texts must have static lifetime.
struct Manual
{
    std::string_view program;
    /// The translation context of its texts; empty if they are only in English.
    std::string_view context = {};
    int section = 1;          ///< manual section: 1 for programs, 6 for games
    std::string_view summary; ///< as in Command
    std::string_view operands = {};
    std::string_view description = {}; ///< paragraphs separated by empty lines
    /// The program's own options, besides --help and --version.
    std::span<const Option> options = {};
    std::vector<Command> commands = {};
    /// The command that runs if none is named; empty if one is required.
    std::string_view defaultCommand = {};
    std::vector<Section> sections = {};
};

/// For the page's footer: the release that it describes, and its date (YYYY-MM-DD).
struct Release
{
    std::string_view version;
    std::string_view date;
};

/// The exit statuses of all programs with commands; the end of their help and manual page.
std::string exitStatusText();

/// A manual's text in the current language (app/commandline/language.h).
std::string translated(const Manual &manual, std::string_view text);
/// An option's description in the manual's context, with its default value.
std::string optionText(std::string_view context, const Option &option);

// The help and the page are in the current language. Placeholders in capitals, such as FILE, are
// not translated.

/// What --help prints for a program with commands.
std::string helpText(const Manual &manual);
/// What COMMAND --help prints.
std::string helpText(const Manual &manual, const Command &command);

/// The manual page in man(7) macros.
std::string manualPage(const Manual &manual, Release release);

/// A script that bash loads when completing the program's arguments for the first time.
std::string bashCompletion(const Manual &manual);
/// A completion function for zsh.
std::string zshCompletion(const Manual &manual);

} // namespace program
