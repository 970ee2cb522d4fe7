#pragma once

#include "core/library/gamelibrary.h"

#include <QString>

namespace ui {

/// The players of a library's game; a question mark for an unknown one.
QString playersText(const core::library::LibraryGame &game);
/// The game's result, date and event, as far as known.
QString gameDetail(const core::library::LibraryGame &game);

} // namespace ui
