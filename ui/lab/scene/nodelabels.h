#pragma once

#include "ui/lab/scene/treelabels.h"
#include "ui/lab/scene/treestatus.h"

namespace ui::lab {

/// Places the text of the drawn nodes, what matters most first: the ranks, the current node, the
/// leaves, the values; then windows, moves and what is hidden.
class NodeLabels
{
public:
    NodeLabels(const LabSession &session, const TreeScene &scene, const TreeStatus &status,
               const QPalette &palette, const QFont &font);

    /// The labels of the nodes in view, in an area of the scene that is drawn at a scale: as large
    /// as the window's font where all values fit, else smaller, as far as they can be read.
    TreeLabels place(const std::vector<int> &inView, const QRectF &area, qreal scale) const;

private:
    /// To place all text, or to stop where it is crowded.
    enum class Until { Crowded, End };
    bool placeAll(TreeLabels &labels, const std::vector<int> &nodes, const QRectF &area,
                  qreal margin, Until until) const;
    void labelRanks(TreeLabels &labels, qreal left, qreal right) const;
    TreeLabels::Style leafStyle(const TreeLabels &labels, const std::vector<int> &nodes) const;
    bool labelLeaf(TreeLabels &labels, int index, TreeLabels::Style style) const;
    bool labelValue(TreeLabels &labels, int index) const;
    bool labelWindow(TreeLabels &labels, int index) const;
    bool labelMove(TreeLabels &labels, int index) const;
    bool labelLetter(TreeLabels &labels, int index) const;
    bool labelHidden(TreeLabels &labels, int index) const;
    QList<TreeLabels::LabelPlace> placesFor(int index, qreal line, qreal height) const;
    QList<TreeLabels::LabelPlace> placesForMove(int index) const;
    QColor ink(int index) const;
    const TreeScene::Node &node(int index) const
    {
        return m_scene.nodes()[static_cast<std::size_t>(index)];
    }

    const LabSession &m_session;
    const TreeScene &m_scene;
    const TreeStatus &m_status;
    QPalette m_palette;
    QFont m_font;
};

} // namespace ui::lab
