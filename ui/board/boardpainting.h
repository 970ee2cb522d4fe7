#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>

class QPainter;
class QPixmap;

namespace ui {

/// A font of the given height, never unreadably small.
QFont fontOfHeight(const QFont &font, qreal pixels);

/// The rectangle of a circle.
QRectF around(QPointF centre, qreal radius);

/// A picture of the given size, in device pixels of the scale, from what is painted on nothing.
QPixmap paintedPixmap(QSizeF size, qreal scale, const std::function<void(QPainter &)> &paint);

/// A ring in one tone between two thin ones of another, so that it shows on anything.
void paintRing(QPainter &painter, const QRectF &circle, qreal width, const QColor &tone,
               const QColor &casing);

/// A small label in the middle of the anchor if that is large enough, else under it, or above it
/// where there is no room below, within the bounds. An anchor without height is the line on which
/// the label hangs.
void paintChip(QPainter &painter, const QString &text, const QFont &font, const QRectF &anchor,
               const QRectF &bounds, const QColor &background, const QColor &foreground);

} // namespace ui
