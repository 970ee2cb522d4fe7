#pragma once

#include "ui/board/boardwidget.h"

#include <QGuiApplication>
#include <QImage>
#include <QPalette>
#include <QTest>

#include <algorithm>

// Boards as they are painted.

inline QPalette paletteOf(bool dark)
{
    return QPalette(dark ? QColor(0x2b2d30) : QColor(0xefefef));
}

inline QImage pictureOf(ui::BoardWidget &board)
{
    return board.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// The rectangle of the pixels that differ between pictures of one format and size, in device
/// pixels.
inline QRect changed(const QImage &one, const QImage &other)
{
    QRect area;
    for (int y = 0; y < one.height(); ++y) {
        // Most lines are equal, which is seen sooner by their bytes than pixel by pixel.
        const uchar *line = one.constScanLine(y);
        if (std::equal(line, line + one.bytesPerLine(), other.constScanLine(y)))
            continue;
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area;
}

/// The length in units that has so many pixels on the screen. Where only pixels count, a denser
/// screen needs no larger pictures.
inline int unitsOf(int pixels)
{
    return qRound(pixels / qGuiApp->devicePixelRatio());
}

inline QRect inDevicePixels(const QRectF &rect, qreal scale)
{
    return QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect();
}
