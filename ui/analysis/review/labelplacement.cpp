#include "ui/analysis/review/labelplacement.h"

#include <QLineF>

#include <algorithm>
#include <array>

namespace ui {

namespace {

bool segmentCrosses(const QLineF &segment, const QRectF &area)
{
    if (area.contains(segment.p1()) || area.contains(segment.p2()))
        return true;
    const std::array edges{
        QLineF(area.topLeft(), area.topRight()), QLineF(area.topRight(), area.bottomRight()),
        QLineF(area.bottomRight(), area.bottomLeft()), QLineF(area.bottomLeft(), area.topLeft())};
    return std::any_of(edges.begin(), edges.end(), [&](const QLineF &edge) {
        return segment.intersects(edge, nullptr) == QLineF::BoundedIntersection;
    });
}

qreal distanceOf(const QRectF &area, const QPointF &point)
{
    const QPointF nearest(qBound(area.left(), point.x(), area.right()),
                          qBound(area.top(), point.y(), area.bottom()));
    return QLineF(nearest, point).length();
}

bool isFree(const QRectF &place, const QPointF &own, const Obstacles &obstacles)
{
    const qreal near = distanceOf(place, own);
    const bool belongsToAnother =
        std::any_of(obstacles.others.begin(), obstacles.others.end(),
                    [&](const QPointF &other) { return distanceOf(place, other) <= near; });
    return !belongsToAnother && !crosses(obstacles.line, place)
           && std::none_of(obstacles.areas.begin(), obstacles.areas.end(),
                           [&](const QRectF &area) { return area.intersects(place); });
}

} // namespace

bool crosses(const QPolygonF &line, const QRectF &area)
{
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (segmentCrosses(QLineF(line[i - 1], line[i]), area))
            return true;
    }
    return false;
}

std::optional<QRectF> placeLabel(const QSizeF &label, const QPointF &point, qreal distance,
                                 const QRectF &within, const Obstacles &obstacles)
{
    // Relative to the label's width.
    constexpr std::array shifts{0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9};
    constexpr std::array steps{0.0, 0.4, 0.8, 1.2}; // relative to its height
    for (const double step : steps) {
        for (const double shift : shifts) {
            for (const int side : {-1, 1}) {
                QRectF place(QPointF(), label);
                place.moveCenter({point.x() + shift * label.width(),
                                  point.y() + side * (distance + (0.5 + step) * label.height())});
                place.moveLeft(qBound(within.left(), place.left(), within.right() - label.width()));
                if (within.contains(place) && isFree(place, point, obstacles))
                    return place;
            }
        }
    }
    return std::nullopt;
}

} // namespace ui
