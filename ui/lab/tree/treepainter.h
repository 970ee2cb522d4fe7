#pragma once

#include "ui/lab/tree/treelabels.h"
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

    /// In the scene's coordinates, only what meets the area. Where the scale leaves little room,
    /// boards and windows are left out; a value is drawn with its sign or not at all. Returns the
    /// text that was drawn.
    std::vector<TreeLabels::Placed> paint(QPainter &painter, const QRectF &area, qreal scale) const;

private:
    enum class VisitStatus { Cut, NotYet, Open, Done };

    struct Seen
    {
        VisitStatus status = VisitStatus::NotYet;
        ai::lab::Trace::State state;
    };

    void paintEdge(QPainter &painter, int index) const;
    void paintCutMark(QPainter &painter, QPointF from, QPointF to) const;
    void paintShape(QPainter &painter, const TreeScene::Node &node, const Seen &seen,
                    bool selected) const;
    void paintBoard(QPainter &painter, const TreeScene::Node &node, const Seen &seen) const;
    void labelLeaf(TreeLabels &labels, int index) const;
    void labelLevel(TreeLabels &labels, int index) const;
    void labelValue(TreeLabels &labels, int index) const;
    void labelWindow(TreeLabels &labels, int index) const;
    void labelMove(TreeLabels &labels, int index) const;
    void labelHidden(TreeLabels &labels, int index) const;
    QList<TreeLabels::Place> placesFor(int index, qreal line, qreal height) const;
    QString valueText(const TreeScene::Node &node, const Seen &seen) const;
    bool hasWindow(const TreeScene::Node &node, const Seen &seen) const;
    const Seen &seen(int index) const { return m_seen[static_cast<std::size_t>(index)]; }
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
