#include "ui/lab/export/worksheetstrikes.h"

namespace ui::lab {

using Kind = WorksheetMark::Kind;

namespace {

// In millimetres, before scaling.
constexpr QSizeF largestStrike(4.2, 3);
constexpr double strikeGap = 0.4; ///< to other strikes and edges, and to the node below

/// Whether the edges of other nodes, and the strikes that have their place, are far enough.
bool hasSpace(const QRectF &strike, const WorksheetMark &own,
              const std::vector<WorksheetMark> &marks)
{
    const QRectF around =
        strike.normalized().adjusted(-strikeGap, -strikeGap, strikeGap, strikeGap);
    bool isPlaced = true; // strikes after this one are not yet
    for (const WorksheetMark &mark : marks) {
        isPlaced = isPlaced && &mark != &own;
        if (mark.kind == Kind::Strike && isPlaced && around.intersects(mark.rect.normalized()))
            return false;
        if (mark.kind != Kind::Edge || mark.rect == own.rect)
            continue;
        const QLineF edge(mark.rect.topLeft(), mark.rect.bottomRight());
        for (const QLineF &stroke : strikeStrokes(strike)) {
            for (const double aside : {-strikeGap, 0., strikeGap}) {
                if (edge.intersects(stroke.translated(aside, 0), nullptr)
                    == QLineF::BoundedIntersection)
                    return false;
            }
        }
    }
    return true;
}

QRectF placeOf(const WorksheetMark &own, const std::vector<WorksheetMark> &marks)
{
    const QLineF edge(own.rect.topLeft(), own.rect.bottomRight());
    // A stroke along its own edge would not be seen.
    const bool leansLeft = edge.dx() < -0.4 * edge.dy();
    QRectF place;
    for (const double size : {1., 0.8, 0.65, 0.5, 0.4}) {
        for (const double down : {0.6, 0.7, 0.8, 0.9}) {
            const QSizeF extent = largestStrike * size;
            const QPointF middle = edge.pointAt(down);
            if (edge.y2() - middle.y() < extent.height() / 2 + strikeGap)
                break;
            place = QRectF(middle - QPointF(extent.width(), extent.height()) / 2, extent);
            if (leansLeft)
                place = QRectF(place.topRight(), QSizeF(-extent.width(), extent.height()));
            if (hasSpace(place, own, marks))
                return place;
        }
    }
    return place; // the smallest
}

} // namespace

void placeStrikes(std::vector<WorksheetMark> &marks)
{
    for (WorksheetMark &mark : marks) {
        if (mark.kind == Kind::Strike)
            mark.rect = placeOf(mark, marks);
    }
}

std::array<QLineF, 2> strikeStrokes(const QRectF &strike)
{
    const QPointF apart(strike.width() * 2 / 7, 0);
    return {QLineF(strike.bottomLeft(), strike.topRight() - apart),
            QLineF(strike.bottomLeft() + apart, strike.topRight())};
}

} // namespace ui::lab
