#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>
#include <QPolygonF>

namespace ui::lab {

/// The marks of a drawn tree, for the tree and its legend alike. No meaning is carried by colour
/// alone.

/// The colour of the principal variation, and of the node that the search is at.
QColor principalColour(const QPalette &palette);
/// The colour of what was cut or is still to come; at least 4.5:1 on the ground.
QColor mutedInk(const QPalette &palette);
/// The colour of the strokes over an edge that was cut.
QColor cutColour(const QPalette &palette);

/// The colour of an answer that is right; what is wrong has the colour of a cut.
QColor rightColour(const QPalette &palette);

/// The colour of a game that MAX won, or that MIN did.
QColor wonColour(const QPalette &palette, bool byMax);

// Colours of their own, whatever the desktop's are: for pictures and for projectors.

QPalette whiteGround();
QPalette blackGround();

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
/// The hatching of what was cut.
QBrush hatching(const QPalette &palette);

} // namespace ui::lab
