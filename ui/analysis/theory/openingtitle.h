#pragma once

#include <QString>

#include <string_view>

namespace ui {

/// What an opening is called in the user's language. The first moves and the X-square have a name
/// in each; the others have the English one, by which collections and programs list them.
QString openingTitle(std::string_view englishName);

/// The same after the word "Opening:", which it does not repeat: "Diagonal", "Tiger".
QString shortOpeningTitle(std::string_view englishName);

} // namespace ui
