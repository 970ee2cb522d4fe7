#pragma once

#include "ui/board/boardcolours.h"

namespace ui {

/// Makes the colours of a theme; boardColours() keeps them.
BoardColours themeColours(BoardTheme theme, bool dark);

} // namespace ui
