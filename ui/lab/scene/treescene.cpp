#include "ui/lab/scene/treescene.h"

#include "ai/lab/trace/stepfacts.h"
#include "ui/lab/scene/tidytree.h"
#include "ui/lab/texts/labtexts.h"

#include <algorithm>
#include <limits>

namespace ui::lab {

using ai::lab::LabPosition;
using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::TextTree;
using ai::lab::Trace;
using core::Move;

namespace {

/// A tree of at most this many nodes is opened completely, if it is readable.
constexpr int smallTree = 200;

// Sizes below are in node radii.
constexpr qreal levelHeight = 5.2;
constexpr qreal boardPoint = 0.36; ///< the point on a board's frame that shows who is to move
constexpr qreal treeLabel = 2.6;   ///< space for text beside a node with children; boards need less
constexpr qreal boardLabel = 3.7;
constexpr qreal marginAbove = 1.4;
constexpr qreal margins = 4; // above and below

/// The least distance of the levels of a tree of numbers, in that before it is stretched: what
/// labels on the edges need.
constexpr qreal leastStretch = 0.6;

constexpr TidyGaps boardGaps{0.7, 1.2};
constexpr TidyGaps treeGaps{0.14, 0.5};

/// The number of plies in the tree, as visited or as drawn.
int pliesOf(const LabSession &session, const std::vector<TreeScene::Node> &drawn)
{
    std::size_t plies = 0;
    for (const auto &node : session.trace().nodes())
        plies = std::max<std::size_t>(plies, node.ply);
    for (const TreeScene::Node &node : drawn)
        plies = std::max(plies, node.path.size());
    return static_cast<int>(plies);
}

} // namespace

TreeScene::TreeScene(const LabSession &session, Options options)
{
    if (!session.hasTrace())
        return;
    m_boards = !isTree(session.setup().root);
    m_rightToLeft = runsRightToLeft(session.setup());
    m_radius = m_boards ? 34 : 22;
    const bool small = !options.everything && canBeWhole(session, options);
    Levels levels;
    if (!small && !options.everything)
        levels = readableLevels(session, options);
    grow(session, options,
         options.everything ? Opened::Everything
         : small            ? Opened::AllButFolded
                            : Opened::LevelsAndWay,
         levels.count);
    m_whole = small && std::none_of(m_nodes.begin(), m_nodes.end(), [](const Node &node) {
                  return node.hidden > 0 || node.more > 0;
              });
    layOut();
    if (m_whole && !options.view.isEmpty() && options.largestZoom > 0)
        widen(options.view, options.largestZoom, pliesOf(session, m_nodes));
    stretch(options.view.isEmpty() ? options.available : options.view,
            levels.count == 0 ? m_bounds.width() : levels.width, pliesOf(session, m_nodes));
}

/// Spreads the nodes horizontally if the view is wider than a small tree at its largest zoom, or at
/// a smaller one that it needs to fit in height: in a low view leaves would touch beside free
/// width.
void TreeScene::widen(QSizeF view, qreal largestZoom, int plies)
{
    constexpr qreal max = 3;
    const qreal lowest =
        m_boards ? m_bounds.height() : (margins + leastStretch * plies * levelHeight) * m_radius;
    const qreal zoom = std::min(largestZoom, view.height() / lowest);
    const auto [left, right] =
        std::minmax_element(m_nodes.begin(), m_nodes.end(), [](const Node &one, const Node &other) {
            return one.centre.x() < other.centre.x();
        });
    const qreal first = left->centre.x();
    const qreal last = right->centre.x();
    const qreal around = m_bounds.width() - (last - first);
    if (last <= first)
        return;
    const qreal factor = std::clamp((view.width() / zoom - around) / (last - first), 1.0, max);
    for (Node &node : m_nodes)
        node.centre.rx() *= factor;
    m_bounds.adjust((factor - 1) * first, 0, (factor - 1) * last, 0);
}

/// Spreads the levels vertically as far as the view allows at this width: a wide tree leaves height
/// unused, while a tall one must shrink to fit. Uses the plies of the whole tree, so that levels do
/// not move from step to step.
void TreeScene::stretch(QSizeF available, qreal width, int plies)
{
    const qreal min = m_boards ? 0.75 : leastStretch;
    const qreal max = m_boards ? 1.8 : 3;
    const qreal around = margins * m_radius;
    const qreal depth = plies * levelHeight * m_radius;
    if (depth <= 0)
        return;
    const qreal height = width * available.height() / available.width();
    const qreal factor = std::clamp((height - around) / depth, min, max);
    const qreal drawn = m_bounds.height() - around; // from the first level to the last
    for (Node &node : m_nodes)
        node.centre.ry() *= factor;
    m_bounds.setHeight(factor * drawn + around);
}

bool TreeScene::canBeWhole(const LabSession &session, Options options)
{
    if (session.trace().nodeCount() > smallTree)
        return false;
    grow(session, options, Opened::All);
    const bool all = std::none_of(m_nodes.begin(), m_nodes.end(), [](const Node &node) {
        return node.hidden > 0 || node.more > 0;
    });
    if (!all || m_nodes.size() > smallTree)
        return false;
    layOut();
    return m_bounds.width() <= options.available.width()
           && m_bounds.height() <= options.available.height();
}

/// How many levels below the root can be opened at once. Ignores the path to the current node,
/// which needs extra space, so that the levels stay the same from step to step.
TreeScene::Levels TreeScene::readableLevels(const LabSession &session, Options options)
{
    constexpr qreal share = 0.8;
    constexpr qreal treeShare = 0.4; // leaves space for a value at every node below the last level
    constexpr int max = 8;
    const qreal width = options.available.width() * (m_boards ? share : treeShare);
    Levels levels;
    for (int count = 0; count <= max; ++count) {
        grow(session, options, Opened::Levels, count);
        if (m_nodes.size() > smallTree)
            break;
        layOut();
        if (count > 0
            && (m_bounds.width() > width || m_bounds.height() > options.available.height()))
            break;
        levels = {count, m_bounds.width()};
    }
    return levels;
}

/// Opens nodes breadth-first from the root, so that those near the root have priority if space is
/// short; the path to the current node comes before all others.
void TreeScene::grow(const LabSession &session, Options options, Opened opened, int levels)
{
    const bool everything =
        opened == Opened::AllButFolded || opened == Opened::All || opened == Opened::Everything;
    const bool measuring = opened != Opened::LevelsAndWay && opened != Opened::AllButFolded;
    const std::size_t limit = opened == Opened::LevelsAndWay || opened == Opened::Everything
                                  ? options.limit
                                  : smallTree + 1;
    const Trace &trace = session.trace();
    m_nodes.clear();
    Node root;
    root.id = 0;
    root.max = trace.nodes().front().max;
    root.chance = trace.nodes().front().chance;
    m_nodes.push_back(root);
    const LabSession::Path current = trace.path(session.current());
    const LabSession::Path &selected = session.selected();
    std::deque<int> queue{0};
    while (!queue.empty()) {
        const int index = queue.front();
        queue.pop_front();
        const Node &node = m_nodes[static_cast<std::size_t>(index)];
        const bool onTheWay =
            !measuring && (leadsTo(node.path, current) || leadsTo(node.path, selected));
        const bool inLevels = static_cast<int>(node.path.size()) < levels;
        // Children missing from the trace are not unvisited: the subtree can be searched alone.
        const bool untraced = node.id != noNode && trace.firstChild(node.id) == noNode
                              && (trace.nodes()[node.id].partial || trace.nodes()[node.id].known);
        const auto byHand = measuring ? std::nullopt : session.opened(node.path);
        const bool open = !untraced && byHand.value_or(everything || onTheWay || inLevels);
        if (open && m_nodes.size() < limit)
            addChildren(session, options, index, queue);
        else
            countHidden(session, m_nodes[static_cast<std::size_t>(index)]);
        if (m_nodes.size() > smallTree && limit == smallTree + 1)
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
    if (!isAtHorizon(setup, ply))
        moves = movesInOrder(session.search(), m_nodes[at].id, position);
    m_nodes[at].leaf = moves.empty();
    const bool onTheWay = m_nodes.size() < options.limit;
    NodeId next = m_nodes[at].id == noNode ? noNode : trace.firstChild(m_nodes[at].id);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        NodeId id = noNode;
        if (next != noNode && trace.nodes()[next].move == moves[i]) {
            id = next;
            next = trace.nextSibling(next);
        }
        if (!onTheWay || m_nodes.size() >= options.limit) {
            ++m_nodes[at].more;
            continue;
        }
        Node child;
        child.id = id;
        child.path = m_nodes[at].path;
        child.path.push_back(moves[i]);
        child.parent = index;
        child.move = moves[i];
        if (m_boards)
            child.moveText = labMoveTitle(position, moves[i]);
        else if (const auto *tree = std::get_if<TextTree>(&position); tree->isChance())
            child.moveText = QString::fromStdString(tree->probabilityText(moves[i]));
        child.max = m_nodes[at].max == m_nodes[at].chance;
        const LabPosition below = after(position, moves[i]);
        child.chance = isChance(below);
        child.leaf = isAtHorizon(setup, ply + 1);
        if (!child.leaf)
            child.leaf =
                id != noNode ? trace.nodes()[id].leaf : searchedMoves(setup, below).empty();
        if (const auto *tree = std::get_if<TextTree>(&below))
            child.leafText = leafText(*tree);
        const int added = static_cast<int>(m_nodes.size());
        m_nodes[at].children.push_back(added);
        const bool leaf = child.leaf;
        m_nodes.push_back(std::move(child));
        if (!leaf)
            queue.push_back(added);
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

qint64 TreeScene::hiddenNodes() const
{
    qint64 hidden = 0;
    for (const Node &node : m_nodes)
        hidden += node.hidden + node.more;
    return hidden;
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
        if (box(m_nodes[i]).contains(point))
            return static_cast<int>(i);
    }
    return -1;
}

QRectF TreeScene::box(const Node &node) const
{
    if (m_boards) {
        const qreal point = node.leaf ? 0 : boardPoint * m_radius;
        return QRectF(node.centre, QSizeF())
            .adjusted(-m_radius, -m_radius - (node.max ? point : 0), m_radius,
                      m_radius + (node.max ? 0 : point));
    }
    if (node.leaf)
        return QRectF(node.centre, QSizeF())
            .adjusted(-m_leaf.width(), -m_leaf.height(), m_leaf.width(), m_leaf.height());
    const qreal base = 0.7 * m_radius; // the centroid of a triangle
    if (node.chance)
        return QRectF(node.centre, QSizeF()).adjusted(-base, -base, base, base);
    return QRectF(node.centre, QSizeF())
        .adjusted(-m_radius, node.max ? -m_radius : -base, m_radius, node.max ? base : m_radius);
}

QLineF TreeScene::edge(int index) const
{
    const Node &node = m_nodes[static_cast<std::size_t>(index)];
    const Node &above = m_nodes[static_cast<std::size_t>(node.parent)];
    return {QPointF(above.centre.x(), box(above).bottom()),
            QPointF(node.centre.x(), box(node).top())};
}

std::map<qreal, const TreeScene::Node *> TreeScene::ranks() const
{
    std::map<qreal, const Node *> levels;
    for (const Node &node : m_nodes) {
        if (node.leaf)
            continue;
        const auto level = levels.emplace(node.centre.y(), &node).first;
        const Node *other = level->second;
        if (other != nullptr
            && (other->chance != node.chance || (!node.chance && other->max != node.max)))
            level->second = nullptr;
    }
    return levels;
}

qreal TreeScene::cutReach(qreal scale) const
{
    constexpr qreal readableMark = 5; // pixels
    return std::max(m_radius * (m_boards ? 0.28 : 0.36), readableMark / scale);
}

/// Widens all leaves to fit the longest of their texts.
void TreeScene::widenLeaves()
{
    qsizetype longest = 2;
    for (const Node &node : m_nodes)
        longest = std::max(longest, node.leafText.size());
    constexpr qreal character = 0.22;
    m_leaf = QSizeF(std::min(0.3 + character * static_cast<qreal>(longest), 1.5), 0.68) * m_radius;
}

/// The space for text beside a node with children; other nodes have it below them.
qreal TreeScene::labelWidth(const Node &node) const
{
    return node.children.empty() ? 0 : m_boards ? boardLabel : treeLabel;
}

void TreeScene::shift(int index, qreal by)
{
    std::deque<int> queue{index};
    while (!queue.empty()) {
        Node &node = m_nodes[static_cast<std::size_t>(queue.front())];
        queue.pop_front();
        node.centre.rx() += by;
        queue.insert(queue.end(), node.children.begin(), node.children.end());
    }
}

void TreeScene::layOut()
{
    widenLeaves();
    std::vector<TidyNode> boxes;
    for (const Node &node : m_nodes) {
        const qreal half = box(node).width() / 2 / m_radius;
        TidyNode box{half, half + labelWidth(node), node.children}; // children from left to right
        if (m_rightToLeft)
            std::reverse(box.children.begin(), box.children.end());
        boxes.push_back(std::move(box));
    }
    placeNodes(tidyOffsets(boxes, m_boards ? boardGaps : treeGaps));
}

/// Computes absolute positions from the offsets to the parents, in radii.
void TreeScene::placeNodes(const std::vector<qreal> &shift)
{
    m_bounds = QRectF();
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        Node &node = m_nodes[i];
        const QPointF above =
            node.parent < 0 ? QPointF() : m_nodes[static_cast<std::size_t>(node.parent)].centre;
        node.centre = QPointF(above.x() + shift[i] * m_radius,
                              node.parent < 0 ? 0 : above.y() + levelHeight * m_radius);
        QRectF occupied = box(node);
        occupied.setTop(node.centre.y() - marginAbove * m_radius);
        occupied.setHeight(margins * m_radius);
        const qreal beside = 0.5 * m_radius;
        m_bounds =
            m_bounds.united(occupied.adjusted(-beside, 0, beside + labelWidth(node) * m_radius, 0));
    }
}

} // namespace ui::lab
