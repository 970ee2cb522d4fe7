#pragma once

#include "core/position.h"

#include <QPalette>
#include <QPixmap>

namespace ui {

/// A picture of what a side plays with, in the board's style: a disc, X or O, a counter. The size
/// is in widget pixels; the palette's Window is the background.
QPixmap signPixmap(core::GameKind kind, core::Side side, int size, qreal ratio,
                   const QPalette &palette);

} // namespace ui
