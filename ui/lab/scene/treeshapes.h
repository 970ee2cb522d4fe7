#pragma once

#include <QPainter>
#include <QPalette>
#include <QPolygonF>

namespace ui::lab {

// The shapes of a drawn tree, for the tree and its legend alike: MAX and MIN, who won, what was
// cut.

/// A triangle that fills the box: upwards for MAX, downwards for MIN.
QPolygonF triangle(const QRectF &box, bool max);
/// A board's frame with a point of its own beyond it: above for MAX, below for MIN.
QPolygonF pointedFrame(const QRectF &frame, qreal point, bool max);
/// A filled triangle in the box over a ground of its own: upwards where MAX won, downwards where
/// MIN did.
void paintWinner(QPainter &painter, const QRectF &box, bool byMax, const QPalette &palette);
/// Two short strokes across an edge at one of its points.
void paintCutStrokes(QPainter &painter, const QLineF &edge, QPointF at, qreal reach,
                     const QPen &pen);

} // namespace ui::lab
