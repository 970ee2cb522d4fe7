#include "ui/style/scrollbarpainting.h"

#include "ui/style/surface.h"

#include <QPainter>

#include <algorithm>

namespace ui {

QRect scrollBarPart(QStyle::SubControl part, const QStyleOptionSlider &bar)
{
    const bool isVertical = bar.orientation == Qt::Vertical;
    const QRect &whole = bar.rect;
    const int length = isVertical ? whole.height() : whole.width();
    const int range = bar.maximum - bar.minimum;
    const qint64 all = qint64(range) + bar.pageStep;
    const int wanted = all > 0 ? int(qint64(length) * bar.pageStep / all) : length;
    const int handle =
        range > 0 ? std::clamp(wanted, std::min(length, 2 * smallestTarget), length) : length;
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    const auto stretch = [&](int from, int to) {
        return isVertical ? QRect(whole.left(), whole.top() + from, whole.width(), to - from)
                          : QStyle::visualRect(
                              bar.direction, whole,
                              QRect(whole.left() + from, whole.top(), to - from, whole.height()));
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return whole;
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, start + handle);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + handle, length);
    default:
        return {};
    }
}

void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar)
{
    if (bar.maximum <= bar.minimum)
        return;
    const bool isUsed = (bar.state & QStyle::State_Enabled) != 0
                        && (bar.state & (QStyle::State_MouseOver | QStyle::State_Sunken)) != 0;
    const int aside = isUsed ? 2 : 3;
    QRectF handle(scrollBarPart(QStyle::SC_ScrollBarSlider, bar));
    handle = bar.orientation == Qt::Vertical ? handle.adjusted(aside, 2, -aside, -2)
                                             : handle.adjusted(2, aside, -2, -aside);
    const QColor edge = fieldEdge(bar.palette);
    paintSurface(painter, handle, std::min(handle.width(), handle.height()) / 2,
                 isUsed ? mixed(edge, bar.palette.color(QPalette::WindowText), 0.3) : edge);
}

} // namespace ui
