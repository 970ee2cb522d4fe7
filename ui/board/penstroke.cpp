#include "ui/board/penstroke.h"

#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr qsizetype steps = 64;
constexpr int capSteps = 8;
constexpr qreal pi = std::numbers::pi;

/// A pseudo-random number from -1 to 1, determined by the seed.
qreal wobble(int seed)
{
    const qreal spread = std::sin(seed * 12.9898 + 4.1414) * 43758.5453;
    return 2 * (spread - std::floor(spread)) - 1;
}

QPointF turned(QPointF direction, qreal angle)
{
    const qreal c = std::cos(angle);
    const qreal s = std::sin(angle);
    return {direction.x() * c - direction.y() * s, direction.x() * s + direction.y() * c};
}

} // namespace

PenStroke PenStroke::line(QPointF from, QPointF to, qreal width, int seed)
{
    const QPointF along = to - from;
    const QPointF across(-along.y(), along.x());
    const qreal bow = 0.018 * wobble(seed);
    const qreal sway = 0.006 * wobble(seed + 1);
    QList<QPointF> points;
    for (qsizetype i = 0; i <= steps; ++i) {
        const qreal t = static_cast<qreal>(i) / steps;
        points +=
            from + along * t + across * (bow * std::sin(pi * t) + sway * std::sin(3 * pi * t));
    }
    return PenStroke(points, width);
}

PenStroke PenStroke::loop(QPointF centre, qreal radius, qreal width, int seed)
{
    const qreal overlap = 0.12 + 0.05 * wobble(seed);
    const qreal flat = 0.03 * wobble(seed + 1);
    const qreal drift = 0.02 + 0.015 * wobble(seed + 2);
    QList<QPointF> points;
    for (qsizetype i = 0; i <= steps; ++i) {
        const qreal t = static_cast<qreal>(i) / steps;
        const qreal angle = -pi / 2 + 0.25 - t * (2 * pi + overlap * 2);
        const qreal reach = radius * (1 + drift * (t - 0.5));
        points +=
            centre
            + QPointF(std::cos(angle) * reach * (1 + flat), std::sin(angle) * reach * (1 - flat));
    }
    return PenStroke(points, width);
}

QPointF PenStroke::directionAt(qsizetype i) const
{
    const QPointF step = m_points[qMin(i + 1, steps)] - m_points[qMax<qsizetype>(i - 1, 0)];
    const qreal length = std::hypot(step.x(), step.y());
    return length > 0 ? step / length : QPointF(1, 0);
}

qreal PenStroke::halfWidthAt(qsizetype i) const
{
    // The stroke is wide where the pen touches down, thinner in the middle, and tapers at the end.
    const qreal t = static_cast<qreal>(i) / steps;
    return m_width / 2 * (0.9 + 0.12 * std::cos(2 * pi * t) - 0.14 * t);
}

QPainterPath PenStroke::drawn(qreal part) const
{
    const auto last = static_cast<qsizetype>(std::lround(qBound(0.0, part, 1.0) * steps));
    QPainterPath path;
    if (last == 0)
        return path;
    QPolygonF outline;
    const auto side = [&](qsizetype i, qreal angle) {
        outline += m_points[i] + turned(directionAt(i), angle) * halfWidthAt(i);
    };
    for (qsizetype i = 0; i <= last; ++i)
        side(i, pi / 2);
    for (int i = 1; i < capSteps; ++i)
        side(last, pi / 2 - pi * i / capSteps);
    for (qsizetype i = last; i >= 0; --i)
        side(i, -pi / 2);
    for (int i = 1; i < capSteps; ++i)
        side(0, -pi / 2 - pi * i / capSteps);
    path.setFillRule(Qt::WindingFill);
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

} // namespace ui
