#pragma once

#include <span>
#include <string_view>

namespace commandline {

/// A text of the programs without a window in one language.
struct CatalogEntry
{
    std::string_view context;
    std::string_view source; ///< the English text as the sources have it
    std::string_view text;
    std::string_view plural; ///< the form for many; empty where the text has no plural
};

struct Catalog
{
    std::string_view language;             ///< "pt_BR"; "en" has plural forms alone
    std::span<const CatalogEntry> entries; ///< sorted by context, then source
};

/// All languages, sorted; the build writes them from resources/translations (writecatalogs.cpp).
std::span<const Catalog> catalogs();

} // namespace commandline
