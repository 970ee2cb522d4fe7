#include "ui/analysis/review/grademark.h"

namespace ui {

namespace {

void paintMark(QPainter &painter, ai::Grade grade, bool hollow, QRectF area, const QColor &colour)
{
    painter.save();
    const qreal line = area.width() / 7;
    painter.setPen(hollow ? QPen(colour, line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin)
                          : QPen(Qt::NoPen));
    painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(colour));
    if (hollow) // the outline's outer edge coincides with that of the filled mark
        area.adjust(line / 2, line / 2, -line / 2, -line / 2);
    switch (grade) {
    case ai::Grade::None:
        break;
    case ai::Grade::Good:
        painter.drawEllipse(area.adjusted(1, 1, -1, -1));
        break;
    case ai::Grade::Mistake:
        painter.drawPolygon(QPolygonF{QPointF(area.center().x(), area.top()), area.bottomRight(),
                                      area.bottomLeft()});
        break;
    case ai::Grade::Blunder:
        if (!hollow)
            painter.setPen(QPen(colour, area.width() / 3.5, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(area.topLeft(), area.bottomRight());
        painter.drawLine(area.topRight(), area.bottomLeft());
        break;
    }
    painter.restore();
}

QPixmap pixmapOf(ai::Grade grade, bool hollow, int size, qreal ratio, const QColor &colour)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter, grade, hollow, QRectF(1, 1, size - 2, size - 2), colour);
    return pixmap;
}

} // namespace

QColor gradeColour(ai::Grade grade, const QPalette &palette)
{
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    switch (grade) {
    case ai::Grade::None:
        break;
    case ai::Grade::Good:
        return dark ? QColor(0x66, 0xbb, 0x6a) : QColor(0x2e, 0x7d, 0x32);
    case ai::Grade::Mistake:
        return dark ? QColor(0xf5, 0x9e, 0x0b) : QColor(0xb4, 0x53, 0x09);
    case ai::Grade::Blunder:
        return dark ? QColor(0xf8, 0x71, 0x71) : QColor(0xb9, 0x1c, 0x1c);
    }
    return Qt::transparent;
}

void paintGradeMark(QPainter &painter, ai::Grade grade, bool hollow, const QRectF &area,
                    const QPalette &palette)
{
    paintMark(painter, grade, hollow, area, gradeColour(grade, palette));
}

QIcon gradeIcon(ai::Grade grade, bool hollow, int size, qreal ratio, const QPalette &palette)
{
    QIcon icon(pixmapOf(grade, hollow, size, ratio, gradeColour(grade, palette)));
    icon.addPixmap(pixmapOf(grade, hollow, size, ratio, palette.color(QPalette::HighlightedText)),
                   QIcon::Selected);
    return icon;
}

} // namespace ui
