#pragma once

#include "ui/lab/scene/treepainter.h"
#include "ui/lab/scene/treescene.h"
#include "ui/lab/tree/leafeditor.h"
#include "ui/lab/tree/treelegend.h"
#include "ui/lab/tree/treeviewport.h"

#include <QWidget>

namespace ui::lab {

// Where keys and the pointer lead among the drawn nodes.

/// The index of a node among its parent's drawn children, in the order of the visits; -1 for the
/// root.
int placeOf(const TreeScene &scene, int node);
/// The index among its siblings, in that order, of a node dragged to x.
int locationAt(const TreeScene &scene, int dragged, qreal x);
/// The parent, first child or neighbouring sibling in an arrow key's direction; -1 if there is
/// none.
int nodeToward(const TreeScene &scene, int node, int key);
/// The change of index among the siblings for a left or right arrow key.
int stepToward(const TreeScene &scene, int key);
/// The index of a drawn child among all moves of its parent in the setup's order, which killer
/// moves and iterative deepening change.
int searchedPlace(const LabSession &session, const TreeScene &scene, int parent, int place);

/// The drawn tree: zoom by wheel or + and -, pan by dragging the background, select by click or
/// arrow keys, open and close by double click or Enter, reorder by dragging a node past its
/// neighbour or with Alt and the arrow keys. Screen readers read it as a tree of named items.
class TreeCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit TreeCanvas(LabSession *session, QWidget *parent = nullptr);

    LabSession *session() const { return m_session; }
    const TreeScene &scene() const { return m_scene; }
    qreal zoom() const { return m_viewport.zoom(); }
    /// Converts scene coordinates to the widget's.
    QPointF onScreen(QPointF point) const { return m_viewport.toWidget(point); }
    /// The drawn node at a point of the widget, or -1.
    int drawnNodeAt(QPointF point) const { return m_scene.nodeAt(m_viewport.toScene(point)); }
    /// A picture of the open nodes regardless of the view.
    TreePicture picture() const { return {*m_session, m_scene, font()}; }
    /// The texts drawn by the last paint event.
    const std::vector<TreeLabels::Placed> &drawnText() const { return m_drawn; }
    /// The part of the widget available for the tree.
    QSize treeSize() const;

    QSize sizeHint() const override { return {640, 420}; }
    QSize minimumSizeHint() const override { return {200, 112}; }

public slots:
    void zoomIn() { zoomAt(QPointF(rect().center()), 1.25); }
    void zoomOut() { zoomAt(QPointF(rect().center()), 0.8); }
    /// Fits everything drawn into the view, without exceeding the largest zoom.
    void fit();
    void setLegendShown(bool shown);
    /// Opens or closes the selected node.
    void toggleSelected();
    /// Moves the selected node one place earlier or later among its siblings.
    void moveSelected(int by);
    /// Opens the editor for a leaf's value, if the leaf is drawn.
    void editLeaf(const LabSession::Path &path);
    /// Pans so that the node is in view.
    void reveal(const LabSession::Path &path);

signals:
    /// The user moved a child to another place among its siblings.
    void childMoved(const ui::lab::LabSession::Path &parent, int from, int to);
    /// Request to search the node's subtree alone, because the trace does not contain it.
    void subtreeRequested(const ui::lab::LabSession::Path &path);
    /// A leaf of a tree was double-clicked, or Enter pressed on it.
    void leafActivated(const ui::lab::LabSession::Path &path);
    /// The user entered a value for a leaf.
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
    void toggle(int index);
    void travel(int key);

    LabSession *m_session;
    std::vector<TreeLabels::Placed> m_drawn;
    TreeScene m_scene;
    TreeScene::Options m_options;
    TreeViewport m_viewport;
    int m_pressed = -1; ///< node under the pressed button
    QPointF m_last;
    QPointF m_start;
    bool m_dragging = false;
    LeafEditor *m_editor;
    TreeLegend *m_legend;
    bool m_legendShown = false;
};

} // namespace ui::lab
