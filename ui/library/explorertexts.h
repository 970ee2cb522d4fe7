#pragma once

#include "core/library/gamelibrary.h"

#include <QString>

namespace ui {

/// Who played a game of a library; an unknown player is a question mark.
QString playersText(const core::library::LibraryGame &game);
/// How it ended, when and where, as far as it is known.
QString gameDetail(const core::library::LibraryGame &game);

} // namespace ui
