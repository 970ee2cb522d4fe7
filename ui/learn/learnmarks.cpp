#include "ui/learn/learnmarks.h"

#include "ui/style/surface.h"

#include <QPainterPath>

namespace ui {

QColor doneColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x6f, 0xc0, 0x92) : QColor(0x2f, 0x80, 0x4f);
}

QColor turnColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xf0, 0x7a, 0x3f) : QColor(0xd1, 0x5a, 0x22);
}

void paintCheck(QPainter &painter, const QRectF &square, const QColor &colour)
{
    QPainterPath path;
    path.moveTo(square.left() + 0.24 * square.width(), square.top() + 0.52 * square.height());
    path.lineTo(square.left() + 0.42 * square.width(), square.top() + 0.70 * square.height());
    path.lineTo(square.left() + 0.76 * square.width(), square.top() + 0.32 * square.height());
    painter.setPen(QPen(colour, square.width() / 11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void paintDone(QPainter &painter, const QRectF &square, const QPalette &palette)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(doneColour(palette));
    painter.drawEllipse(square);
    paintCheck(painter, square, cardColour(palette));
}

void paintWrongTry(QPainter &painter, const QRectF &square, const QPalette &palette)
{
    const qreal width = square.width() / 14;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(turnColour(palette), width, Qt::SolidLine, Qt::RoundCap));
    painter.drawEllipse(square.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    const qreal inside = 0.32 * square.width();
    const QRectF cross = square.adjusted(inside, inside, -inside, -inside);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

} // namespace ui
