#include "ui/board/texture.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace ui {

namespace {

constexpr int tileSide = 128;
using Tile = std::array<std::int8_t, tileSide * tileSide>;

/// A number from -amplitude to amplitude for a place (a hash by multiplication and shifts).
int noise(unsigned x, unsigned y, int amplitude)
{
    unsigned bits = x * 0x9e3779b1U + y * 0x85ebca77U;
    bits ^= bits >> 15;
    bits *= 0xc2b2ae3dU;
    bits ^= bits >> 13;
    return static_cast<int>(bits % static_cast<unsigned>(2 * amplitude + 1)) - amplitude;
}

/// What a texture adds at a place to each channel of the colour, in levels of 255.
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

/// The levels of a part of the texture, which is repeated in mirror images, so that no seam shows.
/// Made at its first use.
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

/// A place in rows of tiles, every other of which is mirrored.
std::size_t mirrored(int place)
{
    const int within = place % (2 * tileSide);
    return static_cast<std::size_t>(within < tileSide ? within : 2 * tileSide - 1 - within);
}

QImage texturedSquare(int side, const QColor &colour, Texture texture, int shadow)
{
    constexpr int brightest = 5; // levels, at the upper left corner: white keeps a contrast of 3
    constexpr int darkest = 24;  // at the edge of the frame
    const Tile &tile = tileOf(texture);
    const auto shade = [shadow](int place) {
        return place < shadow ? darkest * (shadow - place) / shadow : 0;
    };
    const auto channel = [](int base, int added) { return std::clamp(base + added, 0, 255); };
    QImage image(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        const std::int8_t *row = tile.data() + mirrored(y) * tileSide;
        for (int x = 0; x < side; ++x) {
            const int added = brightest * (2 * side - x - y) / (2 * side) + row[mirrored(x)]
                              - std::max(shade(x), shade(y));
            line[x] = qRgb(channel(colour.red(), added), channel(colour.green(), added),
                           channel(colour.blue(), added));
        }
    }
    return image;
}

} // namespace

void paintTexture(QPainter &painter, const QRectF &square, const QColor &colour, Texture texture,
                  qreal shadowWidth)
{
    const qreal scale = painter.device()->devicePixelRatioF();
    const int side = qRound(square.width() * scale);
    const bool inPixels = painter.paintEngine()->type() == QPaintEngine::Raster;
    if (texture == Texture::Plain || !inPixels || side <= 0) {
        painter.fillRect(square, colour);
        return;
    }
    QImage image = texturedSquare(side, colour, texture, std::max(1, qRound(shadowWidth * scale)));
    image.setDevicePixelRatio(scale);
    painter.drawImage(square.topLeft(), image);
}

} // namespace ui
