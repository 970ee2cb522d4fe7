#pragma once

#include "core/error.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// The language of the programs without a window. Which one is spoken is of the whole process, and
/// is chosen at its start, before any thread.
namespace commandline {

/// A variable of the environment; empty where it is not set.
using Environment = std::function<std::string(const char *name)>;

/// The language that the environment asks for, as gettext reads LC_ALL, LC_MESSAGES, LANG and
/// LANGUAGE, among those that there are: "pt_BR" for Portugal too. "en" where there is no locale,
/// none of ours, or one whose texts are not in UTF-8.
std::string languageOf(const Environment &environment);
/// The language that this process's environment asks for.
std::string languageOfProcess();

/// Speaks a language from now on; English where there is no such language, and before the first
/// call.
void speak(std::string_view language);

/// A text in the language that is spoken; English where it lacks it. The context is the one that
/// the text was marked with.
std::string translated(std::string_view context, std::string_view source);

/// A text of the context "cli", with the arguments in the places of %1, %2 and so on.
std::string text(core::TranslatableText source, const std::vector<std::string> &arguments = {});
/// A text of the context "cli" in the form for a number, which stands in the place of %n.
std::string counted(core::TranslatableText source, int number,
                    const std::vector<std::string> &arguments = {});

/// What is wrong with an input, in the language that is spoken.
std::string errorText(const core::Error &error);

} // namespace commandline
