#pragma once

#include <QString>

#include <string_view>

namespace ui {

/// The name of an opening in the user's language. Only the first moves and the X-square are
/// translated; other names are English, as collections and programs list them.
QString openingTitle(std::string_view englishName);

/// The name without a word that "Opening:" before it already says: "Diagonal", "Tiger".
QString shortOpeningTitle(std::string_view englishName);

} // namespace ui
