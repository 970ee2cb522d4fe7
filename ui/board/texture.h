#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace ui {

/// What the ground of a board is made of.
enum class Texture {
    Plain, ///< one colour
    Felt,  ///< fine and even
    Grain, ///< long fibres from left to right
    Stone, ///< coarse and faint
};

/// A material in light from the upper left.
struct Ground
{
    QColor shaded; ///< at the lower right
    QColor lit;    ///< towards the light
    Texture texture = Texture::Plain;
};

/// Fills a square, which lies on device pixels, with a ground. Below the upper and left edges lies
/// the shadow of a frame, as wide as given in pixels of the widget. Only the shaded colour where
/// the ground is plain or the picture is one of lines and areas, such as SVG.
///
/// Made pixel by pixel, in 2 ns each: Qt fills large areas by the threads of its pool and waits for
/// them (fillDisc()). The same for the same size on every machine. GUI thread.
void paintGround(QPainter &painter, const QRectF &square, const Ground &ground, qreal shadowWidth);

/// Light from the upper left on a square frame with round corners, which lies on device pixels, and
/// a dark groove around the field in its middle, of the given width. Nothing in a picture of lines
/// and areas, such as SVG. GUI thread.
void paintFrameLight(QPainter &painter, const QRectF &frame, qreal cornerRadius,
                     const QRectF &field, qreal groove);

} // namespace ui
