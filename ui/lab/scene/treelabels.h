#pragma once

#include <QFont>
#include <QHash>
#include <QList>
#include <QPainter>
#include <QPalette>
#include <QString>

#include <vector>

namespace ui::lab {

/// The texts of a drawn tree: readable at every zoom, never truncated and never overlapping. A text
/// that does not fit is omitted, because a truncated number would be wrong; therefore the most
/// important texts are placed first. All are placed before any is drawn.
class TreeLabels
{
public:
    struct Style
    {
        qreal height = 17; ///< font height in the scene; enlarged if unreadable on screen
        qreal share = 1;   ///< minimum size on screen, as a share of the window's font
        bool bold = false;
        bool halo = true; ///< with a background, for texts over edges
        QColor ink;
    };
    /// A text and its place in scene coordinates.
    struct Placed
    {
        int node = 0;
        QString text;
        QRectF box;
        qreal pixels = 0; ///< font height on screen
        Style style;
    };
    /// A possible place of a text: a point, and which part of the text is there.
    struct LabelPlace
    {
        QPointF point;
        Qt::Alignment anchor = Qt::AlignCenter;
        bool farther = false; ///< might be mistaken for another node's text
    };

    /// Stands for the owner of a label that belongs to no node.
    static constexpr int noNode = -1;

    /// Scale factors of the texts.
    struct Size
    {
        qreal type = 1;  ///< on screen, relative to the window's font
        qreal scene = 1; ///< in the scene, relative to each style's height
    };

    /// All text lies within the area.
    TreeLabels(const QPalette &palette, const QFont &font, const QRectF &area, qreal scale,
               const Size &size);

    /// Registers a node's box: texts of other nodes are placed there only as a last resort.
    void avoid(int node, const QRectF &box)
    {
        m_avoided.add(node, box);
        m_nodeBoxes.insert(node, box);
    }
    /// Registers a mark that texts cover only as a last resort.
    void keepFree(const QRectF &mark) { m_marks.add(noNode, mark); }
    qreal scale() const { return m_scale; }
    /// Whether the text would be over no node.
    bool isFree(const QString &text, const Style &style, const LabelPlace &place) const;
    /// The distance, in the scene, between two texts that stand free.
    qreal gap() const;
    /// How wide and high the text will be.
    QSizeF sizeOf(const QString &text, const Style &style) const;
    /// What a text may cover if there is no better place.
    enum class Over { Nodes, Nothing };
    /// Places the text at the first place where it overlaps no other text, preferring places that
    /// keep a distance from other texts and are not nearer to another node; false if there is none.
    bool place(int node, const QString &text, const Style &style, const QList<LabelPlace> &places,
               Over over = Over::Nodes);
    void draw(QPainter &painter) const;
    const std::vector<Placed> &placed() const { return m_placed; }
    /// Whether any text is close to another, over a node or ambiguous, or was omitted.
    bool isCrowded() const { return m_isCrowded; }

private:
    /// A spatial hash for finding the boxes near a box.
    class Grid
    {
    public:
        explicit Grid(qreal cell)
            : m_cell(cell)
        {}
        void add(int node, const QRectF &box);
        /// Whether any node's box near the area passes the test.
        template <class Test>
        bool any(const QRectF &area, const Test &test) const;

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
    qreal m_type; ///< in pixels on screen
    qreal m_sceneShare;
    bool m_isCrowded = false;
    std::vector<Placed> m_placed;
    Grid m_taken;
    Grid m_avoided;
    Grid m_marks;
    QHash<int, QRectF> m_nodeBoxes;
};

} // namespace ui::lab
