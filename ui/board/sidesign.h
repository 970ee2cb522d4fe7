#pragma once

#include "core/position.h"

#include <QPalette>
#include <QPixmap>

namespace ui {

/// What a side plays with, as the board of the game draws it: a disc, X or O, a counter. The size
/// is in pixels of the widget; the palette's Window tells what it lies on.
QPixmap signPixmap(core::GameKind kind, core::Side side, int size, qreal ratio,
                   const QPalette &palette);

} // namespace ui
