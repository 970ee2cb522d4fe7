#pragma once

#include <QColor>
#include <QPalette>

namespace ui {

/// The colour of the focus ring on a background: the accent if their contrast is at least 3:1, else
/// the text's colour.
QColor focusColour(const QPalette &palette, const QColor &ground);
/// A colour for both the window's background and a card's.
QColor focusColour(const QPalette &palette);

} // namespace ui
