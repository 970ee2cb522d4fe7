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

/// The part of the search tree that is drawn, and where: all of a small tree, of a large one as
/// many levels as can be read, the way to the current node and what was opened by hand, down to at
/// most maxNodes; what is hidden is counted at the node above it. Rebuilt when the trace or the
/// folding changes, and when the step leaves what is drawn.
class TreeScene
{
public:
    static constexpr int maxNodes = 600;
    static constexpr int maxPictureNodes = 3'000;

    struct Node
    {
        ai::lab::NodeId id =
            ai::lab::noNode; ///< of the trace; noNode where the search has not been
        LabSession::Path path;
        int parent = -1;
        std::vector<int> children; ///< in the order of the visits
        core::Move move;
        QString moveText;      ///< of a game, or the probability of a chance node's child
        bool max = true;       ///< of a chance node: whose turn it is behind it
        bool chance = false;   ///< chance moves there
        bool leaf = false;     ///< nothing can follow
        QString leafText;      ///< of a tree's leaf
        qint64 hidden = 0;     ///< nodes of the trace below that are not drawn
        int hiddenCut = 0;     ///< children below that were cut and are not drawn
        bool untraced = false; ///< the trace does not hold what is below
        int more = 0;          ///< children that do not fit
        int symmetric = 1;     ///< moves that this one stands for
        QPointF centre;
    };

    /// What is drawn of a search, and how much of it automatically.
    struct Options
    {
        bool mergeSymmetric = false;
        /// The space for the tree, in the scene's units: a tree that is larger is not opened
        /// automatically.
        QSizeF available = QSizeF(10'000, 10'000);
        /// What the tree will be fitted into, in any unit: the levels are set apart for its shape.
        /// The space where nothing is known.
        QSizeF view;
        /// The largest zoom at which a small tree is drawn, in units of the view; 0 where nothing
        /// is known.
        qreal largestZoom = 0;
        /// All nodes, whatever the person opened, up to the limit.
        bool everything = false;
        std::size_t limit = maxNodes;
    };

    TreeScene() = default;
    TreeScene(const LabSession &session, Options options);

    const std::vector<Node> &nodes() const { return m_nodes; }
    QRectF bounds() const { return m_bounds; }
    /// Half of a node's side.
    qreal radius() const { return m_radius; }
    /// What the node's mark fills.
    QRectF box(const Node &node) const;
    /// The edge from the mark of the node's parent to its own.
    QLineF edge(int index) const;
    /// A node for each level that has more than leaves, by the level's height; null where not the
    /// same moves at all of them.
    std::map<qreal, const Node *> ranks() const;
    bool hasBoards() const { return m_boards; }
    /// Whether the child that is visited first stands at the right.
    bool isRightToLeft() const { return m_rightToLeft; }
    /// Moves a node and what is below it sideways, as while it is dragged.
    void shift(int index, qreal by);
    /// Nodes that are only counted at others.
    qint64 hiddenNodes() const;
    /// -1 if the path is not drawn.
    int find(const LabSession::Path &path) const;
    /// The node at a point, or -1.
    int nodeAt(QPointF point) const;
    /// Whether all of the tree is drawn, opened automatically.
    bool whole() const { return m_whole; }

private:
    /// Levels: the first of them and nothing else; LevelsAndWay: also the way to the current node
    /// and what was opened by hand.
    enum class Opened { LevelsAndWay, Levels, AllButFolded, All, Everything };

    /// Whether all of the tree, opened, is small enough to be read.
    bool canBeWhole(const LabSession &session, Options options);
    /// What of a large tree is drawn at every step.
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
    void widen(QSizeF view, qreal largestZoom);
    void stretch(QSizeF available, qreal width, int plies);

    std::vector<Node> m_nodes;
    QRectF m_bounds;
    qreal m_radius = 22;
    QSizeF m_leaf; ///< half of the box of a tree's leaf
    bool m_boards = false;
    bool m_rightToLeft = false;
    bool m_whole = false;
};

} // namespace ui::lab
