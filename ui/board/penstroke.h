#pragma once

#include <QList>
#include <QPainterPath>
#include <QPointF>

namespace ui {

/// A line as a hand draws it with a pen: never quite straight and not of one width. The same seed
/// gives the same line.
class PenStroke
{
public:
    static PenStroke line(QPointF from, QPointF to, qreal width, int seed);
    /// Round the centre from the top, anticlockwise, a little past its own beginning.
    static PenStroke loop(QPointF centre, qreal radius, qreal width, int seed);

    /// The outline of the first part of the stroke, to be filled; 1 is all of it.
    QPainterPath drawn(qreal part) const;

private:
    PenStroke(QList<QPointF> points, qreal width)
        : m_points(std::move(points))
        , m_width(width)
    {}

    QPointF directionAt(qsizetype i) const;
    qreal halfWidthAt(qsizetype i) const;

    QList<QPointF> m_points;
    qreal m_width;
};

} // namespace ui
