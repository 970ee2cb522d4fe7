#pragma once

#include "ui/board/boardcolours.h"

namespace ui {

/// Creates the colours of a theme; boardColours() caches them.
BoardColours themeColours(BoardTheme theme, bool dark);

} // namespace ui
