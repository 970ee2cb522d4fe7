#include "ui/lab/tree/treescene.h"

#include "ai/lab/lessons/symmetry.h"

#include <algorithm>
#include <limits>

namespace ui::lab {

using ai::lab::LabPosition;
using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Trace;
using core::Move;

namespace {

/// A tree of so many nodes is opened by itself, if it can be read.
constexpr int smallTree = 150;
constexpr qreal levelHeight = 5.2; ///< in radii, as the gaps below
constexpr qreal siblingGap = 2.7;
constexpr qreal cousinGap = 3.2;
constexpr qreal treeLabel = 2.6; ///< room beside a node with children; boards are larger
constexpr qreal boardLabel = 1.5;

/// The left and right ends of a subtree, level by level, relative to its root.
struct Contour
{
    std::vector<qreal> left;
    std::vector<qreal> right;
};

} // namespace

TreeScene::TreeScene(const LabSession &session, Options options)
{
    if (!session.hasTrace())
        return;
    m_boards = !isTree(session.setup().root);
    m_radius = m_boards ? 34 : 22;
    const bool small = canBeWhole(session, options);
    grow(session, options, small ? Opened::AllButFolded : Opened::WayOnly);
    m_whole = small && std::none_of(m_nodes.begin(), m_nodes.end(), [](const Node &node) {
                  return node.hidden > 0 || node.more > 0;
              });
    layOut();
    if (m_whole && !m_boards)
        stretch(options.room);
}

/// Sets the levels apart as far as the room is high: a wide tree leaves most of it unused.
void TreeScene::stretch(QSizeF room)
{
    constexpr qreal most = 3;
    const qreal depth = m_bounds.height() - 4 * m_radius; // from the first level to the last
    if (depth <= 0)
        return;
    const qreal height = m_bounds.width() * room.height() / room.width();
    const qreal factor = std::clamp((height - 4 * m_radius) / depth, 1.0, most);
    for (Node &node : m_nodes)
        node.centre.ry() *= factor;
    m_bounds.setHeight(factor * depth + 4 * m_radius);
}

bool TreeScene::canBeWhole(const LabSession &session, Options options)
{
    if (session.trace().nodeCount() > smallTree && !options.mergeSymmetric)
        return false;
    grow(session, options, Opened::All);
    const bool all = std::none_of(m_nodes.begin(), m_nodes.end(), [](const Node &node) {
        return node.hidden > 0 || node.more > 0;
    });
    if (!all || m_nodes.size() > smallTree)
        return false;
    layOut();
    return m_bounds.width() <= options.room.width() && m_bounds.height() <= options.room.height();
}

/// From the root in breadth, so that what is near the root comes first when room is short; the way
/// to the node that is worked on before all else.
void TreeScene::grow(const LabSession &session, Options options, Opened opened)
{
    const bool everything = opened != Opened::WayOnly;
    const Trace &trace = session.trace();
    m_nodes.clear();
    Node root;
    root.id = 0;
    root.max = trace.nodes().front().max;
    m_nodes.push_back(root);
    const LabSession::Path current = trace.path(session.current());
    const LabSession::Path &selected = session.selected();
    const auto leadsTo = [](const LabSession::Path &from, const LabSession::Path &to) {
        return from.size() <= to.size() && std::equal(from.begin(), from.end(), to.begin());
    };
    std::deque<int> queue{0};
    while (!queue.empty()) {
        const int index = queue.front();
        queue.pop_front();
        const Node &node = m_nodes[static_cast<std::size_t>(index)];
        const bool onTheWay = leadsTo(node.path, current) || leadsTo(node.path, selected);
        // What the trace does not hold is searched again by itself, not drawn as if it were unseen.
        const bool untraced = node.id != noNode && trace.nodes()[node.id].partial
                              && trace.firstChild(node.id) == noNode;
        const auto byHand = opened == Opened::All ? std::nullopt : session.opened(node.path);
        const bool open = !untraced && byHand.value_or(everything || onTheWay);
        const bool room = m_nodes.size() < (everything ? smallTree + 1 : maxNodes);
        if (open && room)
            addChildren(session, options, index, queue);
        else
            countHidden(session, m_nodes[static_cast<std::size_t>(index)]);
        if (everything && m_nodes.size() > smallTree)
            return;
    }
}

void TreeScene::addChildren(const LabSession &session, Options options, int index,
                            std::deque<int> &queue)
{
    const auto at = static_cast<std::size_t>(index);
    const Trace &trace = session.trace();
    const LabPosition position = session.positionAt(m_nodes[at].path);
    const auto &setup = session.setup();
    const std::size_t ply = session.search().path.size() + m_nodes[at].path.size();
    std::vector<Move> moves;
    if (setup.depth == 0 || ply < static_cast<std::size_t>(setup.depth))
        moves = searchedMoves(setup, position);
    m_nodes[at].leaf = moves.empty();
    std::vector<std::size_t> same;
    const auto *board = std::get_if<core::TicTacToe>(&position);
    if (options.mergeSymmetric && board != nullptr)
        same = ai::lab::symmetricMoves(*board, moves);
    const bool onTheWay = m_nodes.size() < maxNodes;
    std::vector<int> added(moves.size(), -1);
    NodeId next = m_nodes[at].id == noNode ? noNode : trace.firstChild(m_nodes[at].id);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        NodeId id = noNode;
        if (next != noNode && trace.nodes()[next].move == moves[i]) {
            id = next;
            next = trace.nextSibling(next);
        }
        if (!same.empty() && same[i] != i) {
            const int twin = added[same[i]];
            if (twin >= 0)
                ++m_nodes[static_cast<std::size_t>(twin)].symmetric;
            continue;
        }
        if (!onTheWay || m_nodes.size() >= maxNodes) {
            ++m_nodes[at].more;
            continue;
        }
        Node child;
        child.id = id;
        child.path = m_nodes[at].path;
        child.path.push_back(moves[i]);
        child.parent = index;
        child.move = moves[i];
        child.moveText =
            m_boards ? QString::fromStdString(moveText(position, moves[i])) : QString();
        child.max = !m_nodes[at].max;
        const LabPosition below = after(position, moves[i]);
        const std::size_t depth = ply + 1;
        child.leaf = setup.depth != 0 && depth >= static_cast<std::size_t>(setup.depth);
        if (!child.leaf)
            child.leaf =
                id != noNode ? trace.nodes()[id].leaf : searchedMoves(setup, below).empty();
        if (const auto *tree = std::get_if<ai::lab::TextTree>(&below))
            child.leafText = QString::fromStdString(tree->leafText());
        added[i] = static_cast<int>(m_nodes.size());
        m_nodes[at].children.push_back(added[i]);
        const bool leaf = child.leaf;
        m_nodes.push_back(std::move(child));
        if (!leaf)
            queue.push_back(added[i]);
    }
}

void TreeScene::countHidden(const LabSession &session, Node &node) const
{
    if (node.leaf)
        return;
    if (node.id == noNode) {
        node.hiddenCut = 1;
        return;
    }
    const auto &record = session.trace().nodes()[node.id];
    node.hidden = record.end - node.id - 1;
    node.hiddenCut = record.cut;
    node.untraced = record.partial;
}

int TreeScene::find(const LabSession::Path &path) const
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (m_nodes[i].path == path)
            return static_cast<int>(i);
    }
    return -1;
}

int TreeScene::nodeAt(QPointF point) const
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const QPointF away = m_nodes[i].centre - point;
        if (qAbs(away.x()) <= m_radius && qAbs(away.y()) <= m_radius)
            return static_cast<int>(i);
    }
    return -1;
}

/// A tidy tree in the manner of Reingold and Tilford (1981): subtrees are moved together until
/// their contours touch, and a parent stands over the middle of its children.
void TreeScene::layOut()
{
    const std::size_t count = m_nodes.size();
    std::vector<Contour> contours(count);
    std::vector<qreal> shift(count, 0);     // relative to the parent
    for (std::size_t i = count; i-- > 0;) { // children come behind their parents
        Contour &own = contours[i];
        own.left = {0};
        own.right = {m_nodes[i].children.empty() ? 0 : m_boards ? boardLabel : treeLabel};
        const auto &children = m_nodes[i].children;
        if (children.empty())
            continue;
        Contour joined;
        for (const int child : children) {
            const Contour &next = contours[static_cast<std::size_t>(child)];
            qreal offset = 0;
            for (std::size_t level = 0; level < std::min(joined.right.size(), next.left.size());
                 ++level) {
                const qreal gap = level == 0 ? siblingGap : cousinGap;
                offset = std::max(offset, joined.right[level] - next.left[level] + gap);
            }
            shift[static_cast<std::size_t>(child)] = offset;
            for (std::size_t level = 0; level < next.left.size(); ++level) {
                if (level == joined.left.size()) {
                    joined.left.push_back(next.left[level] + offset);
                    joined.right.push_back(next.right[level] + offset);
                } else {
                    joined.right[level] = next.right[level] + offset;
                }
            }
        }
        const qreal middle = (shift[static_cast<std::size_t>(children.front())]
                              + shift[static_cast<std::size_t>(children.back())])
                             / 2;
        for (const int child : children) {
            shift[static_cast<std::size_t>(child)] -= middle;
            contours[static_cast<std::size_t>(child)] = {};
        }
        for (std::size_t level = 0; level < joined.left.size(); ++level) {
            own.left.push_back(joined.left[level] - middle);
            own.right.push_back(joined.right[level] - middle);
        }
    }
    const qreal label = m_boards ? boardLabel : treeLabel;
    m_bounds = QRectF();
    for (std::size_t i = 0; i < count; ++i) {
        Node &node = m_nodes[i];
        const QPointF above =
            node.parent < 0 ? QPointF() : m_nodes[static_cast<std::size_t>(node.parent)].centre;
        node.centre = QPointF(above.x() + shift[i] * m_radius,
                              node.parent < 0 ? 0 : above.y() + levelHeight * m_radius);
        const QRectF around(
            node.centre - QPointF(1.6 * m_radius, 1.4 * m_radius),
            QSizeF((3.2 + (node.children.empty() ? 0 : label)) * m_radius, 4 * m_radius));
        m_bounds = m_bounds.united(around);
    }
}

} // namespace ui::lab
