#include "ui/lab/export/worksheettask.h"

#include "ai/lab/trace/stepfacts.h"
#include "ai/lab/trace/wholetree.h"
#include "ui/lab/texts/labtexts.h"

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
constexpr double lineGap = 0.6; ///< between a blank's line and what is written above it
constexpr double treeWidth = worksheetTaskSize.width() - blankWidth; ///< the last node's words fit
constexpr double leafGap = 0.6;
constexpr double characterWidth = 1.75; ///< of a digit, with a little room
constexpr std::size_t maxNodes = 300;   ///< more cannot fit in any shape

struct WorksheetMarkTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

/// A node of the whole tree, and where it stands.
struct SheetNode : ai::lab::WholeNode
{
    QString move = {};  ///< of a game
    QString value = {}; ///< of a leaf
    double x = 0;

    int ply() const { return static_cast<int>(path.size()); }
};

class Sheet
{
public:
    /// Nothing where the tree is too large for any page.
    static std::optional<Sheet> of(const TracedSearch &search)
    {
        const auto nodes = wholeTree(search, maxNodes);
        if (!nodes)
            return std::nullopt;
        Sheet sheet;
        for (const ai::lab::WholeNode &node : *nodes)
            sheet.add(search, node);
        for (const SheetNode &node : sheet.m_nodes)
            sheet.m_leafWidth = std::max(
                sheet.m_leafWidth, 1.2 + characterWidth * static_cast<double>(node.value.size()));
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
        return treeWidth / m_slots >= m_leafWidth + leafGap && rowHeight() >= nodeSize + lineHeight;
    }
    double rowHeight() const
    {
        return (worksheetTaskSize.height() - 2 * nodeSize - lineHeight) / std::max(1, m_deepest);
    }
    /// Of a leaf's box: all are alike, and the longest text fits.
    double leafWidth() const { return m_leafWidth; }
    QPointF centre(const SheetNode &node) const
    {
        return {node.x, nodeSize + node.ply() * rowHeight()};
    }

private:
    void add(const TracedSearch &search, const ai::lab::WholeNode &node)
    {
        const LabPosition root = positionAt(search, 0);
        SheetNode added{node};
        if (node.parent >= 0 && !isTree(root)) {
            std::vector<core::Move> above = node.path;
            above.pop_back();
            added.move = QString::fromStdString(moveText(after(root, above), node.path.back()));
        }
        if (node.leaf)
            added.value = valueText(search, after(root, node.path));
        m_deepest = std::max(m_deepest, added.ply());
        m_nodes.push_back(std::move(added));
    }

    static QString valueText(const TracedSearch &search, const LabPosition &position)
    {
        const auto *tree = std::get_if<ai::lab::TextTree>(&position);
        return tree != nullptr && tree->unknown() != nullptr
                   ? leafText(*tree)
                   : minimaxValueText(leafValue(search.setup, position));
    }

    /// In widths of a leaf of the last level. One above it stands beside what is written at nodes.
    void layOut(std::size_t id)
    {
        SheetNode &placed = m_nodes[id];
        if (placed.leaf) {
            const double width = placed.ply() < m_deepest ? 2.4 : 1;
            placed.x = m_slots + width / 2;
            m_slots += width;
            return;
        }
        const std::vector<int> &children = placed.children;
        for (const int child : children)
            layOut(static_cast<std::size_t>(child));
        const auto at = [this](int child) { return m_nodes[static_cast<std::size_t>(child)].x; };
        placed.x = (at(children.front()) + at(children.back())) / 2;
    }

    std::vector<SheetNode> m_nodes;
    double m_slots = 0;
    double m_leafWidth = nodeSize;
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
            const QSizeF size(node.leaf ? m_sheet.leafWidth() : nodeSize, nodeSize);
            const QRectF shape(centre - QPointF(size.width(), size.height()) / 2, size);
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
        const QRectF value(beside, QSizeF(blankWidth, lineHeight - lineGap));
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
        // The window of a subtree comes from above it, where the learner does not look.
        if (node.parent < 0 && !m_search.path.empty())
            m_marks.push_back({Kind::Answer, window, text});
        else
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
