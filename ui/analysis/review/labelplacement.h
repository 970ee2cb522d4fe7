#pragma once

#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

/// What a label must not lie on.
struct Obstacles
{
    QPolygonF line; ///< open, of straight segments
    std::vector<QRectF> areas;
    std::vector<QPointF> others; ///< that are marked: a label is nearer to its own point
};

/// Whether a part of an open line lies in an area.
bool crosses(const QPolygonF &line, const QRectF &area);

/// Where a label of a size can stand within an area, as near as possible to a point and no further
/// from it than its own height or so; nothing where it would lie on an obstacle everywhere.
/// @param distance between the point and the label, at least
std::optional<QRectF> placeLabel(const QSizeF &label, const QPointF &point, qreal distance,
                                 const QRectF &within, const Obstacles &obstacles);

} // namespace ui
