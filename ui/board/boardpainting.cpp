#include "ui/board/boardpainting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace ui {

QFont fontOfHeight(const QFont &font, qreal pixels)
{
    constexpr qreal smallest = 8;
    QFont sized(font);
    sized.setPixelSize(qRound(qMax(pixels, smallest)));
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

void paintRing(QPainter &painter, const QRectF &circle, qreal width, const QColor &tone,
               const QColor &casing)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(casing, width * 1.9));
    painter.drawEllipse(circle);
    painter.setPen(QPen(tone, width));
    painter.drawEllipse(circle);
}

void paintChip(QPainter &painter, const QString &text, const QFont &font, const QRectF &anchor,
               const QRectF &bounds, const QColor &background, const QColor &foreground)
{
    const QFontMetricsF metrics(font);
    const qreal padding = metrics.height() * 0.35;
    const QRectF room(0, 0, bounds.width() - 4 * padding, bounds.height() / 2);
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    QRectF chip = metrics.boundingRect(room, flags, text);
    chip = chip.adjusted(-1.6 * padding, -0.6 * padding, 1.6 * padding, 0.6 * padding);
    if (chip.width() <= anchor.width() && chip.height() <= anchor.height()) {
        chip.moveCenter(anchor.center());
    } else {
        const qreal below = anchor.isEmpty() ? anchor.top() : anchor.bottom() + padding;
        const bool fits = below + chip.height() <= bounds.bottom();
        chip.moveTop(fits ? below : qMax(bounds.top(), anchor.top() - padding - chip.height()));
        const qreal left = anchor.center().x() - chip.width() / 2;
        chip.moveLeft(qMax(bounds.left(), qMin(left, bounds.right() - chip.width())));
    }

    const qreal radius = qMin(chip.height() / 2, metrics.height() * 0.7);
    const qreal line = qMax(1.0, metrics.height() / 16);
    painter.setPen(QPen(foreground, line));
    painter.setBrush(background);
    painter.drawRoundedRect(chip.adjusted(line, line, -line, -line), radius, radius);
    painter.setFont(font);
    painter.drawText(chip, flags, text);
}

} // namespace ui
