#pragma once

#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

/// What a label must not overlap.
struct Obstacles
{
    QPolygonF line; ///< an open polyline
    std::vector<QRectF> areas;
    std::vector<QPointF> others; ///< other marked points: a label must be nearer to its own
};

/// Whether any part of a polyline lies in an area.
bool crosses(const QPolygonF &line, const QRectF &area);

/// Finds a place for a label within an area, as near as possible to a point and not much further
/// from it than its own height; nothing if every such place overlaps an obstacle.
/// @param distance minimum distance between the point and the label
std::optional<QRectF> placeLabel(const QSizeF &label, const QPointF &point, qreal distance,
                                 const QRectF &within, const Obstacles &obstacles);

} // namespace ui
