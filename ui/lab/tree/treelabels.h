#pragma once

#include <QFont>
#include <QList>
#include <QPainter>
#include <QPalette>
#include <QString>

#include <vector>

namespace ui::lab {

/// The text of a drawn tree: large enough on the screen to be read at every zoom, whole, and never
/// over other text. What has no room is left out rather than cut short, which would show another
/// number; so the most important text is placed first.
class TreeLabels
{
public:
    /// What was drawn, and where in the scene's coordinates.
    struct Placed
    {
        int node = 0;
        QString text;
        QRectF box;
        qreal pixels = 0; ///< height of the font on the screen
    };
    struct Style
    {
        qreal height = 17; ///< of the font in the scene; more where that is too small on the screen
        bool bold = false;
        bool halo = true; ///< on a ground of its own, over edges
        QColor ink;
    };
    /// Where the text may stand: a point of it, and which.
    struct Place
    {
        QPointF point;
        Qt::Alignment anchor = Qt::AlignCenter;
    };

    TreeLabels(QPainter &painter, const QPalette &palette, const QFont &font, qreal scale);

    /// Room of a node: text of other nodes stands there only where it has no other place.
    void avoid(int node, const QRectF &box) { m_avoided.emplace_back(node, box); }
    /// How wide and high the text will be.
    QSizeF sizeOf(const QString &text, const Style &style) const;
    /// Draws it in the first of the places where it is over no other text; false if there is none.
    bool place(int node, const QString &text, const Style &style, const QList<Place> &places);
    const std::vector<Placed> &placed() const { return m_placed; }

private:
    QFont fontOf(const Style &style) const;
    QRectF boxAt(const Place &place, QSizeF size) const;
    bool isFree(int node, const QRectF &box, bool ofNodes) const;

    QPainter &m_painter;
    QPalette m_palette;
    QFont m_font;
    qreal m_scale;
    std::vector<Placed> m_placed;
    std::vector<std::pair<int, QRectF>> m_avoided;
};

} // namespace ui::lab
