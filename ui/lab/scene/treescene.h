#pragma once

#include "ui/lab/model/labsession.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <deque>
#include <map>
#include <vector>

namespace ui::lab {

/// The part of the search tree that is drawn, and its layout: all of a small tree; of a large one
/// as many levels as are readable, the path to the current node, and what the user opened, up to
/// maxNodes. A node shows how many of its descendants are hidden. Rebuilt when the trace or the
/// opened nodes change, and when the step leaves the drawn part.
class TreeScene
{
public:
    static constexpr int maxNodes = 600;
    static constexpr int maxPictureNodes = 3'000;

    struct Node
    {
        ai::lab::NodeId id = ai::lab::noNode; ///< in the trace; noNode if it was not visited
        LabSession::Path path;
        int parent = -1;
        std::vector<int> children; ///< in the order of the visits
        core::Move move;
        QString moveText;      ///< in a game, or the probability below a chance node
        bool max = true;       ///< for a chance node: whose turn follows
        bool chance = false;   ///< chance moves here
        bool leaf = false;     ///< has no children in the tree or game
        QString leafText;      ///< of a tree's leaf
        qint64 hidden = 0;     ///< undrawn descendants in the trace
        int hiddenCut = 0;     ///< undrawn children that were cut
        bool untraced = false; ///< descendants are missing from the trace
        int more = 0;          ///< number of children without space
        QPointF centre;
    };

    /// What to draw of a search, and how much of it automatically.
    struct Options
    {
        /// The space for the tree in scene units; a larger tree is not opened automatically.
        QSizeF available = QSizeF(10'000, 10'000);
        /// The view that the tree will be fitted into, in any unit; its shape determines the
        /// distance of the levels. If empty, `available` is used.
        QSizeF view;
        /// The largest zoom for a small tree, in units of the view; 0 if unknown.
        qreal largestZoom = 0;
        /// Opens all nodes up to the limit, regardless of the user's choices.
        bool everything = false;
        std::size_t limit = maxNodes;
    };

    TreeScene() = default;
    TreeScene(const LabSession &session, Options options);

    const std::vector<Node> &nodes() const { return m_nodes; }
    const Node &node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    QRectF bounds() const { return m_bounds; }
    /// Half the side of a node.
    qreal radius() const { return m_radius; }
    /// The bounding box of the node's shape.
    QRectF box(const Node &node) const;
    /// The edge from the mark of the node's parent to its own.
    QLineF edge(int index) const;
    /// Where the strokes across the edge to a cut node are, and how far they reach from there.
    QPointF cutPlace(int index) const { return edge(index).pointAt(m_boards ? 0.36 : 0.66); }
    qreal cutReach(qreal scale) const;
    /// A representative node for each level with inner nodes, by the level's y coordinate; null if
    /// not all of them have the same player to move.
    std::map<qreal, const Node *> ranks() const;
    bool hasBoards() const { return m_boards; }
    /// Whether the first child visited is drawn at the right.
    bool isRightToLeft() const { return m_rightToLeft; }
    /// Moves a subtree horizontally, as while it is dragged.
    void shift(int index, qreal by);
    /// The number of undrawn nodes.
    qint64 hiddenNodes() const;
    /// -1 if the path is not drawn.
    int find(const LabSession::Path &path) const;
    /// The node at a point, or -1.
    int nodeAt(QPointF point) const;
    /// Whether the whole tree was opened automatically.
    bool whole() const { return m_whole; }

private:
    /// Levels: only the first levels. LevelsAndWay: also the path to the current node and the nodes
    /// that the user opened.
    enum class Opened { LevelsAndWay, Levels, AllButFolded, All, Everything };

    /// Whether the whole tree is small enough to be readable.
    bool canBeWhole(const LabSession &session, Options options);
    /// The part of a large tree that is drawn at every step.
    struct Levels
    {
        int count = 0;
        qreal width = 0;
    };

    Levels readableLevels(const LabSession &session, Options options);
    void grow(const LabSession &session, Options options, Opened opened, int levels = 0);
    void addChildren(const LabSession &session, Options options, int index, std::deque<int> &queue);
    void countHidden(const LabSession &session, Node &node) const;
    void layOut();
    void widenLeaves();
    void placeNodes(const std::vector<qreal> &shift);
    qreal labelWidth(const Node &node) const;
    void widen(QSizeF view, qreal largestZoom, int plies);
    void stretch(QSizeF available, qreal width, int plies);

    std::vector<Node> m_nodes;
    QRectF m_bounds;
    qreal m_radius = 22;
    QSizeF m_leaf; ///< half the size of a leaf's box
    bool m_boards = false;
    bool m_rightToLeft = false;
    bool m_whole = false;
};

} // namespace ui::lab
