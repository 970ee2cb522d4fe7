#pragma once

#include "ui/lab/scene/treelabels.h"
#include "ui/lab/scene/treestatus.h"

namespace ui::lab {

/// Places the texts of the drawn nodes by importance: ranks, the current node, leaves, values; then
/// windows, moves and hidden counts.
class NodeLabels
{
public:
    NodeLabels(const LabSession &session, const TreeScene &scene, const TreeStatus &status,
               const QPalette &palette, const QFont &font);

    /// The labels of the nodes in view, in an area of the scene drawn at a scale; in the window's
    /// font size if all values fit, else smaller, but readable.
    TreeLabels place(const std::vector<int> &inView, const QRectF &area, qreal scale) const;

private:
    /// Whether to stop placing as soon as the labels are crowded.
    enum class Until { Crowded, End };
    bool placeAll(TreeLabels &labels, const std::vector<int> &nodes, const QRectF &area,
                  qreal margin, Until until) const;
    void labelRanks(TreeLabels &labels, qreal left, qreal right) const;
    /// How the texts of all leaves are written.
    struct Leaves
    {
        TreeLabels::Style style;
        /// The number of rows below the boxes in which they take turns; 0: in the boxes.
        int rows = 0;
        std::vector<int> row; ///< of each node, if there are rows
    };
    Leaves leafStyle(const TreeLabels &labels, const std::vector<int> &nodes) const;
    void useRows(Leaves &leaves, qreal width) const;
    bool labelLeaf(TreeLabels &labels, int index, const Leaves &leaves) const;
    /// The row below its board for the value of each node without drawn children: they take turns
    /// where the values of siblings are too wide to stand side by side.
    std::vector<int> valueRows(const TreeLabels &labels, const std::vector<int> &nodes) const;
    TreeLabels::Style valueStyle(int index) const;
    bool labelValue(TreeLabels &labels, int index, const std::vector<int> &rows) const;
    bool labelWindow(TreeLabels &labels, int index) const;
    bool labelMove(TreeLabels &labels, int index) const;
    bool labelLetter(TreeLabels &labels, int index) const;
    bool labelHidden(TreeLabels &labels, int index) const;
    QList<TreeLabels::LabelPlace> placesFor(int index, qreal line, qreal height) const;
    QList<TreeLabels::LabelPlace> placesForMove(int index, qreal scale) const;
    bool isStruck(int index) const;
    QColor ink(int index) const;

    const LabSession &m_session;
    const TreeScene &m_scene;
    const TreeStatus &m_status;
    QPalette m_palette;
    QFont m_font;
};

} // namespace ui::lab
