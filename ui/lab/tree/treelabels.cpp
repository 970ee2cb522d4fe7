#include "ui/lab/tree/treelabels.h"

#include <algorithm>

namespace ui::lab {

namespace {

constexpr qreal readable = 10; ///< pixels on the screen

} // namespace

TreeLabels::TreeLabels(QPainter &painter, const QPalette &palette, const QFont &font, qreal scale)
    : m_painter(painter)
    , m_palette(palette)
    , m_font(font)
    , m_scale(scale)
{}

QFont TreeLabels::fontOf(const Style &style) const
{
    QFont font(m_font);
    font.setPixelSize(qCeil(std::max(style.height, readable / m_scale)));
    font.setBold(style.bold);
    return font;
}

QSizeF TreeLabels::sizeOf(const QString &text, const Style &style) const
{
    const QFontMetricsF metrics(fontOf(style));
    const qreal margin = 2 / std::min(m_scale, 1.0);
    return {metrics.horizontalAdvance(text) + 2 * margin, metrics.height()};
}

QRectF TreeLabels::boxAt(const Place &place, QSizeF size) const
{
    QRectF box(QPointF(), size);
    box.moveCenter(place.point);
    if (place.anchor & Qt::AlignLeft)
        box.moveLeft(place.point.x());
    if (place.anchor & Qt::AlignRight)
        box.moveRight(place.point.x());
    if (place.anchor & Qt::AlignTop)
        box.moveTop(place.point.y());
    if (place.anchor & Qt::AlignBottom)
        box.moveBottom(place.point.y());
    return box;
}

bool TreeLabels::isFree(int node, const QRectF &box, bool ofNodes) const
{
    const auto isTaken = [&box](const Placed &one) { return one.box.intersects(box); };
    const auto isNode = [&](const std::pair<int, QRectF> &one) {
        return one.first != node && one.second.intersects(box);
    };
    return std::none_of(m_placed.begin(), m_placed.end(), isTaken)
           && (!ofNodes || std::none_of(m_avoided.begin(), m_avoided.end(), isNode));
}

bool TreeLabels::place(int node, const QString &text, const Style &style,
                       const QList<Place> &places)
{
    const QSizeF size = sizeOf(text, style);
    QRectF box;
    for (const bool ofNodes : {true, false}) {
        for (const Place &place : places) {
            if (box.isEmpty() && isFree(node, boxAt(place, size), ofNodes))
                box = boxAt(place, size);
        }
    }
    if (box.isEmpty())
        return false;
    if (style.halo) {
        QColor ground = m_palette.color(QPalette::Base);
        ground.setAlpha(225);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ground);
        m_painter.drawRoundedRect(box, 4, 4);
    }
    const QFont font = fontOf(style);
    m_painter.setFont(font);
    m_painter.setPen(style.ink);
    m_painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    m_placed.push_back({node, text, box, font.pixelSize() * m_scale});
    return true;
}

} // namespace ui::lab
