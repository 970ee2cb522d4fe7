#pragma once

#include "ui/lab/scene/treepainter.h"
#include "ui/lab/tree/leafeditor.h"
#include "ui/lab/tree/treelegend.h"
#include "ui/lab/tree/treeviewport.h"

#include <QWidget>

namespace ui::lab {

/// The drawn tree: zoom by wheel or + and -, pan by dragging the ground, select by click or arrow
/// keys, open and close by double click or Enter, reorder by dragging a node past its neighbour or
/// with Alt and the arrow keys. A screen reader reads it as a tree of named items.
class TreeCanvas : public QWidget
{
    Q_OBJECT

public:
    enum class Extent { Open, Everything };

    explicit TreeCanvas(LabSession *session, QWidget *parent = nullptr);

    LabSession *session() const { return m_session; }
    const TreeScene &scene() const { return m_scene; }
    qreal zoom() const { return m_viewport.zoom(); }
    /// Where a point of the scene is in the widget.
    QPointF onScreen(QPointF point) const { return m_viewport.toWidget(point); }
    /// The drawn node at a point of the widget, or -1.
    int drawnNodeAt(QPointF point) const { return m_scene.nodeAt(m_viewport.toScene(point)); }
    /// What is open, whatever part of it is in view, or all nodes, up to a limit.
    TreePicture picture(Extent extent = Extent::Open) const;
    /// The text of the last painting.
    const std::vector<TreeLabels::Placed> &drawnText() const { return m_drawn; }
    /// The part of the widget that is for the tree.
    QSize treeSize() const;

    QSize sizeHint() const override { return {640, 420}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

public slots:
    void zoomIn() { zoomAt(QPointF(rect().center()), 1.25); }
    void zoomOut() { zoomAt(QPointF(rect().center()), 0.8); }
    /// Shows all that is drawn, not larger than life.
    void fit();
    void setMergeSymmetric(bool merge);
    void setLegendShown(bool shown);
    /// Opens or closes the selected node.
    void toggleSelected();
    /// A child of the selected node's parent, earlier or later by one.
    void moveSelected(int by);
    /// Lets the person write a leaf's value in its place, if the leaf is drawn.
    void editLeaf(const LabSession::Path &path);
    /// Pans so that the node is in view.
    void reveal(const LabSession::Path &path);

signals:
    /// A child of the parent is to go to another place among its siblings.
    void childMoved(const ui::lab::LabSession::Path &parent, int from, int to);
    /// The node's subtree is to be searched again alone: the trace does not hold it.
    void subtreeRequested(const ui::lab::LabSession::Path &path);
    /// A leaf of a tree was double-clicked, or Enter pressed on it.
    void leafActivated(const ui::lab::LabSession::Path &path);
    /// The person wrote a value for a leaf.
    void leafEdited(const ui::lab::LabSession::Path &path, int value);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void rebuild();
    void buildScene();
    void placeLegend();
    void move(int parent, int from, int to);
    void showTrace();
    void showStep();
    void showCurrent();
    void showOpened();
    void revealChildren(const LabSession::Path &path);
    void zoomAt(QPointF point, qreal factor);
    const TreeScene::Node &nodeAt(int index) const
    {
        return m_scene.nodes()[static_cast<std::size_t>(index)];
    }
    void toggle(int index);
    void travel(int key);

    LabSession *m_session;
    std::vector<TreeLabels::Placed> m_drawn;
    TreeScene m_scene;
    TreeScene::Options m_options;
    TreeViewport m_viewport;
    int m_pressed = -1; ///< the node under the button, while it is down
    QPointF m_last;
    QPointF m_start;
    bool m_dragging = false;
    LeafEditor *m_editor;
    TreeLegend *m_legend;
    bool m_legendShown = true;
};

} // namespace ui::lab
