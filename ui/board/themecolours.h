#pragma once

#include "ui/board/boardcolours.h"

namespace ui {

/// The colours of a theme, made anew; boardColours() keeps them.
BoardColours themeColours(BoardTheme theme, bool dark);

} // namespace ui
