#pragma once

#include <QPainter>
#include <QPalette>
#include <QPolygonF>

namespace ui::lab {

// Shapes shared by the drawn tree and its legend: MAX and MIN, winners, cuts.

/// A triangle inscribed in the box: pointing up for MAX, down for MIN.
QPolygonF triangle(const QRectF &box, bool max);
/// A board's frame with a point outside it: above for MAX, below for MIN.
QPolygonF pointedFrame(const QRectF &frame, qreal point, bool max);
/// Paints a filled triangle with a background into the box: pointing up if MAX won, down if MIN
/// won.
void paintWinner(QPainter &painter, const QRectF &box, bool byMax, const QPalette &palette);
/// Two short strokes across an edge at one of its points.
void paintCutStrokes(QPainter &painter, const QLineF &edge, QPointF at, qreal reach,
                     const QPen &pen);

} // namespace ui::lab
