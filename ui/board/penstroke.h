#pragma once

#include <QList>
#include <QPainterPath>
#include <QPointF>

namespace ui {

/// A hand-drawn pen stroke: neither perfectly straight nor of constant width. The same seed gives
/// the same stroke.
class PenStroke
{
public:
    static PenStroke line(QPointF from, QPointF to, qreal width, int seed);
    /// A loop round the centre, from the top anticlockwise, with a small overlap.
    static PenStroke loop(QPointF centre, qreal radius, qreal width, int seed);

    /// The outline, to be filled, of the given fraction of the stroke; 1 is the whole stroke.
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
