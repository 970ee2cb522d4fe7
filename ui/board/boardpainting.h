#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>

class QGradient;
class QPainter;
class QPainterPath;
class QPixmap;

namespace ui {

inline constexpr int smallestText = 8; ///< the smallest readable text, in pixels

/// A font of the given height, but at least of readable size.
QFont fontOfHeight(const QFont &font, qreal pixels);

/// The bounding rectangle of a circle.
QRectF around(QPointF centre, qreal radius);

/// A transparent pixmap of the given size at a device pixel ratio, painted by a function.
QPixmap paintedPixmap(QSizeF size, qreal scale, const std::function<void(QPainter &)> &paint);

/// Paints the board's body: a square with round corners and a thin edge inside the rectangle.
void paintSlab(QPainter &painter, const QRectF &rect, const QColor &tone, const QColor &edge);
/// The radius of a slab's corners.
qreal slabRadius(const QRectF &slab);

/// Whether a board of this side, in pixels, is a mere picture, such as in a menu: too small for
/// words, lines and marks.
constexpr bool isMiniature(qreal side)
{
    return side < 80;
}

/// Fills a round shape with a gradient on this thread only: Qt's raster engine splits fills of 96
/// or more spans among the threads of the global pool and waits for them, which takes tens of
/// milliseconds while a search occupies every processor.
void fillRound(QPainter &painter, const QPainterPath &shape, const QGradient &gradient);
void fillDisc(QPainter &painter, const QRectF &disc, const QGradient &gradient);

/// Paints a round piece lit softly from the upper left, with a small shadow that extends to 1.16
/// times the radius. A two-sided piece shows a sliver of its underside's colour at the bottom.
void paintPiece(QPainter &painter, QPointF centre, qreal radius, const QColor &tone,
                const QColor &rim, qreal rimWidth, const QColor &underside = {});

/// Paints a round stone, lit softly from the upper left, with a small shadow.
void paintStone(QPainter &painter, const QPainterPath &shape, const QColor &tone);

/// Strokes a line with a thin casing of another tone on both sides, so that it is visible on any
/// background.
void strokeCased(QPainter &painter, const QPainterPath &path, qreal width, const QColor &tone,
                 const QColor &casing);

/// Strokes a ring in this way.
void paintRing(QPainter &painter, const QRectF &circle, qreal width, const QColor &tone,
               const QColor &casing);

/// The largest font height, in pixels up to the given one, at which the text fits into the area; 0
/// if it does not fit at any readable height.
int fittedHeight(const QString &text, const QFont &font, qreal height, const QRectF &area);

/// Paints a text centred in an area, at fittedHeight(). Paints nothing if it does not fit, because
/// a truncated text would be misleading.
void paintFitted(QPainter &painter, const QString &text, const QFont &font, qreal height,
                 const QRectF &area);

/// Paints a small label whose upper edge is centred at a point, shifted as needed to stay within
/// the bounds.
void paintChip(QPainter &painter, const QString &text, const QFont &font, QPointF top,
               const QRectF &bounds, const QColor &background, const QColor &foreground);

} // namespace ui
