#include "ui/board/texture.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

namespace ui {

namespace {

constexpr int tileSide = 128;
using Tile = std::array<std::int8_t, tileSide * tileSide>;

/// A pseudo-random number from -amplitude to amplitude for a point (a hash).
int noise(unsigned x, unsigned y, int amplitude)
{
    unsigned bits = x * 0x9e3779b1U + y * 0x85ebca77U;
    bits ^= bits >> 15;
    bits *= 0xc2b2ae3dU;
    bits ^= bits >> 13;
    return static_cast<int>(bits % static_cast<unsigned>(2 * amplitude + 1)) - amplitude;
}

/// The brightness offset of a texture at a point, added to each colour channel (0 to 255).
int levelsAt(Texture texture, unsigned x, unsigned y)
{
    switch (texture) {
    case Texture::Plain:
        break;
    case Texture::Felt:
        return noise(x, y, 2) + noise(x / 2, y / 2, 1);
    case Texture::Grain:
        return noise(0, y, 3) + noise(x / 48, y / 3, 2) + noise(x / 8, y, 1);
    case Texture::Stone:
        return noise(x / 3, y / 3, 1) + noise(x, y, 2);
    }
    return 0;
}

/// The tile of a texture, created when first used. It is repeated with alternate mirroring, so that
/// no seam shows.
const Tile &tileOf(Texture texture)
{
    static std::array<std::optional<Tile>, 4> tiles;
    std::optional<Tile> &tile = tiles[static_cast<std::size_t>(texture)];
    if (!tile) {
        tile.emplace();
        for (unsigned y = 0; y < tileSide; ++y) {
            for (unsigned x = 0; x < tileSide; ++x)
                (*tile)[y * tileSide + x] = static_cast<std::int8_t>(levelsAt(texture, x, y));
        }
    }
    return *tile;
}

/// A coordinate within the tile; every other tile is mirrored.
std::size_t mirrored(int place)
{
    const int within = place % (2 * tileSide);
    return static_cast<std::size_t>(within < tileSide ? within : 2 * tileSide - 1 - within);
}

QImage texturedSquare(int side, const TexturedFill &fill, int shadow)
{
    constexpr double lightX = 0.28; // the brightest point, relative to the side
    constexpr double lightY = 0.18;
    constexpr int darkest = 24; // offset at the frame's edge
    const double farthest = std::hypot(1 - lightX, 1 - lightY) * side;
    const Tile &tile = tileOf(fill.texture);
    const auto shade = [shadow](int place) {
        return place < shadow ? darkest * (shadow - place) / shadow : 0;
    };
    const auto channel = [](int lit, int shaded, double distance, int added) {
        const int base = lit + static_cast<int>(std::lround((shaded - lit) * distance));
        return std::clamp(base + added, 0, 255);
    };
    const QColor &lit = fill.lit;
    const QColor &shaded = fill.shaded;
    QImage image(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        const std::int8_t *row = tile.data() + mirrored(y) * tileSide;
        const double down = y - lightY * side;
        for (int x = 0; x < side; ++x) {
            const double across = x - lightX * side;
            const double distance = std::sqrt(across * across + down * down) / farthest;
            const int added = row[mirrored(x)] - std::max(shade(x), shade(y));
            line[x] = qRgb(channel(lit.red(), shaded.red(), distance, added),
                           channel(lit.green(), shaded.green(), distance, added),
                           channel(lit.blue(), shaded.blue(), distance, added));
        }
    }
    return image;
}

/// The coverage of a pixel by a square with round corners, from 0 to 1.
double coverage(int x, int y, int side, double radius)
{
    const double across = radius - std::min(x, side - 1 - x) - 0.5;
    const double down = radius - std::min(y, side - 1 - y) - 0.5;
    if (across <= 0 || down <= 0)
        return 1;
    return std::clamp(radius - std::hypot(across, down) + 0.5, 0.0, 1.0);
}

/// White that fades towards the middle, then black that becomes stronger.
QImage frameLight(int side, double radius, const QRect &groove)
{
    constexpr double turn = 0.4;     // relative to the diagonal
    constexpr double brightest = 22; // alpha, of 255
    constexpr double darkest = 60;
    constexpr int inGroove = 110;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < side; ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < side; ++x) {
            const double along = (x + y) / (2.0 * side);
            const bool isLight = along < turn;
            const double opacity =
                isLight ? brightest * (1 - along / turn) : darkest * (along - turn) / (1 - turn);
            const int alpha = static_cast<int>(opacity * coverage(x, y, side, radius));
            const int level = isLight ? alpha : 0; // premultiplied
            line[x] = groove.contains(x, y) ? qRgba(0, 0, 0, inGroove)
                                            : qRgba(level, level, level, alpha);
        }
    }
    return image;
}

bool paintsPixels(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Raster;
}

} // namespace

void paintFrameLight(QPainter &painter, const QRectF &frame, qreal cornerRadius,
                     const QRectF &field, qreal groove)
{
    const qreal scale = painter.device()->devicePixelRatioF();
    const int side = qRound(frame.width() * scale);
    if (!paintsPixels(painter) || side <= 0)
        return;
    const QRectF within = field.translated(-frame.topLeft());
    const int width = qMax(1, qRound(groove * scale)); // the same on all sides
    const QRect around = QRectF(within.topLeft() * scale, within.size() * scale)
                             .toRect()
                             .adjusted(-width, -width, width, width);
    QImage image = frameLight(side, cornerRadius * scale, around);
    image.setDevicePixelRatio(scale);
    painter.drawImage(frame.topLeft(), image);
}

void paintTexturedFill(QPainter &painter, const QRectF &square, const TexturedFill &fill,
                       qreal shadowWidth)
{
    const qreal scale = painter.device()->devicePixelRatioF();
    const int side = qRound(square.width() * scale);
    if (fill.texture == Texture::Plain || !paintsPixels(painter) || side <= 0) {
        painter.fillRect(square, fill.shaded);
        return;
    }
    QImage image = texturedSquare(side, fill, std::max(1, qRound(shadowWidth * scale)));
    image.setDevicePixelRatio(scale);
    painter.drawImage(square.topLeft(), image);
}

} // namespace ui
