#include "ui/board/boardpainting.h"

#include "ui/style/surface.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>
#include <QRadialGradient>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace ui {

namespace {

constexpr int smallestText = 8; ///< that can be read, in pixels

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

/// What a texture adds to each channel of the colour; it is laid side by side in mirror images, so
/// that no seam shows.
Tile tileOf(Texture texture)
{
    Tile tile{};
    for (unsigned y = 0; y < tileSide; ++y) {
        for (unsigned x = 0; x < tileSide; ++x) {
            int value = 0;
            switch (texture) {
            case Texture::Plain:
                break;
            case Texture::Felt:
                value = noise(x, y, 2) + noise(x / 2, y / 2, 1);
                break;
            case Texture::Grain:
                value = noise(0, y, 3) + noise(x / 48, y / 3, 2) + noise(x / 8, y, 1);
                break;
            case Texture::Stone:
                value = noise(x / 3, y / 3, 1) + noise(x, y, 2);
                break;
            }
            tile[y * tileSide + x] = static_cast<std::int8_t>(value);
        }
    }
    return tile;
}

const Tile &cachedTile(Texture texture)
{
    static const std::array<Tile, 4> tiles{tileOf(Texture::Plain), tileOf(Texture::Felt),
                                           tileOf(Texture::Grain), tileOf(Texture::Stone)};
    return tiles[static_cast<std::size_t>(texture)];
}

/// A place in rows of tiles, every other of which is mirrored.
std::size_t mirrored(int place)
{
    const int within = place % (2 * tileSide);
    return static_cast<std::size_t>(within < tileSide ? within : 2 * tileSide - 1 - within);
}

} // namespace

QFont fontOfHeight(const QFont &font, qreal pixels)
{
    QFont sized(font);
    sized.setPixelSize(qMax(qRound(pixels), smallestText));
    return sized;
}

QRectF around(QPointF centre, qreal radius)
{
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
}

QPixmap paintedPixmap(QSizeF size, qreal scale, const std::function<void(QPainter &)> &paint)
{
    QPixmap pixmap(static_cast<int>(std::ceil(size.width() * scale)),
                   static_cast<int>(std::ceil(size.height() * scale)));
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return pixmap;
}

void paintSlab(QPainter &painter, const QRectF &rect, const QColor &tone, const QColor &edge)
{
    const qreal width = qMax(1.0, rect.width() / 500);
    const qreal radius = rect.width() * 0.018;
    painter.setPen(QPen(edge, width));
    painter.setBrush(tone);
    const qreal inset = width / 2; // the whole line is inside, and in line with what is beside it
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip); // round corners overshoot by a trace
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void paintTexture(QPainter &painter, const QRectF &square, const QColor &colour, Texture texture,
                  qreal shadowWidth)
{
    constexpr int brightest = 10; // levels of 255, at the upper left corner
    constexpr int darkest = 24;   // at the edge of the frame
    const qreal scale = painter.device()->devicePixelRatioF();
    const int side = qRound(square.width() * scale);
    // A picture of lines and areas stays one.
    const bool inPixels = painter.paintEngine()->type() == QPaintEngine::Raster;
    if (texture == Texture::Plain || !inPixels || side <= 0) {
        painter.fillRect(square, colour);
        return;
    }
    const Tile &tile = cachedTile(texture);
    const int shadow = qMax(1, qRound(shadowWidth * scale));
    const auto shade = [shadow](int place) {
        return place < shadow ? darkest * (shadow - place) / shadow : 0;
    };
    const auto channel = [](int base, int added) { return std::clamp(base + added, 0, 255); };
    QImage image(side, side, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
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
    painter.drawImage(square.topLeft(), image);
}

void fillDisc(QPainter &painter, const QRectF &disc, const QGradient &gradient)
{
    const QTransform toDevice = painter.deviceTransform();
    const QTransform fromDevice = toDevice.inverted();
    const QRect covered = toDevice.mapRect(disc).toAlignedRect();
    // A span for each pixel of the edge: at the top and at the bottom as many as the chord is long,
    // 72, elsewhere up to five a row.
    const int rows = std::clamp(1296 / covered.height(), 1, 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    for (int top = covered.top(); top <= covered.bottom(); top += rows) {
        const QRectF band(covered.left(), top, covered.width(), rows);
        painter.save();
        painter.setClipRect(fromDevice.mapRect(band), Qt::IntersectClip);
        painter.drawEllipse(disc);
        painter.restore();
    }
}

void paintPiece(QPainter &painter, QPointF centre, qreal radius, const QColor &tone,
                const QColor &rim, qreal rimWidth, const QColor &underside)
{
    constexpr qreal shadowReach = 1.15;
    const QPointF below = centre + QPointF(radius * 0.03, radius * 0.08);
    QRadialGradient shadow(below, radius * shadowReach - radius * 0.08);
    shadow.setColorAt(0.85, QColor(0, 0, 0, 80));
    shadow.setColorAt(1.0, QColor(0, 0, 0, 0));
    fillDisc(painter, around(below, radius * shadowReach - radius * 0.08), shadow);

    if (underside.isValid()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(underside);
        painter.drawEllipse(around(centre + QPointF(0, radius / 18), radius - rimWidth / 2));
    }
    const bool dark = tone.lightness() < 128;
    QRadialGradient face(centre, radius, centre - QPointF(radius, radius) * 0.42);
    face.setColorAt(0.0, dark ? mixed(tone, Qt::white, 0.2) : mixed(tone, Qt::white, 0.75));
    face.setColorAt(0.75, tone);
    face.setColorAt(1.0, dark ? tone : tone.darker(104));
    const QRectF disc = around(centre, radius - rimWidth / 2);
    fillDisc(painter, disc, face);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(rim, rimWidth));
    painter.drawEllipse(disc);
}

void paintRing(QPainter &painter, const QRectF &circle, qreal width, const QColor &tone,
               const QColor &casing)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(casing, width * 1.9));
    painter.drawEllipse(circle);
    painter.setPen(QPen(tone, width));
    painter.drawEllipse(circle);
}

int fittedHeight(const QString &text, const QFont &font, qreal height, const QRectF &area)
{
    QFont sized(font);
    for (int pixels = qMax(smallestText, static_cast<int>(height)); pixels >= smallestText;
         --pixels) {
        sized.setPixelSize(pixels);
        const QFontMetricsF metrics(sized);
        if (metrics.horizontalAdvance(text) <= area.width() && metrics.ascent() <= area.height())
            return pixels;
    }
    return 0;
}

void paintFitted(QPainter &painter, const QString &text, const QFont &font, qreal height,
                 const QRectF &area)
{
    const int pixels = fittedHeight(text, font, height, area);
    if (pixels == 0)
        return;
    QFont sized(font);
    sized.setPixelSize(pixels);
    painter.setFont(sized);
    painter.drawText(area, Qt::AlignCenter | Qt::TextDontClip, text);
}

void paintChip(QPainter &painter, const QString &text, const QFont &font, QPointF top,
               const QRectF &bounds, const QColor &background, const QColor &foreground)
{
    const QFontMetricsF metrics(font);
    const qreal padding = metrics.height() * 0.35;
    QRectF chip = metrics.boundingRect(text).adjusted(-1.6 * padding, -0.6 * padding, 1.6 * padding,
                                                      0.6 * padding);
    chip.moveTop(top.y());
    const qreal left = top.x() - chip.width() / 2;
    chip.moveLeft(qMax(bounds.left(), qMin(left, bounds.right() - chip.width())));

    const qreal radius = qMin(chip.height() / 2, metrics.height() * 0.7);
    const qreal line = qMax(1.0, metrics.height() / 16);
    painter.setPen(QPen(foreground, line));
    painter.setBrush(background);
    painter.drawRoundedRect(chip.adjusted(line, line, -line, -line), radius, radius);
    painter.setFont(font);
    painter.drawText(chip, Qt::AlignCenter, text);
}

} // namespace ui
