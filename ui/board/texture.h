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

/// Fills a square, which lies on device pixels, with a material in light from the upper left: the
/// colour itself at the lower right and a little lighter towards the light, so that what stands out
/// from the colour does so everywhere. Below the upper and left edges lies the shadow of a frame,
/// as wide as given in pixels of the widget. Only the colour where it is plain or the picture is
/// one of lines and areas, such as SVG.
///
/// Made pixel by pixel, in 2 ns each: Qt fills large areas by the threads of its pool and waits for
/// them (fillDisc()). The same for the same size on every machine. GUI thread.
void paintTexture(QPainter &painter, const QRectF &square, const QColor &colour, Texture texture,
                  qreal shadowWidth);

} // namespace ui
