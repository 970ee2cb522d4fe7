#include "ui/board/boardpainting.h"

#include "ui/style/surface.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QRadialGradient>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace ui {

qreal slabRadius(const QRectF &slab)
{
    return slab.width() * 0.018;
}

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
    const qreal radius = slabRadius(rect);
    painter.setPen(QPen(edge, width));
    painter.setBrush(tone);
    const qreal inset = width / 2; // keeps the whole line inside the rectangle
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip); // round corners slightly exceed the rectangle
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void fillDisc(QPainter &painter, const QRectF &disc, const QGradient &gradient)
{
    QPainterPath shape;
    shape.addEllipse(disc);
    fillRound(painter, shape, gradient);
}

void fillRound(QPainter &painter, const QPainterPath &shape, const QGradient &gradient)
{
    const QTransform toDevice = painter.deviceTransform();
    const QTransform fromDevice = toDevice.inverted();
    const QRect covered = toDevice.mapRect(shape.boundingRect()).toAlignedRect();
    // Keep each band below 96 spans: an edge pixel makes a span; the top and bottom rows of a
    // circle have up to 64, an oval's a few more, other rows up to five.
    const int rows = std::clamp(1000 / covered.height(), 1, 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    for (int top = covered.top(); top <= covered.bottom(); top += rows) {
        const QRectF band(covered.left(), top, covered.width(), rows);
        painter.save();
        painter.setClipRect(fromDevice.mapRect(band), Qt::IntersectClip);
        painter.drawPath(shape);
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

void paintStone(QPainter &painter, const QPainterPath &shape, const QColor &tone)
{
    const QRectF box = shape.boundingRect();
    const qreal size = box.width() / 2;
    const QPointF below = box.center() + QPointF(size * 0.05, size * 0.13);
    const qreal reach = size * 1.06;
    QRadialGradient shadow(below, reach);
    shadow.setColorAt(0.8, QColor(0, 0, 0, 90));
    shadow.setColorAt(1.0, QColor(0, 0, 0, 0));
    fillDisc(painter, around(below, reach), shadow);
    const QPointF centre = box.center();
    QRadialGradient light(centre, size * 1.95, centre - QPointF(size * 0.35, size * 0.65));
    light.setColorAt(0.0, mixed(tone, Qt::white, 0.28));
    light.setColorAt(0.38, tone);
    light.setColorAt(0.85, tone.darker(165));
    fillRound(painter, shape, light);
    painter.strokePath(shape, QPen(tone.darker(180), qMax(0.5, size * 0.02)));
}

void strokeCased(QPainter &painter, const QPainterPath &path, qreal width, const QColor &tone,
                 const QColor &casing)
{
    QPen pen(casing, width * 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.strokePath(path, pen);
    pen.setColor(tone);
    pen.setWidthF(width);
    painter.strokePath(path, pen);
}

void paintRing(QPainter &painter, const QRectF &circle, qreal width, const QColor &tone,
               const QColor &casing)
{
    QPainterPath ring;
    ring.addEllipse(circle);
    strokeCased(painter, ring, width, tone, casing);
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
