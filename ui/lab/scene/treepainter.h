#pragma once

#include "ui/lab/scene/nodelabels.h"

#include <QFont>
#include <QPainter>
#include <QPalette>

namespace ui::lab {

/// Paints a TreeScene at a step: for the window and for exported pictures alike.
///
/// MAX is a triangle upwards, MIN one downwards, a chance node a circle with the probabilities on
/// its edges; boards have a frame with such a point. The principal variation has the thickest
/// edges, the best child so far of other nodes a thick one. What was cut is grey, hatched, and its
/// edge is crossed by two strokes; what was not reached yet is pale and dashed. A game's leaf that
/// MAX won is blue with a triangle upwards at its corner, one that MIN won red with one downwards.
/// No meaning is carried by colour alone.
class TreePainter
{
public:
    enum class Purpose { Window, Picture };

    /// A picture shows the search alone, not what is selected in the window.
    TreePainter(const LabSession &session, const TreeScene &scene, const QPalette &palette,
                const QFont &font, Purpose purpose = Purpose::Window);

    /// Paints, in the scene's coordinates, only what meets the area. Where the scale leaves little
    /// space, boards and windows are left out; a value is drawn with its sign or not at all.
    /// Returns the text that was drawn.
    std::vector<TreeLabels::Placed> paint(QPainter &painter, const QRectF &area, qreal scale) const;

private:
    void paintRankLines(QPainter &painter, const QRectF &area) const;
    void paintEdge(QPainter &painter, int index, qreal scale) const;
    void paintShape(QPainter &painter, int index, qreal scale) const;
    void drawOutline(QPainter &painter, const TreeScene::Node &node) const;
    void paintRival(QPainter &painter, qreal scale) const;
    void paintSelection(QPainter &painter, const TreeScene::Node &node, qreal scale) const;
    void paintBoard(QPainter &painter, int index) const;
    void paintResult(QPainter &painter, int index) const;
    const TreeScene::Node &node(int index) const
    {
        return m_scene.nodes()[static_cast<std::size_t>(index)];
    }
    QColor ink(TreeStatus::Visit visit) const;

    const LabSession &m_session;
    const TreeScene &m_scene;
    TreeStatus m_status;
    QPalette m_palette;
    QFont m_font;
    Purpose m_purpose;
    ai::lab::NodeId m_current;
};

/// A whole drawn tree as one picture, whatever part of it is in view.
class TreePicture
{
public:
    TreePicture(const LabSession &session, const TreeScene &scene, const QFont &font);

    /// The area of the picture, with space for the names of the ranks.
    QRectF bounds() const;
    /// Paints in the scene's coordinates, by a painter of the scale.
    void paint(QPainter &painter, const QPalette &colours, qreal scale = 1) const;
    const TreeScene &scene() const { return m_scene; }

private:
    const LabSession &m_session;
    TreeScene m_scene;
    QFont m_font;
};

} // namespace ui::lab
