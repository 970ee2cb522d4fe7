#pragma once

#include "ui/board/boardwidget.h"

#include <QImage>
#include <QPalette>
#include <QTest>

// Boards as they are painted.

inline QPalette paletteOf(bool dark)
{
    return QPalette(dark ? QColor(0x2b2d30) : QColor(0xefefef));
}

inline QImage pictureOf(ui::BoardWidget &board)
{
    return board.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// The rectangle of the pixels that differ, in device pixels.
inline QRect changed(const QImage &one, const QImage &other)
{
    QRect area;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area;
}

inline QRect inDevicePixels(const QRectF &rect, qreal scale)
{
    return QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect();
}
