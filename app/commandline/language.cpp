#include "app/commandline/language.h"

#include "core/error.h"
#include "core/notation.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace commandline {

namespace {

constexpr std::string_view english = "en";
constexpr std::string_view cliContext = "cli";

const Catalog *catalogOf(std::string_view language)
{
    const auto found = std::find_if(catalogs().begin(), catalogs().end(),
                                    [&](const Catalog &c) { return c.language == language; });
    return found == catalogs().end() ? nullptr : &*found;
}

const Catalog *&spoken()
{
    static const Catalog *catalog = catalogOf(english);
    return catalog;
}

std::string_view languageIn(std::string_view locale)
{
    return locale.substr(0, locale.find('_'));
}

/// Our language for a name such as "es_MX"; empty if there is none.
std::string_view ours(std::string_view locale)
{
    if (catalogOf(locale) != nullptr)
        return locale;
    for (const Catalog &catalog : catalogs()) {
        if (languageIn(catalog.language) == languageIn(locale))
            return catalog.language;
    }
    return {};
}

/// A locale's name without codeset and modifier: "pt_BR" for "pt_BR.UTF-8@euro".
std::string_view withoutCodeset(std::string_view locale)
{
    return locale.substr(0, locale.find_first_of(".@"));
}

/// Whether a locale uses UTF-8, as all our texts do; assumed if it names no codeset.
bool isUtf8(std::string_view locale)
{
    const std::size_t dot = locale.find('.');
    if (dot == std::string_view::npos)
        return true;
    const std::string_view codeset = locale.substr(dot + 1, locale.find('@') - dot - 1);
    const std::string name = core::lowerCase(codeset);
    return name == "utf-8" || name == "utf8";
}

const CatalogEntry *entryOf(const Catalog &catalog, std::string_view context,
                            std::string_view source)
{
    const auto key = std::tie(context, source);
    const auto found = std::lower_bound(catalog.entries.begin(), catalog.entries.end(), key,
                                        [](const CatalogEntry &entry, const auto &wanted) {
                                            return std::tie(entry.context, entry.source) < wanted;
                                        });
    const bool isFound =
        found != catalog.entries.end() && found->context == context && found->source == source;
    return isFound ? &*found : nullptr;
}

/// Whether a language uses the singular for a number; Portuguese and French do for 0.
bool isSingular(std::string_view language, int number)
{
    const std::string_view name = languageIn(language);
    return number == 1 || (number == 0 && (name == "pt" || name == "fr"));
}

std::string withNumber(std::string_view form, int number)
{
    std::string result(form);
    for (std::size_t place = result.find("%n"); place != std::string::npos;
         place = result.find("%n"))
        result.replace(place, 2, std::to_string(number));
    return result;
}

} // namespace

std::string languageOf(const Environment &environment)
{
    std::string locale;
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (locale.empty())
            locale = environment(name);
    }
    const std::string_view name = withoutCodeset(locale);
    if (name.empty() || name == "C" || name == "POSIX" || !isUtf8(locale))
        return std::string(english);
    std::string wishes = environment("LANGUAGE");
    if (wishes.empty())
        wishes = locale;
    for (std::string_view rest = wishes; !rest.empty();) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        const std::string_view found = ours(withoutCodeset(rest.substr(0, end)));
        if (!found.empty())
            return std::string(found);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return std::string(english);
}

std::string languageOfProcess()
{
    return languageOf([](const char *name) {
        const char *const value = std::getenv(name);
        return std::string(value == nullptr ? "" : value);
    });
}

void speak(std::string_view language)
{
    const Catalog *const catalog = catalogOf(language);
    spoken() = catalog != nullptr ? catalog : catalogOf(english);
}

std::string translated(std::string_view context, std::string_view source)
{
    const CatalogEntry *const entry = entryOf(*spoken(), context, source);
    return std::string(entry == nullptr ? source : entry->text);
}

std::string text(core::TranslatableText source, const std::vector<std::string> &arguments)
{
    return core::filled(translated(cliContext, source), arguments);
}

std::string counted(core::TranslatableText source, int number,
                    const std::vector<std::string> &arguments)
{
    // English is the fallback for missing translations.
    for (const Catalog *const catalog : {spoken(), catalogOf(english)}) {
        const CatalogEntry *const entry = entryOf(*catalog, cliContext, source);
        if (entry != nullptr)
            return core::filled(
                withNumber(isSingular(catalog->language, number) ? entry->text : entry->plural,
                           number),
                arguments);
    }
    return core::filled(withNumber(source, number), arguments);
}

std::string errorText(const core::Error &error)
{
    return core::translated(
        error, [](const char *sentence) { return translated("core::Error", sentence); });
}

} // namespace commandline
