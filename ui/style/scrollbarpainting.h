#pragma once

#include <QStyleOptionSlider>

class QPainter;

namespace ui {

// A slim scroll bar without buttons for single steps, which wheel and keys make. It is painted on
// what lies below it.

/// The width of a vertical bar, or the height of a horizontal one, in pixels.
inline constexpr int scrollBarExtent = 12;

/// Where a part of the bar is; empty: it has none.
QRect scrollBarPart(QStyle::SubControl part, const QStyleOptionSlider &bar);
/// Paints the handle, wider and darker where the mouse is on the bar. It stands out by 3:1.
void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar);

} // namespace ui
