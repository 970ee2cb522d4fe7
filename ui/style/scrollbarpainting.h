#pragma once

#include <QStyleOptionSlider>

class QPainter;

namespace ui {

// A slim scroll bar without buttons for single steps, because the wheel and keys make them. Painted
// without a background of its own.

/// The width of a vertical bar, or the height of a horizontal one, in pixels.
inline constexpr int scrollBarExtent = 12;

/// The rectangle of a part of the bar; empty if it has no such part.
QRect scrollBarPart(QStyle::SubControl part, const QStyleOptionSlider &bar);
/// Paints the handle, wider and darker while the mouse is on the bar, with a contrast of 3:1.
void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar);

} // namespace ui
