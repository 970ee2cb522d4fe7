#pragma once

#include "ui/lab/model/labsession.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <deque>
#include <vector>

namespace ui::lab {

/// The part of the search tree that is drawn, and where: nodes that were opened, down to at most
/// maxNodes; what is hidden is counted at the node above it. Built anew when the trace or the
/// folding changes, and when the step leaves what is drawn.
class TreeScene
{
public:
    static constexpr int maxNodes = 600;

    struct Node
    {
        ai::lab::NodeId id =
            ai::lab::noNode; ///< of the trace; noNode where the search has not been
        LabSession::Path path;
        int parent = -1;
        std::vector<int> children;
        core::Move move;
        QString moveText;
        bool max = true;
        bool leaf = false;     ///< nothing can follow
        QString leafText;      ///< of a tree's leaf
        qint64 hidden = 0;     ///< nodes of the trace below that are not drawn
        int hiddenCut = 0;     ///< children below that were cut and are not drawn
        bool untraced = false; ///< the trace does not hold what is below
        int more = 0;          ///< children for which there was no room
        int symmetric = 1;     ///< moves that this one stands for
        QPointF centre;
    };

    /// What is drawn of a search, and how much of it by itself.
    struct Options
    {
        bool mergeSymmetric = false;
        /// In the scene's units: a tree that is larger is not opened by itself.
        QSizeF room = QSizeF(10'000, 10'000);
    };

    TreeScene() = default;
    TreeScene(const LabSession &session, Options options);

    const std::vector<Node> &nodes() const { return m_nodes; }
    QRectF bounds() const { return m_bounds; }
    /// Half of a node's side.
    qreal radius() const { return m_radius; }
    bool hasBoards() const { return m_boards; }
    /// -1 if the path is not drawn.
    int find(const LabSession::Path &path) const;
    /// The node at a point, or -1.
    int nodeAt(QPointF point) const;
    /// Whether all of the tree is drawn, opened by itself.
    bool whole() const { return m_whole; }

private:
    enum class Opened { WayOnly, AllButFolded, All };

    /// Whether all of the tree, opened, is small enough to be read.
    bool canBeWhole(const LabSession &session, Options options);
    void grow(const LabSession &session, Options options, Opened opened);
    void addChildren(const LabSession &session, Options options, int index, std::deque<int> &queue);
    void countHidden(const LabSession &session, Node &node) const;
    void layOut();
    void stretch(QSizeF room);

    std::vector<Node> m_nodes;
    QRectF m_bounds;
    qreal m_radius = 22;
    bool m_boards = false;
    bool m_whole = false;
};

} // namespace ui::lab
