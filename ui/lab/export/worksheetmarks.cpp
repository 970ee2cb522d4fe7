#include "ui/lab/export/worksheetmarks.h"

#include "ai/lab/trace/stepfacts.h"
#include "ui/lab/model/labtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace ui::lab {

using ai::lab::LabPosition;
using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::TracedSearch;
using Kind = WorksheetMark::Kind;

namespace {

// Millimetres.
constexpr double nodeSize = 5;
constexpr double blankWidth = 12;
constexpr double lineHeight = 4.4;
constexpr double treeWidth = worksheetTaskSize.width() - blankWidth; ///< the last node's words fit
constexpr double narrowestLeaf = nodeSize + 0.6;
constexpr std::size_t maxNodes = 300; ///< more cannot fit in any shape

struct WorksheetMarkTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

/// The whole tree, also where the search did not go.
struct SheetNode
{
    int parent = -1;
    std::vector<int> children = {};
    bool max = true;
    bool leaf = false;
    QString move = {};  ///< of a game
    QString value = {}; ///< of a leaf
    NodeId visited = noNode;
    int ply = 0;
    double x = 0;
};

class Sheet
{
public:
    /// Nothing where the tree is too large for any page.
    static std::optional<Sheet> of(const TracedSearch &search)
    {
        Sheet sheet;
        const LabPosition root = positionAt(search, 0);
        if (!sheet.grow(search, root, -1, 0, search.trace->nodes().front().max, {}))
            return std::nullopt;
        sheet.layOut(0);
        const double width = treeWidth / sheet.m_slots;
        for (SheetNode &node : sheet.m_nodes)
            node.x *= width;
        return sheet;
    }

    const std::vector<SheetNode> &nodes() const { return m_nodes; }
    /// Whether the nodes have room.
    bool fits() const
    {
        return treeWidth / m_slots >= narrowestLeaf && rowHeight() >= nodeSize + lineHeight;
    }
    double rowHeight() const
    {
        return (worksheetTaskSize.height() - 2 * nodeSize - lineHeight) / std::max(1, m_deepest);
    }
    QPointF centre(const SheetNode &node) const
    {
        return {node.x, nodeSize + node.ply * rowHeight()};
    }

private:
    bool grow(const TracedSearch &search, const LabPosition &position, int parent, NodeId visited,
              bool max, const QString &move)
    {
        if (m_nodes.size() >= maxNodes)
            return false;
        const auto id = m_nodes.size();
        SheetNode node;
        node.parent = parent;
        node.visited = visited;
        node.max = max;
        node.move = move;
        node.ply = parent < 0 ? 0 : m_nodes[static_cast<std::size_t>(parent)].ply + 1;
        m_deepest = std::max(m_deepest, node.ply);
        m_nodes.push_back(node);
        const auto depth = static_cast<std::size_t>(search.setup.depth);
        const bool ends =
            depth != 0 && search.path.size() + static_cast<std::size_t>(node.ply) >= depth;
        const auto moves =
            ends ? std::vector<core::Move>() : movesInOrder(search, visited, position);
        if (moves.empty()) {
            m_nodes[id].leaf = true;
            m_nodes[id].value = leafText(search, position);
            return true;
        }
        const ai::lab::Trace &trace = *search.trace;
        NodeId child = visited == noNode ? noNode : trace.firstChild(visited);
        for (const core::Move next : moves) {
            const bool went = child != noNode && trace.nodes()[child].move == next;
            m_nodes[id].children.push_back(static_cast<int>(m_nodes.size()));
            const QString name =
                isTree(position) ? QString() : QString::fromStdString(moveText(position, next));
            if (!grow(search, after(position, next), static_cast<int>(id), went ? child : noNode,
                      !max, name))
                return false;
            if (went)
                child = trace.nextSibling(child);
        }
        return true;
    }

    static QString leafText(const TracedSearch &search, const LabPosition &position)
    {
        const auto *tree = std::get_if<ai::lab::TextTree>(&position);
        if (tree != nullptr && tree->unknown() != nullptr)
            return QString::fromStdString(tree->leafText());
        return minimaxValueText(leafValue(search.setup, position));
    }

    /// In widths of a leaf of the last level. One above it stands beside what is written at nodes.
    void layOut(std::size_t id)
    {
        if (m_nodes[id].leaf) {
            const double width = m_nodes[id].ply < m_deepest ? 2.4 : 1;
            m_nodes[id].x = m_slots + width / 2;
            m_slots += width;
            return;
        }
        for (const int child : m_nodes[id].children)
            layOut(static_cast<std::size_t>(child));
        const auto at = [this](int child) { return m_nodes[static_cast<std::size_t>(child)].x; };
        m_nodes[id].x = (at(m_nodes[id].children.front()) + at(m_nodes[id].children.back())) / 2;
    }

    std::vector<SheetNode> m_nodes;
    double m_slots = 0;
    int m_deepest = 0;
};

/// Puts the marks of one task together.
class Marks
{
public:
    Marks(const TracedSearch &search, const Sheet &sheet, bool key)
        : m_search(search)
        , m_trace(*search.trace)
        , m_sheet(sheet)
        , m_key(key)
    {}

    std::vector<WorksheetMark> collect()
    {
        for (const SheetNode &node : m_sheet.nodes()) {
            if (node.parent >= 0)
                addEdge(node);
        }
        for (const SheetNode &node : m_sheet.nodes()) {
            const QPointF centre = m_sheet.centre(node);
            const QRectF shape(centre - QPointF(nodeSize, nodeSize) / 2,
                               QSizeF(nodeSize, nodeSize));
            m_marks.push_back({node.leaf ? Kind::Leaf : node.max ? Kind::Max : Kind::Min, shape});
            if (node.leaf)
                addLeaf(node, shape);
            else
                addInner(node, shape);
        }
        return std::move(m_marks);
    }

private:
    const SheetNode &parentOf(const SheetNode &node) const
    {
        return m_sheet.nodes()[static_cast<std::size_t>(node.parent)];
    }

    void addEdge(const SheetNode &node)
    {
        const QPointF from = m_sheet.centre(parentOf(node));
        const QPointF to = m_sheet.centre(node);
        m_marks.push_back({Kind::Edge, QRectF(from, to)});
        const NodeId above = parentOf(node).visited;
        // Below what the transposition table answered nothing was visited, and nothing cut.
        const bool wasCut =
            node.visited == noNode && above != noNode && !m_trace.nodes()[above].known;
        const QPointF middle = from + (to - from) * 0.6;
        if (m_key && wasCut)
            m_marks.push_back({Kind::Strike, QRectF(middle - QPointF(1.5, 1.5), QSizeF(3, 3))});
        if (!node.move.isEmpty() && node.leaf)
            m_marks.push_back(
                {Kind::Text,
                 QRectF(to.x() - nodeSize / 2, to.y() + nodeSize / 2, nodeSize, lineHeight),
                 node.move});
        else if (!node.move.isEmpty())
            m_marks.push_back(
                {Kind::Text,
                 QRectF(to.x() - nodeSize / 2 - 5, to.y() - lineHeight / 2, 5, lineHeight),
                 node.move});
    }

    void addLeaf(const SheetNode &node, const QRectF &shape)
    {
        if (m_key && node.visited == noNode)
            m_marks.push_back({Kind::Hatch, shape});
        m_marks.push_back({Kind::Text, shape, node.value});
    }

    void addInner(const SheetNode &node, const QRectF &shape)
    {
        const QPointF beside(shape.right() + 0.5, shape.top() - 1);
        const QRectF value(beside, QSizeF(blankWidth, lineHeight));
        const QRectF window = value.translated(0, lineHeight);
        const bool visited = node.visited != noNode;
        add(value, visited ? boundText(m_trace.nodes()[node.visited].value,
                                       m_trace.nodes()[node.visited].bound)
                           : QStringLiteral("\u2013"));
        if (!usesWindow(m_search.setup.algorithm) || (m_trace.rootIsNoCall() && node.parent < 0))
            return;
        QString text = QStringLiteral("\u2013");
        if (visited) {
            const auto &enter = m_trace.events()[m_trace.nodes()[node.visited].enter];
            text = windowText(enter.a, enter.b);
        }
        add(window, text);
    }

    void add(const QRectF &rect, const QString &answer)
    {
        m_marks.push_back({m_key ? Kind::Answer : Kind::Blank, rect, m_key ? answer : QString()});
    }

    const TracedSearch &m_search;
    const ai::lab::Trace &m_trace;
    const Sheet &m_sheet;
    bool m_key;
    std::vector<WorksheetMark> m_marks;
};

bool isWritten(const WorksheetMark &mark)
{
    return mark.kind == Kind::Text || mark.kind == Kind::Blank || mark.kind == Kind::Answer;
}

/// Whether nothing that is written lies over something else or beside the page.
bool isLegible(const std::vector<WorksheetMark> &marks)
{
    constexpr double touch = 0.1;
    const QRectF page(QPointF(0, 0), worksheetTaskSize);
    std::vector<QRectF> written;
    for (const WorksheetMark &mark : marks) {
        if (!isWritten(mark))
            continue;
        const QRectF rect = mark.rect.adjusted(touch, touch, -touch, -touch);
        const auto meets = [&rect](const QRectF &other) { return other.intersects(rect); };
        if (!page.contains(rect) || std::any_of(written.begin(), written.end(), meets))
            return false;
        written.push_back(rect);
    }
    return true;
}

} // namespace

QString worksheetProblem(const TracedSearch &search)
{
    const auto sheet = search.trace->complete() ? Sheet::of(search) : std::nullopt;
    if (sheet && sheet->fits() && isLegible(Marks(search, *sheet, true).collect()))
        return {};
    return WorksheetMarkTexts::tr(
        "This tree is too large for a worksheet: beside every node there must be room "
        "to write. Choose a smaller tree or depth, or search a subtree alone.");
}

std::vector<WorksheetMark> worksheetMarks(const TracedSearch &search, bool key)
{
    const auto sheet = Sheet::of(search);
    return sheet ? Marks(search, *sheet, key).collect() : std::vector<WorksheetMark>();
}

} // namespace ui::lab
