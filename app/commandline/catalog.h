#pragma once

#include <span>
#include <string_view>

namespace commandline {

/// A text of the command-line programs in one language.
struct CatalogEntry
{
    std::string_view context;
    std::string_view source; ///< the English text in the source code
    std::string_view text;
    std::string_view plural; ///< the plural form; empty for texts without a number
};

struct Catalog
{
    std::string_view language;             ///< "pt_BR"; the catalogue of "en" has only plural forms
    std::span<const CatalogEntry> entries; ///< sorted by context, then source
};

/// The catalogues of all languages, sorted; generated from resources/translations by the build
/// (writecatalogs.cpp).
std::span<const Catalog> catalogs();

} // namespace commandline
