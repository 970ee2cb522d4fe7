#pragma once

#include "ui/lab/tree/treescene.h"

#include <QFont>
#include <QPainter>
#include <QPalette>

namespace ui::lab {

/// Paints a TreeScene at a step: for the window and for exported pictures alike.
///
/// MAX is a square, MIN a circle. The best child so far has a thick edge. What was cut is grey,
/// hatched, and its edge is crossed by two strokes; what was not reached yet is pale and dashed. No
/// meaning is carried by colour alone.
class TreePainter
{
public:
    enum class Purpose { Window, Picture };

    /// A picture shows the search alone, not what is selected in the window.
    TreePainter(const LabSession &session, const TreeScene &scene, const QPalette &palette,
                const QFont &font, Purpose purpose = Purpose::Window);

    /// In the scene's coordinates, only what meets the area. The scale chooses how much is drawn:
    /// boards and labels, values, or dots.
    void paint(QPainter &painter, const QRectF &area, qreal scale) const;

private:
    enum class VisitStatus { Cut, NotYet, Open, Done };
    enum class Detail { Dot, Value, Full };

    struct Seen
    {
        VisitStatus status = VisitStatus::NotYet;
        ai::lab::Trace::State state;
    };

    void paintEdge(QPainter &painter, int index, Detail detail) const;
    void paintCutMark(QPainter &painter, QPointF from, QPointF to) const;
    void paintNode(QPainter &painter, int index, Detail detail) const;
    void paintShape(QPainter &painter, const TreeScene::Node &node, const Seen &seen,
                    bool selected) const;
    void paintInside(QPainter &painter, const TreeScene::Node &node, const Seen &seen) const;
    void paintLabels(QPainter &painter, const TreeScene::Node &node, const Seen &seen) const;
    void paintBadge(QPainter &painter, const TreeScene::Node &node, const Seen &seen) const;
    const TreeScene::Node &node(int index) const
    {
        return m_scene.nodes()[static_cast<std::size_t>(index)];
    }
    bool isBest(int index) const;
    QColor ink(VisitStatus status) const;
    QColor muted() const;

    const LabSession &m_session;
    const TreeScene &m_scene;
    QPalette m_palette;
    QFont m_font;
    Purpose m_purpose;
    std::vector<Seen> m_seen;
    ai::lab::NodeId m_current;
};

} // namespace ui::lab
