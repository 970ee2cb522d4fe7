#include "ui/lab/scene/treelabels.h"

#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace ui::lab {

namespace {

constexpr qreal readable = 10;  ///< pixels on the screen
constexpr qreal cellSize = 120; ///< of the grids, in pixels
constexpr qreal apart = 3;      ///< pixels between two texts

qreal distance(const QRectF &one, const QRectF &other)
{
    return std::hypot(std::max({0.0, one.left() - other.right(), other.left() - one.right()}),
                      std::max({0.0, one.top() - other.bottom(), other.top() - one.bottom()}));
}

} // namespace

template <class Visit>
bool TreeLabels::Grid::forCells(const QRectF &box, const Visit &visit) const
{
    const auto cell = [this](qreal value) { return static_cast<int>(std::floor(value / m_cell)); };
    for (int x = cell(box.left()); x <= cell(box.right()); ++x) {
        for (int y = cell(box.top()); y <= cell(box.bottom()); ++y) {
            if (visit(std::pair(x, y)))
                return true;
        }
    }
    return false;
}

void TreeLabels::Grid::add(int node, const QRectF &box)
{
    forCells(box, [&](const std::pair<int, int> &cell) {
        m_boxes[cell].emplace_back(node, box);
        return false;
    });
}

template <class Test>
bool TreeLabels::Grid::any(const QRectF &area, const Test &test) const
{
    return forCells(area, [&](const std::pair<int, int> &cell) {
        const auto found = m_boxes.constFind(cell);
        return found != m_boxes.constEnd()
               && std::any_of(found->begin(), found->end(),
                              [&](const auto &one) { return test(one.first, one.second); });
    });
}

TreeLabels::TreeLabels(const QPalette &palette, const QFont &font, const QRectF &area, qreal scale,
                       const Size &size)
    : m_palette(palette)
    , m_font(font)
    , m_area(area)
    , m_scale(scale)
    , m_type(size.type * QFontInfo(font).pixelSize())
    , m_sceneShare(size.scene)
    , m_taken(cellSize / scale)
    , m_avoided(cellSize / scale)
    , m_marks(cellSize / scale)
{}

QFont TreeLabels::fontOf(const Style &style) const
{
    QFont font(m_font);
    const qreal onScreen = std::max(readable, m_type * style.share);
    font.setPixelSize(std::max(qRound(m_sceneShare * style.height), qCeil(onScreen / m_scale)));
    font.setBold(style.bold);
    return font;
}

QSizeF TreeLabels::sizeOf(const QString &text, const Style &style) const
{
    const QFontMetricsF metrics(fontOf(style));
    const qreal margin = style.halo ? 2 / std::min(m_scale, 1.0) : 0;
    return {metrics.horizontalAdvance(text) + 2 * margin, metrics.height()};
}

qreal TreeLabels::gap() const
{
    return apart / m_scale;
}

QRectF TreeLabels::boxAt(const LabelPlace &place, QSizeF size) const
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

bool TreeLabels::isFree(const QString &text, const Style &style, const LabelPlace &place) const
{
    const QRectF box = boxAt(place, sizeOf(text, style));
    return !m_avoided.any(box, [&](int, const QRectF &one) { return one.intersects(box); });
}

/// Whether another node is under the text, or as near to it as its own node.
bool TreeLabels::belongsToAnother(int node, const QRectF &box) const
{
    const QRectF owner = m_nodeBoxes.value(node);
    const qreal own = owner.isEmpty() ? 0 : distance(box, owner);
    return m_avoided.any(box.adjusted(-own, -own, own, own), [&](int other, const QRectF &one) {
        return other != node && (own > 0 ? distance(box, one) <= own : one.intersects(box));
    });
}

bool TreeLabels::place(int node, const QString &text, const Style &style,
                       const QList<LabelPlace> &places, Over over)
{
    const QSizeF size = sizeOf(text, style);
    enum class Spacing { Wide, Narrow, OverNodes };
    for (const Spacing spacing : {Spacing::Wide, Spacing::Narrow, Spacing::OverNodes}) {
        if (spacing == Spacing::OverNodes && over == Over::Nothing)
            break;
        const qreal margin = spacing == Spacing::Wide ? gap() : 0;
        for (const LabelPlace &place : places) {
            const QRectF here = boxAt(place, size);
            const QRectF around = here.adjusted(-margin, -margin, margin, margin);
            if (!m_area.contains(here)
                || m_taken.any(around,
                               [&](int, const QRectF &other) { return other.intersects(around); })
                || (spacing != Spacing::OverNodes
                    && (belongsToAnother(node, here)
                        || m_marks.any(
                            here, [&](int, const QRectF &mark) { return mark.intersects(here); }))))
                continue;
            m_isCrowded = m_isCrowded || spacing != Spacing::Wide || place.farther;
            m_taken.add(node, here);
            m_placed.push_back({node, text, here, fontOf(style).pixelSize() * m_scale, style});
            return true;
        }
    }
    m_isCrowded = true;
    return false;
}

void TreeLabels::draw(QPainter &painter) const
{
    QColor ground = m_palette.color(QPalette::Base);
    ground.setAlpha(225);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // keeps a sign before its number
    for (const Placed &one : m_placed) {
        if (one.style.halo) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ground);
            painter.drawRoundedRect(one.box, 4, 4);
        }
        painter.setFont(fontOf(one.style));
        painter.setPen(one.style.ink);
        painter.drawText(one.box, Qt::AlignCenter | Qt::TextDontClip, one.text);
    }
}

} // namespace ui::lab
