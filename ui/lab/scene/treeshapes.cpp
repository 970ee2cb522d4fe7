#include "ui/lab/scene/treeshapes.h"

#include "ui/lab/scene/treecolours.h"

#include <QLineF>

namespace ui::lab {

QPolygonF triangle(const QRectF &box, bool max)
{
    const QPointF middle(box.center().x(), 0);
    return max ? QPolygonF({middle + QPointF(0, box.top()), box.bottomRight(), box.bottomLeft()})
               : QPolygonF({box.topLeft(), box.topRight(), middle + QPointF(0, box.bottom())});
}

QPolygonF pointedFrame(const QRectF &frame, qreal point, bool max)
{
    const QPointF middle(frame.center().x(), 0);
    const qreal half = 1.15 * point;
    if (max)
        return {{frame.topLeft(), middle + QPointF(-half, frame.top()),
                 middle + QPointF(0, frame.top() - point), middle + QPointF(half, frame.top()),
                 frame.topRight(), frame.bottomRight(), frame.bottomLeft()}};
    return {{frame.topLeft(), frame.topRight(), frame.bottomRight(),
             middle + QPointF(half, frame.bottom()), middle + QPointF(0, frame.bottom() + point),
             middle + QPointF(-half, frame.bottom()), frame.bottomLeft()}};
}

void paintWinner(QPainter &painter, const QRectF &box, bool byMax, const QPalette &palette)
{
    painter.setBrush(wonColour(palette, byMax));
    QPen ground(palette.color(QPalette::Base), 0.16 * box.width());
    ground.setJoinStyle(Qt::RoundJoin);
    painter.setPen(ground);
    painter.drawPolygon(triangle(box, byMax));
}

void paintCutStrokes(QPainter &painter, const QLineF &edge, QPointF at, qreal reach,
                     const QPen &pen)
{
    const QLineF along = edge.unitVector();
    const QPointF unit(along.dx(), along.dy());
    const QPointF across(-unit.y() + unit.x() * 0.5, unit.x() + unit.y() * 0.5);
    painter.setPen(pen);
    for (const qreal side : {-1.0, 1.0}) {
        const QPointF middle = at + unit * (side * 0.45 * reach);
        painter.drawLine(middle - across * reach, middle + across * reach);
    }
}

} // namespace ui::lab
