#pragma once

#include <QColor>
#include <QPalette>

namespace ui {

/// The colour of the ring that shows where the keyboard is, on a ground: the accent where it stands
/// out from it by 3:1, else the colour of the text.
QColor focusColour(const QPalette &palette, const QColor &ground);
/// The same on the window and on a card, whichever the control lies on.
QColor focusColour(const QPalette &palette);

} // namespace ui
