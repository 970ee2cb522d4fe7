#pragma once

#include "core/error.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace commandline {

/// A text of the command-line programs in one language.
struct CatalogEntry
{
    std::string_view context;
    std::string_view source; ///< the English text in the source code
    std::string_view text;
    std::string_view plural; ///< the plural form; empty for texts without a number
};

/// The texts of one language.
struct Catalog
{
    std::string_view language;             ///< "pt_BR"; the catalogue of "en" has only plural forms
    std::span<const CatalogEntry> entries; ///< sorted by context, then source
};

/// The catalogues of all languages, sorted; generated from resources/translations by the build
/// (writecatalogs.cpp).
std::span<const Catalog> catalogs();

} // namespace commandline

/// The language of the command-line programs. It is a property of the process, chosen at its start
/// before any thread.
namespace commandline {

/// Returns an environment variable; empty if it is not set.
using Environment = std::function<std::string(const char *name)>;

/// The language requested by LC_ALL, LC_MESSAGES, LANG and LANGUAGE, evaluated like gettext, among
/// the available ones: "pt_BR" also for Portugal. "en" if there is no locale, no matching language,
/// or another encoding than UTF-8.
std::string languageOf(const Environment &environment);
/// The language requested by this process's environment.
std::string languageOfProcess();

/// Sets the language; English if it is unknown, and before the first call.
void speak(std::string_view language);

/// A text in the current language; English if there is no translation. The context is that in which
/// the text was marked.
std::string translated(std::string_view context, std::string_view source);

/// A text of the context "cli", with arguments for %1, %2 and so on.
std::string text(core::TranslatableText source, const std::vector<std::string> &arguments = {});
/// A text of the context "cli" in the form for a number, which replaces %n.
std::string counted(core::TranslatableText source, int number,
                    const std::vector<std::string> &arguments = {});

/// An input error in the current language.
std::string errorText(const core::Error &error);

} // namespace commandline
