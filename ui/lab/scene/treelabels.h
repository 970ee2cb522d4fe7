#pragma once

#include <QFont>
#include <QHash>
#include <QList>
#include <QPainter>
#include <QPalette>
#include <QString>

#include <vector>

namespace ui::lab {

/// The text of a drawn tree: large enough on the screen to be read at every zoom, whole, and never
/// over other text. What does not fit is left out rather than cut short, which would show another
/// number; so the most important text is placed first. All is placed, then all is drawn.
class TreeLabels
{
public:
    struct Style
    {
        qreal height = 17; ///< of the font in the scene; more where that is too small on the screen
        qreal share = 1;   ///< of the window's font: so large on the screen at least, if it fits
        bool bold = false;
        bool halo = true; ///< on a ground of its own, over edges
        QColor ink;
    };
    /// What was placed, and where in the scene's coordinates.
    struct Placed
    {
        int node = 0;
        QString text;
        QRectF box;
        qreal pixels = 0; ///< height of the font on the screen
        Style style;
    };
    /// Where the text may stand: a point of it, and which.
    struct LabelPlace
    {
        QPointF point;
        Qt::Alignment anchor = Qt::AlignCenter;
        bool farther = false; ///< where it can be taken for another node's
    };

    /// The node of a label that belongs to none.
    static constexpr int noNode = -1;

    /// How large the text is.
    struct Size
    {
        qreal type = 1;  ///< on the screen, as a share of the window's font
        qreal scene = 1; ///< in the scene, as a share of each style's height
    };

    /// All text lies within the area.
    TreeLabels(const QPalette &palette, const QFont &font, const QRectF &area, qreal scale,
               const Size &size);

    /// Space of a node: text of other nodes stands there only where it has no other place.
    void avoid(int node, const QRectF &box)
    {
        m_avoided.add(node, box);
        m_nodeBoxes.insert(node, box);
    }
    /// How wide and high the text will be.
    QSizeF sizeOf(const QString &text, const Style &style) const;
    /// What text may stand over where there is no better place.
    enum class Over { Nodes, Nothing };
    /// Gives it the first of the places where it is over no other text, if there is one apart from
    /// all of them, and no nearer to another node than to its own; false if there is none.
    bool place(int node, const QString &text, const Style &style, const QList<LabelPlace> &places,
               Over over = Over::Nodes);
    void draw(QPainter &painter) const;
    const std::vector<Placed> &placed() const { return m_placed; }
    /// Whether a text stands close to another, over a node or where it can be taken for another's,
    /// or was left out.
    bool isCrowded() const { return m_isCrowded; }

private:
    /// Finds the boxes near a box without looking at all of them.
    class Grid
    {
    public:
        explicit Grid(qreal cell)
            : m_cell(cell)
        {}
        void add(int node, const QRectF &box);
        /// Whether a box of another node lies over this one.
        bool meets(int node, const QRectF &box) const;

    private:
        template <class Visit>
        bool forCells(const QRectF &box, const Visit &visit) const;

        qreal m_cell;
        QHash<std::pair<int, int>, std::vector<std::pair<int, QRectF>>> m_boxes;
    };

    QFont fontOf(const Style &style) const;
    QRectF boxAt(const LabelPlace &place, QSizeF size) const;
    bool belongsToAnother(int node, const QRectF &box) const;

    QPalette m_palette;
    QFont m_font;
    QRectF m_area;
    qreal m_scale;
    qreal m_type; ///< pixels on the screen
    qreal m_sceneShare;
    bool m_isCrowded = false;
    std::vector<Placed> m_placed;
    Grid m_taken;
    Grid m_avoided;
    QHash<int, QRectF> m_nodeBoxes;
};

} // namespace ui::lab
