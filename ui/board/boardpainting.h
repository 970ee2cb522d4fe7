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

inline constexpr int smallestText = 8; ///< that can be read, in pixels

/// A font of the given height, never unreadably small.
QFont fontOfHeight(const QFont &font, qreal pixels);

/// The rectangle of a circle.
QRectF around(QPointF centre, qreal radius);

/// A picture of the given size, in device pixels of the scale, from what is painted on nothing.
QPixmap paintedPixmap(QSizeF size, qreal scale, const std::function<void(QPainter &)> &paint);

/// The body of a board: a square with round corners and a thin edge, within the rectangle.
void paintSlab(QPainter &painter, const QRectF &rect, const QColor &tone, const QColor &edge);
/// The radius of its corners.
qreal slabRadius(const QRectF &slab);

/// Fills a round shape with a gradient on this thread alone: Qt's raster engine has the threads of
/// the global pool fill one of 96 spans or more and waits for them, which with a search on every
/// processor takes tens of milliseconds.
void fillRound(QPainter &painter, const QPainterPath &shape, const QGradient &gradient);
void fillDisc(QPainter &painter, const QRectF &disc, const QGradient &gradient);

/// A round piece with a soft light from the upper left and a small shadow, which reaches to 1.16
/// times the radius. One with two sides shows a sliver of the colour of its underside below.
void paintPiece(QPainter &painter, QPointF centre, qreal radius, const QColor &tone,
                const QColor &rim, qreal rimWidth, const QColor &underside = {});

/// A stone: a round shape with a soft light from the upper left and a small shadow.
void paintStone(QPainter &painter, const QPainterPath &shape, const QColor &tone);

/// A line in one tone between two thin ones of another, so that it shows on anything.
void strokeCased(QPainter &painter, const QPainterPath &path, qreal width, const QColor &tone,
                 const QColor &casing);

/// A ring of such a line.
void paintRing(QPainter &painter, const QRectF &circle, qreal width, const QColor &tone,
               const QColor &casing);

/// The largest height of a font, in pixels up to the given one, at which the text fits into the
/// area; 0 where it fits at no readable height.
int fittedHeight(const QString &text, const QFont &font, qreal height, const QRectF &area);

/// A text in the middle of an area, of fittedHeight(); one that does not fit is not painted: cut
/// off it would say something else.
void paintFitted(QPainter &painter, const QString &text, const QFont &font, qreal height,
                 const QRectF &area);

/// A small label that hangs from a point in the middle of its upper edge, moved as far as needed
/// to lie within the bounds.
void paintChip(QPainter &painter, const QString &text, const QFont &font, QPointF top,
               const QRectF &bounds, const QColor &background, const QColor &foreground);

} // namespace ui
