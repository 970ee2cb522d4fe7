#pragma once

#include "ui/lab/scene/nodelabels.h"

#include <QFont>
#include <QPainter>
#include <QPalette>
#include <QPolygonF>

namespace ui::lab {

/// The frame of the selected node, by the node's box; the node's texts stand outside.
QRectF selectionFrame(const QRectF &box);

/// Paints a TreeScene at a step, for the window and for exported pictures.
///
/// MAX is a triangle pointing up, MIN one pointing down, a chance node a circle with probabilities
/// on its edges; boards have a frame with such a point. The principal variation has the thickest
/// edges; a thick edge leads to the best child so far of any other node. Cut nodes are grey and
/// hatched, their edge crossed by two strokes; nodes not reached yet are pale and dashed. A game's
/// leaf is blue with a triangle pointing up at its corner if MAX won, red with one pointing down if
/// MIN won. Colour is never the only cue.
class TreePainter
{
public:
    enum class Purpose { Window, Picture };

    /// A picture shows only the search, not the window's selection.
    TreePainter(const LabSession &session, const TreeScene &scene, const QPalette &palette,
                const QFont &font, Purpose purpose = Purpose::Window);

    /// Paints the part of the scene that meets the area, in scene coordinates. At a small scale
    /// boards and windows are omitted; a value is drawn completely, with its sign, or not at all.
    /// Returns the texts that were drawn.
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
    QColor ink(TreeStatus::Visit visit) const;

    const LabSession &m_session;
    const TreeScene &m_scene;
    TreeStatus m_status;
    QPalette m_palette;
    QFont m_font;
    Purpose m_purpose;
    ai::lab::NodeId m_current;
};

/// The whole drawn tree as one picture, regardless of the visible part.
class TreePicture
{
public:
    TreePicture(const LabSession &session, const TreeScene &scene, const QFont &font);

    /// The bounds of the picture, including the ranks' labels.
    QRectF bounds() const;
    /// Paints in scene coordinates, with a painter at the given scale.
    void paint(QPainter &painter, const QPalette &colours, qreal scale = 1) const;
    const TreeScene &scene() const { return m_scene; }

private:
    const LabSession &m_session;
    TreeScene m_scene;
    QFont m_font;
};

} // namespace ui::lab
