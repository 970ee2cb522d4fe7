#include "ui/lab/scene/nodelabels.h"

#include "ui/board/boardpainting.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>

namespace ui::lab {

using ai::lab::noNode;

namespace {

constexpr qreal valueHeight = 17; // font height, in the scene
constexpr qreal clear = 6;        // distance from a node, beyond the frame of the selected one
constexpr int maxLeafRows = 3;    // below the leaves

} // namespace

NodeLabels::NodeLabels(const LabSession &session, const TreeScene &scene, const TreeStatus &status,
                       const QPalette &palette, const QFont &font)
    : m_session(session)
    , m_scene(scene)
    , m_status(status)
    , m_palette(palette)
    , m_font(font)
{}

TreeLabels NodeLabels::place(const std::vector<int> &inView, const QRectF &area, qreal scale) const
{
    // Skip nodes out of view: their texts would seem to belong to other nodes.
    std::vector<int> nodes;
    std::copy_if(inView.begin(), inView.end(), std::back_inserter(nodes),
                 [&](int i) { return area.intersects(m_scene.box(m_scene.node(i))); });
    const ai::lab::NodeId current = m_session.current();
    std::stable_partition(nodes.begin(), nodes.end(), [this, current](int i) {
        return m_scene.node(i).id != noNode && m_scene.node(i).id == current;
    });
    // Use a slightly smaller size if that leaves every text uncrowded.
    for (const qreal share : {1.0, 0.87, 0.75}) {
        TreeLabels labels(m_palette, m_font, area, scale, {share, share});
        if (placeAll(labels, nodes, area, 5 / scale, Until::Crowded) && !labels.isCrowded())
            return labels;
    }
    constexpr qreal smallest = 0.6;
    for (qreal type = 1;; type -= 0.13) {
        TreeLabels labels(m_palette, m_font, area, scale, {type, 1});
        if (placeAll(labels, nodes, area, 5 / scale, Until::End) || type - 0.13 < smallest)
            return labels;
    }
}

/// Places all labels. True if every value of a node entirely in view found a place; other texts are
/// left out if there is no place for them.
bool NodeLabels::placeAll(TreeLabels &labels, const std::vector<int> &nodes, const QRectF &area,
                          qreal margin, Until until) const
{
    const auto isGivenUp = [&labels, until] {
        return until == Until::Crowded && labels.isCrowded();
    };
    for (const int i : nodes) {
        labels.avoid(i, m_scene.box(m_scene.node(i)));
        if (isStruck(i))
            labels.keepFree(around(m_scene.cutPlace(i), 1.2 * m_scene.cutReach(labels.scale())));
    }
    labelRanks(labels, area.left() + margin, area.right() - margin);
    bool all = true;
    const Leaves leaves = leafStyle(labels, nodes);
    const auto isWhole = [&](int i) { return area.contains(m_scene.box(m_scene.node(i))); };
    for (const int i : nodes)
        all = (isGivenUp() || labelLeaf(labels, i, leaves) || !isWhole(i)) && all;
    const std::vector<int> rows = valueRows(labels, nodes);
    for (const int i : nodes)
        all = (isGivenUp() || labelValue(labels, i, rows) || !isWhole(i)) && all;
    // Values first; these have alternative places: on the edge, or on any side of the node.
    for (const auto label : {&NodeLabels::labelWindow, &NodeLabels::labelMove,
                             &NodeLabels::labelLetter, &NodeLabels::labelHidden}) {
        for (const int i : nodes) {
            if (!isGivenUp())
                (this->*label)(labels, i);
        }
    }
    return all;
}

/// Whether the edge to the node has the strokes of a cut.
bool NodeLabels::isStruck(int index) const
{
    return index > 0 && (m_status.isWhereCut(index) || m_status.isMarked(index));
}

QColor NodeLabels::ink(int index) const
{
    if (const LabSession::Written *written = m_status.written(index))
        return !written->right   ? m_palette.color(QPalette::Text)
               : *written->right ? rightColour(m_palette)
                                 : cutColour(m_palette);
    const TreeStatus::Visit visit = m_status.at(index).visit;
    return visit == TreeStatus::Visit::Cut || visit == TreeStatus::Visit::NotYet
               ? mutedInk(m_palette)
               : m_palette.color(QPalette::Text);
}

/// Labels each level with whose turn it is: all at the left edge, or at the right one if a node is
/// in the way of any; if neither edge is free, each where it can be.
void NodeLabels::labelRanks(TreeLabels &labels, qreal left, qreal right) const
{
    const TreeLabels::Style style{0.6 * m_scene.radius(), 0.9, false, true, mutedInk(m_palette)};
    const auto ranks = m_scene.ranks();
    const auto textOf = [](const TreeScene::Node &node) {
        return levelText(node.max, node.chance);
    };
    const auto isFree = [&](qreal x, Qt::Alignment side) {
        return std::all_of(ranks.begin(), ranks.end(), [&](const auto &rank) {
            return rank.second == nullptr
                   || labels.isFree(textOf(*rank.second), style, {QPointF(x, rank.first), side});
        });
    };
    const bool atRight = !isFree(left, Qt::AlignLeft) && isFree(right, Qt::AlignRight);
    for (const auto &[y, shown] : ranks) {
        QList<TreeLabels::LabelPlace> places{{QPointF(left, y), Qt::AlignLeft},
                                             {QPointF(right, y), Qt::AlignRight}};
        if (atRight)
            places.swapItemsAt(0, 1);
        if (shown != nullptr)
            labels.place(TreeLabels::noNode, textOf(*shown), style, places);
    }
}

/// The common font size of all leaves: the largest at which the widest text fits into its box, or
/// else the smallest readable one, below the boxes.
NodeLabels::Leaves NodeLabels::leafStyle(const TreeLabels &labels,
                                         const std::vector<int> &nodes) const
{
    Leaves leaves{{m_scene.radius() * 0.8, 1, false, false, {}}, 0, {}};
    TreeLabels::Style &style = leaves.style;
    qreal box = 0; // of any leaf
    const auto widest = [&] {
        qreal width = 0;
        for (const int i : nodes) {
            if (m_scene.node(i).leafText.isEmpty())
                continue;
            box = m_scene.box(m_scene.node(i)).width();
            width = std::max(width, labels.sizeOf(m_scene.node(i).leafText, style).width());
        }
        return width;
    };
    for (const qreal share : {1.0, 0.85, 0.0}) {
        style.share = share;
        const qreal width = widest();
        if (width <= box)
            return leaves;
        if (share < 1)
            style.height *= box / width;
    }
    if (const qreal width = widest(); width > box)
        useRows(leaves, width + labels.gap());
    return leaves;
}

/// Lets the leaves take turns in as few rows as keep their texts apart, from left to right.
void NodeLabels::useRows(Leaves &leaves, qreal width) const
{
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(m_scene.nodes().size()); ++i) {
        if (!m_scene.node(i).leafText.isEmpty())
            order.push_back(i);
    }
    const auto x = [this](int i) { return m_scene.node(i).centre.x(); };
    std::sort(order.begin(), order.end(), [&](int one, int other) { return x(one) < x(other); });
    qreal between = width;
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (m_scene.node(order[i]).centre.y() == m_scene.node(order[i - 1]).centre.y())
            between = std::min(between, x(order[i]) - x(order[i - 1]));
    }
    leaves.rows = between > 0 ? std::min(qCeil(width / between), maxLeafRows) : maxLeafRows;
    leaves.row.resize(m_scene.nodes().size());
    for (std::size_t i = 0; i < order.size(); ++i)
        leaves.row[static_cast<std::size_t>(order[i])] = static_cast<int>(i) % leaves.rows;
}

/// Writes a leaf's text in its box, or below it.
bool NodeLabels::labelLeaf(TreeLabels &labels, int index, const Leaves &leaves) const
{
    const TreeScene::Node &shown = m_scene.node(index);
    if (!shown.leaf || shown.leafText.isEmpty())
        return true;
    TreeLabels::Style style = leaves.style;
    style.ink = ink(index);
    const QString text = m_status.at(index).tried ? TreeStatus::triedText(m_session.whatIf()->value)
                                                  : shown.leafText;
    const QRectF box = m_scene.box(shown);
    const QSizeF size = labels.sizeOf(text, style);
    // A frame keeps a text apart from its neighbours: rather close to them than below its box.
    if (leaves.rows == 0 && size.width() <= box.width()
        && labels.place(index, text, style, {{shown.centre, Qt::AlignCenter}},
                        TreeLabels::Over::Nothing))
        return true;
    QList<TreeLabels::LabelPlace> places;
    for (int row = 0; row < maxLeafRows; ++row)
        places += {QPointF(shown.centre.x(), box.bottom() + clear + row * size.height()),
                   Qt::AlignHCenter | Qt::AlignTop};
    // In its turn, even if its neighbour's row is free.
    if (leaves.rows > 0
        && labels.place(index, text, style, {places[leaves.row[static_cast<std::size_t>(index)]]}))
        return true;
    return labels.place(index, text, style, places);
}

/// Possible places of a node's text, outside its ring and the frame of the selected node: below a
/// node without children, else beside it, or above it. If crowded, also over the node's own edges
/// or a line further away.
QList<TreeLabels::LabelPlace> NodeLabels::placesFor(int index, qreal line, qreal height) const
{
    const TreeScene::Node &shown = m_scene.node(index);
    QRectF drawn = m_scene.box(shown);
    const QPointF centre = shown.centre;
    if (index == m_status.rival())
        drawn |= around(centre, rivalRing * m_scene.radius());
    const QRectF box = drawn.adjusted(-clear, -clear, clear, clear);
    const QPointF above(centre.x(), box.top());
    const QPointF below(centre.x(), box.bottom());
    if (shown.children.empty())
        return {{below + QPointF(0, std::max(0.0, line)), Qt::AlignHCenter | Qt::AlignTop},
                {below + QPointF(0, std::max(0.0, line) + height), Qt::AlignHCenter | Qt::AlignTop},
                {above, Qt::AlignHCenter | Qt::AlignBottom}};
    const qreal half = box.width() / 2;
    const qreal higher = line - box.height() / 2;
    return {{centre + QPointF(half, line), Qt::AlignLeft},
            {centre + QPointF(-half, line), Qt::AlignRight},
            {centre + QPointF(half, higher), Qt::AlignLeft, true},
            {centre + QPointF(-half, higher), Qt::AlignRight, true},
            {above, Qt::AlignHCenter | Qt::AlignBottom, true},
            {below, Qt::AlignHCenter | Qt::AlignTop, true},
            {below + QPointF(0, height), Qt::AlignHCenter | Qt::AlignTop, true},
            {above - QPointF(0, height), Qt::AlignHCenter | Qt::AlignBottom, true}};
}

std::vector<int> NodeLabels::valueRows(const TreeLabels &labels,
                                       const std::vector<int> &nodes) const
{
    std::vector<int> rows(m_scene.nodes().size(), 0);
    if (!m_scene.hasBoards())
        return rows;
    std::map<qreal, std::vector<int>> levels;
    for (const int i : nodes) {
        if (m_scene.node(i).children.empty() && !m_status.valueText(i).isEmpty())
            levels[m_scene.node(i).centre.y()].push_back(i);
    }
    const auto x = [this](int i) { return m_scene.node(i).centre.x(); };
    for (auto &levelAt : levels) {
        std::vector<int> &level = levelAt.second;
        std::sort(level.begin(), level.end(),
                  [&](int one, int other) { return x(one) < x(other); });
        const auto isTooWide = [&](std::size_t i) {
            const auto width = [&](int node) {
                return labels.sizeOf(m_status.valueText(node), valueStyle(node)).width();
            };
            return (width(level[i - 1]) + width(level[i])) / 2 + labels.gap()
                   > x(level[i]) - x(level[i - 1]);
        };
        bool crowded = false;
        for (std::size_t i = 1; i < level.size(); ++i)
            crowded = crowded || isTooWide(i);
        for (std::size_t i = 0; crowded && i < level.size(); ++i)
            rows[static_cast<std::size_t>(level[i])] = static_cast<int>(i % 2);
    }
    return rows;
}

TreeLabels::Style NodeLabels::valueStyle(int index) const
{
    const bool known = m_status.at(index).visit != TreeStatus::Visit::Cut;
    const auto won = m_status.wonByMax(index);
    return {valueHeight, 1, known, true, won ? wonColour(m_palette, *won) : ink(index)};
}

bool NodeLabels::labelValue(TreeLabels &labels, int index, const std::vector<int> &rows) const
{
    const QString text = m_status.valueText(index);
    if (text.isEmpty())
        return true;
    const TreeLabels::Style style = valueStyle(index);
    const qreal height = labels.sizeOf(text, style).height();
    const bool overWindow =
        !m_status.windowText(index).isEmpty() && !m_scene.node(index).children.empty();
    const qreal up = overWindow ? (height + 1.1 * labels.gap()) / 2 : 0;
    QList<TreeLabels::LabelPlace> places = placesFor(index, -up, height);
    if (rows[static_cast<std::size_t>(index)] == 1) {
        places.swapItemsAt(0, 1); // the two rows below
        places.front().farther = true;
    }
    const LabSession::Written *written = m_status.written(index);
    // Rather close to another text than above the board, where its siblings have none.
    if (m_scene.hasBoards() && m_scene.node(index).children.empty()
        && labels.place(index, text, style, {places[0], places[1]}, TreeLabels::Over::Nothing))
        return true;
    if (written == nullptr)
        return labels.place(index, text, style, places);
    if (labels.place(index, text, style, places, TreeLabels::Over::Nothing))
        return true;
    // Rather than beside another node the mark alone; the list has the value.
    const QChar mark(!written->right ? 0x2026 : *written->right ? 0x2713 : 0x2717);
    labels.place(index, mark, style, places);
    return false;
}

bool NodeLabels::labelWindow(TreeLabels &labels, int index) const
{
    const QString text = m_status.windowText(index);
    if (text.isEmpty())
        return true;
    // While the tree is filled in, this text is a remark on a mistake, even if the value beside it
    // is right.
    const bool isRemark = m_status.written(index) != nullptr;
    const QColor colour = isRemark ? cutColour(m_palette) : ink(index);
    const TreeLabels::Style style{14, 0.92, false, true, colour};
    const bool below = !m_status.valueText(index).isEmpty();
    const qreal height = labels.sizeOf(text, style).height();
    const qreal down =
        m_scene.node(index).children.empty() ? 1.3 * height : (height + 1.1 * labels.gap()) / 2;
    return labels.place(index, text, style, placesFor(index, below ? down : 0, height),
                        isRemark ? TreeLabels::Over::Nothing : TreeLabels::Over::Nodes);
}

/// The letter that sentences use for an inner node of a tree.
bool NodeLabels::labelLetter(TreeLabels &labels, int index) const
{
    if (m_scene.node(index).leaf || m_scene.hasBoards())
        return true;
    const QString text = nodeLetter(m_session.search(), m_scene.node(index).path);
    if (text.isEmpty())
        return true;
    const TreeLabels::Style style{14, 0.92, false, true, mutedInk(m_palette)};
    const qreal height = labels.sizeOf(text, style).height();
    QList<TreeLabels::LabelPlace> places = placesFor(index, 0, height);
    for (TreeLabels::LabelPlace &place : places)
        place.farther = false; // a letter is unambiguous above its node too
    return labels.place(index, text, style, places);
}

bool NodeLabels::labelMove(TreeLabels &labels, int index) const
{
    const TreeScene::Node &child = m_scene.node(index);
    if (child.moveText.isEmpty())
        return true;
    QString text = child.moveText;
    if (child.parent == 0 && m_session.played() == child.move && m_session.search().path.empty())
        text =
            QCoreApplication::translate("ui::lab::TreePainter", "%1, played", "a move").arg(text);
    const TreeLabels::Style style{15, 0.92, false, true, ink(index)};
    return labels.place(index, text, style, placesForMove(index, labels.scale()));
}

/// Possible places of a move's text: on the edge, where that is clearly nearer to its own child
/// than to a sibling, or beside it where it is struck through; or else above the child.
QList<TreeLabels::LabelPlace> NodeLabels::placesForMove(int index, qreal scale) const
{
    constexpr qreal reach = 0.35;
    const TreeScene::Node &child = m_scene.node(index);
    const QLineF edge = m_scene.edge(index);
    qreal gap = std::numeric_limits<qreal>::infinity();
    for (const int sibling : m_scene.node(child.parent).children) {
        if (sibling != index)
            gap = std::min(gap, std::abs(m_scene.node(sibling).centre.x() - child.centre.x()));
    }
    QList<TreeLabels::LabelPlace> places;
    const auto shares =
        m_scene.hasBoards() ? std::vector<qreal>{0.7, 0.85} : std::vector<qreal>{0.7, 0.55, 0.85};
    for (const qreal at : shares) {
        if ((1 - at) * std::abs(edge.dx()) <= reach * gap)
            places += {edge.pointAt(at), Qt::AlignCenter};
    }
    if (isStruck(index)) {
        const QPointF beside(0.5 * m_scene.cutReach(scale), 0);
        places += {{edge.pointAt(0.75) + beside, Qt::AlignLeft},
                   {edge.pointAt(0.75) - beside, Qt::AlignRight}};
    }
    places += {QPointF(child.centre.x(), m_scene.box(child).top() - clear),
               Qt::AlignHCenter | Qt::AlignBottom};
    return places;
}

/// "↓N" for hidden descendants; only once the node is done, because before it would reveal later
/// steps.
bool NodeLabels::labelHidden(TreeLabels &labels, int index) const
{
    const TreeScene::Node &shown = m_scene.node(index);
    const TreeStatus::Hidden hidden = m_status.hiddenBelow(index);
    QString text;
    if (hidden.nodes > 0)
        text = QStringLiteral("\u2193") + countText(hidden.nodes);
    if (hidden.cuts > 0 && hidden.nodes > 0)
        text += QStringLiteral(" //%1").arg(hidden.cuts);
    if (hidden.untraced)
        text += QStringLiteral(" \u2026");
    if (text.isEmpty())
        return true;
    const TreeLabels::Style style{13, 0.85, false, true, m_palette.color(QPalette::Text)};
    const qreal height = labels.sizeOf(text, style).height();
    const QString value = m_status.valueText(index);
    const QSizeF valueSize =
        value.isEmpty() ? QSizeF(0, 0) : labels.sizeOf(value, {valueHeight, 1, true, true, {}});
    const qreal down = valueSize.height();
    QList<TreeLabels::LabelPlace> places = placesFor(index, down, height);
    if (!value.isEmpty() && shown.children.empty()) {
        // Beside the value, if what is below is close.
        const qreal half = valueSize.width() / 2;
        const QPointF below(shown.centre.x(), m_scene.box(shown).bottom() + 6);
        places.insert(1,
                      {below + QPointF(half, (down - height) / 2), Qt::AlignLeft | Qt::AlignTop});
        places.insert(2,
                      {below + QPointF(-half, (down - height) / 2), Qt::AlignRight | Qt::AlignTop});
    }
    return labels.place(index, text, style, places, TreeLabels::Over::Nothing);
}

} // namespace ui::lab
