#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace ui {

/// The surface texture of a board.
enum class Texture {
    Plain, ///< one colour
    Felt,  ///< fine and even
    Grain, ///< long fibres from left to right
    Stone, ///< coarse and faint
};

/// A surface lit from the upper left.
struct TexturedFill
{
    QColor shaded; ///< colour at the lower right
    QColor lit;    ///< colour towards the light
    Texture texture = Texture::Plain;
};

/// Fills a square, aligned to device pixels, with a surface. Along the upper and left edges there
/// is a shadow of the frame, its width in widget pixels. For a plain texture, and for vector output
/// such as SVG, fills with the shaded colour only.
///
/// The pixels are computed here, in 2 ns each, because Qt fills large areas on pool threads and
/// waits for them (see fillRound()). The result for a size is the same on every machine. GUI
/// thread.
void paintTexturedFill(QPainter &painter, const QRectF &square, const TexturedFill &fill,
                       qreal shadowWidth);

/// Paints light from the upper left on a square frame with round corners, aligned to device pixels,
/// and a dark groove of the given width around the field inside. Does nothing for vector output
/// such as SVG. GUI thread.
void paintFrameLight(QPainter &painter, const QRectF &frame, qreal cornerRadius,
                     const QRectF &field, qreal groove);

} // namespace ui
