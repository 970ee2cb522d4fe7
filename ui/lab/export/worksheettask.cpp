#include "ui/lab/export/worksheettask.h"

#include "ai/lab/trace/stepfacts.h"
#include "ai/lab/trace/wholetree.h"
#include "ui/lab/export/worksheetstrikes.h"
#include "ui/lab/export/worksheettexts.h"
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

// In millimetres, before scaling.
constexpr double nodeSize = 5;
constexpr double minBlank = 12;
constexpr double lineHeight = 4.4;
constexpr double lineGap = 0.6;  ///< between a blank's line and the text above it
constexpr double belowGap = 1.2; ///< between a node, whose letter is low, and blanks below it
constexpr double sideGap = 0.5;  ///< between a node and the text beside it
constexpr double moveWidth = 5;  ///< a move, before its node
constexpr double rankWidth = 12; ///< who moves, at the left of a rank
constexpr double leafGap = 0.6;
constexpr double subtreeGap = 1.2;      ///< between the strips of two subtrees
constexpr double characterWidth = 1.75; ///< a digit with spacing
constexpr double minDrop = 5;           ///< between two ranks, for edges only
constexpr double maxDrop = 22;
constexpr double maxScale = 1.8;
constexpr double maxSpread = 2.5;     ///< widening of small trees to the page's width
constexpr double boardGap = 0.8;      ///< around a board
constexpr double ticTacToeSide = 8;   ///< side of a board
constexpr double othelloSide = 14;    ///< its discs are 1.4 mm
constexpr std::size_t maxNodes = 300; ///< more never fit

struct WorksheetMarkTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

/// The side of a square that contains a board; 0 if there is no board.
double boardSideOf(const LabPosition &position)
{
    if (std::holds_alternative<core::TicTacToe>(position))
        return ticTacToeSide;
    return std::holds_alternative<core::Othello>(position) ? othelloSide : 0;
}

/// Whether leaves have a blank for their visit number: if some may be cut.
bool asksForVisits(const TracedSearch &search)
{
    return isTree(search.setup.root) && usesWindow(search.setup.algorithm);
}

/// Which nodes have boards; as many as fit.
enum class Boards : std::uint8_t { All, Inner, Root, None };

/// Where an inner node's blanks are: beside it, or below it, which takes more height and less
/// width.
enum class Blanks : std::uint8_t { Beside, Below };

/// A node of the whole tree with its place.
struct SheetNode : ai::lab::WholeNode
{
    QString move = {};  ///< a game's move, or the probability below a chance node
    QString value = {}; ///< of a leaf
    double x = 0;
    double board = 0; ///< the side of its board; 0 without one

    int ply() const { return static_cast<int>(path.size()); }
};

/// The layout of the nodes. A rank consists of a zone for its nodes and their texts, and below it a
/// zone only for edges, so that no edge crosses a text.
class Sheet
{
public:
    /// Lays out a tree with as many boards as fit, at no less than a scale; nothing if it does not
    /// fit even without any.
    static std::optional<Sheet> of(const TracedSearch &search, QSizeF area, double least)
    {
        const auto nodes = wholeTree(search, maxNodes);
        if (!nodes)
            return std::nullopt;
        Sheet bare;
        bare.m_windows = usesWindow(search.setup.algorithm);
        const LabPosition root = positionAt(search, 0);
        bare.m_moves = !isTree(root) || hasChance(root);
        bare.m_visits = asksForVisits(search);
        for (const ai::lab::WholeNode &node : *nodes)
            bare.add(search, node);
        const double side = boardSideOf(positionAt(search, 0));
        for (const Boards boards : {Boards::All, Boards::Inner, Boards::Root, Boards::None}) {
            if (side == 0 && boards != Boards::None)
                continue;
            Sheet sheet = bare;
            sheet.addBoards(boards, side);
            if (sheet.fitInto(area, 1))
                return sheet;
        }
        for (const double scale : {1., least}) {
            Sheet sheet = bare;
            sheet.m_blanks = Blanks::Below;
            if (sheet.fitInto(area, scale))
                return sheet;
        }
        return std::nullopt;
    }

    const std::vector<SheetNode> &nodes() const { return m_nodes; }
    double scale() const { return m_scale; }
    double height() const { return m_deepest * m_rowHeight + m_lastZone + sideGap; }
    int deepest() const { return m_deepest; }
    /// The common width of all leaves' boxes, wide enough for the longest text.
    double leafWidth() const { return m_leafWidth; }
    double blankWidth() const { return m_blankWidth; }
    /// Where the first of an inner node's blanks begins.
    QPointF blankCorner(const QRectF &shape) const
    {
        return m_blanks == Blanks::Beside
                   ? QPointF(shape.right() + sideGap, shape.top())
                   : QPointF(shape.center().x() - m_blankWidth / 2, shape.bottom() + belowGap);
    }
    /// Whether a line leads from a node to the point from which its edges spread.
    bool hasStems() const { return m_blanks == Blanks::Beside; }
    QPointF centre(const SheetNode &node) const
    {
        return {node.x, sideGap + nodeSize / 2 + node.ply() * m_rowHeight};
    }
    /// The point from which a node's edges spread: below the texts beside it.
    QPointF fork(const SheetNode &node) const
    {
        return centre(node) + QPointF(0, m_zone - nodeSize / 2);
    }

private:
    void add(const TracedSearch &search, const ai::lab::WholeNode &node)
    {
        const LabPosition root = positionAt(search, 0);
        SheetNode added{node};
        if (runsRightToLeft(search.setup)) // this list is ordered from left to right
            std::reverse(added.children.begin(), added.children.end());
        if (node.parent >= 0 && m_moves) {
            std::vector<core::Move> path = node.path;
            path.pop_back();
            const LabPosition above = after(root, path);
            const auto *tree = std::get_if<ai::lab::TextTree>(&above);
            const core::Move move = node.path.back();
            if (tree == nullptr)
                added.move = labMoveTitle(above, move);
            else if (tree->isChance())
                added.move = QString::fromStdString(tree->probabilityText(move));
        }
        if (node.leaf)
            added.value = leafTextOf(search, after(root, node.path));
        const int value = node.visited == noNode ? 0 : search.trace->nodes()[node.visited].value;
        m_longest = std::max({m_longest, added.value.size(), valueText(search, value).size()});
        m_deepest = std::max(m_deepest, added.ply());
        m_nodes.push_back(std::move(added));
    }

    static QString leafTextOf(const TracedSearch &search, const LabPosition &position)
    {
        const auto *tree = std::get_if<ai::lab::TextTree>(&position);
        return tree != nullptr && tree->unknown() != nullptr
                   ? leafText(*tree)
                   : valueText(search, leafValue(search.setup, position));
    }

    void addBoards(Boards boards, double side)
    {
        for (SheetNode &node : m_nodes) {
            const bool has = boards == Boards::All || (boards == Boards::Inner && !node.leaf)
                             || (boards == Boards::Root && node.parent < 0);
            node.board = has ? side : 0;
        }
    }

    /// The height of a node with everything that belongs to it.
    double heightOf(const SheetNode &node) const
    {
        if (!node.leaf && m_blanks == Blanks::Below)
            return nodeSize + belowGap + (m_windows ? 2 : 1) * lineHeight + 0.4;
        if (!node.leaf)
            return std::max(nodeSize + (m_windows || m_moves ? lineHeight + 0.4 : 0), node.board);
        return nodeSize + (m_moves || m_visits ? lineHeight : 0)
               + (node.board > 0 ? boardGap + node.board : 0);
    }

    void measure()
    {
        m_zone = nodeSize;
        m_lastZone = nodeSize;
        for (const SheetNode &node : m_nodes) {
            double &zone = node.ply() < m_deepest ? m_zone : m_lastZone;
            zone = std::max(zone, heightOf(node));
        }
        double longest = 0;
        for (const SheetNode &node : m_nodes)
            longest = std::max(longest, static_cast<double>(node.value.size()));
        m_leafWidth = std::max(m_leafWidth, 1.2 + characterWidth * longest);
        constexpr double brackets = 4; // for a window with two values
        m_blankWidth =
            std::max(minBlank, m_windows ? 2 * longest * characterWidth + brackets
                                         : (static_cast<double>(m_longest) + 2) * characterWidth);
    }

    /// Lays out a subtree from `left` on and returns its right end. Each subtree has a vertical
    /// strip of its own, wide enough for the texts at its root too.
    double layOut(std::size_t id, double left)
    {
        SheetNode &placed = m_nodes[id];
        if (placed.leaf) {
            const double width =
                std::max(m_leafWidth + leafGap, placed.board > 0 ? placed.board + boardGap : 0);
            placed.x = left + width / 2;
            return left + width;
        }
        double right = left;
        for (const int child : placed.children)
            right = layOut(static_cast<std::size_t>(child), right);
        double before = nodeSize / 2 + sideGap + (m_moves ? moveWidth : 0)
                        + (placed.board > 0 ? placed.board + 2 * boardGap : 0);
        double behind = nodeSize / 2 + 2 * sideGap + m_blankWidth;
        if (m_blanks == Blanks::Below) {
            behind = m_blankWidth / 2 + sideGap;
            before = std::max(before, behind);
        }
        if (const double missing = before + behind - (right - left); missing > 0) {
            for (const int child : placed.children)
                shift(static_cast<std::size_t>(child), missing / 2);
            right += missing;
        }
        const auto at = [this](int child) { return m_nodes[static_cast<std::size_t>(child)].x; };
        const double middle = (at(placed.children.front()) + at(placed.children.back())) / 2;
        placed.x = std::clamp(middle, left + before, right - behind);
        return right + subtreeGap;
    }

    void shift(std::size_t id, double by)
    {
        m_nodes[id].x += by;
        for (const int child : m_nodes[id].children)
            shift(static_cast<std::size_t>(child), by);
    }

    bool fitInto(QSizeF area, double least)
    {
        measure();
        const double width = layOut(0, 0);
        const double minHeight = m_deepest * (m_zone + minDrop) + m_lastZone + sideGap;
        m_scale =
            std::min({maxScale, area.width() / (rankWidth + width), area.height() / minHeight});
        if (m_scale < least)
            return false;
        const QSizeF own = area / m_scale;
        m_rowHeight = std::min(m_zone + maxDrop,
                               (own.height() - m_lastZone - sideGap) / std::max(1, m_deepest));
        const double spread = std::min(maxSpread, (own.width() - rankWidth) / width);
        const double left = rankWidth + (own.width() - rankWidth - width * spread) / 2;
        for (SheetNode &node : m_nodes)
            node.x = left + node.x * spread;
        return true;
    }

    std::vector<SheetNode> m_nodes;
    Blanks m_blanks = Blanks::Beside;
    bool m_windows = false;
    bool m_moves = false;
    bool m_visits = false;
    qsizetype m_longest = 0; ///< characters of the longest value
    double m_leafWidth = nodeSize;
    double m_blankWidth = minBlank;
    double m_zone = 0; ///< height of a rank's node zone, except the last rank's
    double m_lastZone = 0;
    double m_rowHeight = 0;
    double m_scale = 1;
    int m_deepest = 0;
};

/// Collects the marks of one task.
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
        placeStrikes(m_marks);
        addRanks();
        for (const SheetNode &node : m_sheet.nodes()) {
            const QPointF centre = m_sheet.centre(node);
            const QSizeF size(node.leaf ? m_sheet.leafWidth() : nodeSize, nodeSize);
            const QRectF shape(centre - QPointF(size.width(), size.height()) / 2, size);
            m_marks.push_back({node.leaf     ? Kind::Leaf
                               : node.chance ? Kind::Chance
                               : node.max    ? Kind::Max
                                             : Kind::Min,
                               shape});
            if (node.leaf)
                addLeaf(node, shape);
            else
                addInner(node, shape);
            if (node.board > 0)
                addBoard(node, shape);
        }
        for (WorksheetMark &mark : m_marks)
            mark.rect =
                QRectF(mark.rect.topLeft() * m_sheet.scale(), mark.rect.size() * m_sheet.scale());
        return std::move(m_marks);
    }

private:
    const SheetNode &parentOf(const SheetNode &node) const
    {
        return m_sheet.nodes()[static_cast<std::size_t>(node.parent)];
    }

    /// Adds who moves to each rank whose nodes all have the same player to move.
    void addRanks()
    {
        for (int ply = 0; ply < m_sheet.deepest(); ++ply) {
            const SheetNode *shown = nullptr;
            bool alike = true;
            for (const SheetNode &node : m_sheet.nodes()) {
                if (node.leaf || node.ply() != ply)
                    continue;
                alike = alike
                        && (shown == nullptr
                            || (shown->chance == node.chance
                                && (node.chance || shown->max == node.max)));
                shown = &node;
            }
            if (shown == nullptr || !alike)
                continue;
            const double top = m_sheet.centre(*shown).y() - lineHeight / 2;
            m_marks.push_back({Kind::Rank, QRectF(0, top, rankWidth - 1, lineHeight),
                               levelText(shown->max, shown->chance)});
        }
    }

    void addEdge(const SheetNode &node)
    {
        const QPointF from = m_sheet.fork(parentOf(node));
        const QPointF to = m_sheet.centre(node) - QPointF(0, nodeSize / 2);
        const int first = parentOf(node).children.front();
        // Once, for all of the parent's edges.
        if (m_sheet.hasStems() && &m_sheet.nodes()[static_cast<std::size_t>(first)] == &node)
            m_marks.push_back({Kind::Edge, QRectF(m_sheet.centre(parentOf(node)), from)});
        m_marks.push_back({Kind::Edge, QRectF(from, to)});
        const NodeId above = parentOf(node).visited;
        // A node that the transposition table answered visits no children, but cuts none either.
        const bool wasCut =
            node.visited == noNode && above != noNode && !m_trace.nodes()[above].known;
        if (m_key && wasCut)
            m_marks.push_back({Kind::Strike, QRectF(from, to)});
        if (!node.move.isEmpty() && node.leaf)
            m_marks.push_back(
                {Kind::Text, QRectF(to.x() - nodeSize / 2, to.y() + nodeSize, nodeSize, lineHeight),
                 node.move});
        else if (!node.move.isEmpty())
            m_marks.push_back({Kind::Text,
                               QRectF(to.x() - nodeSize / 2 - moveWidth,
                                      to.y() + (nodeSize - lineHeight) / 2, moveWidth, lineHeight),
                               node.move});
    }

    void addLeaf(const SheetNode &node, const QRectF &shape)
    {
        if (m_key && node.visited == noNode)
            m_marks.push_back({Kind::Hatch, shape});
        m_marks.push_back({Kind::Text, shape, node.value});
        if (!asksForVisits(m_search))
            return;
        QString place = node.visited == noNode ? QStringLiteral("\u2013")
                                               : QString::number(visitOf(node.visited));
        const SheetNode *above = &node;
        while (above->visited == noNode)
            above = &parentOf(*above);
        if (dependsOnLetters(m_search, above->visited, above == &node))
            place += '*';
        m_marks.push_back({Kind::Visit,
                           QRectF(shape.left() + lineGap, shape.bottom() + lineGap,
                                  shape.width() - 2 * lineGap, lineHeight - 2 * lineGap),
                           m_key ? place : QString()});
    }

    /// The number, from 1, of a leaf among those visited.
    qsizetype visitOf(NodeId leaf) const
    {
        return 1
               + std::count_if(m_trace.nodes().begin(), m_trace.nodes().begin() + leaf,
                               [](const ai::lab::TraceNode &node) { return node.leaf; });
    }

    /// Places the letter in the wide part of a triangle.
    void addLetter(const SheetNode &node, const QRectF &shape)
    {
        const QString letter = nodeLetter(m_search, node.path);
        // Two letters need the part nearer to the base.
        const double down = (letter.size() > 1 ? 0.27 : 0.2) * shape.height();
        const double off = node.chance ? 0 : node.max ? down : -down;
        if (!letter.isEmpty())
            m_marks.push_back({Kind::Letter, shape.translated(0, off), letter});
    }

    void addInner(const SheetNode &node, const QRectF &shape)
    {
        addLetter(node, shape);
        const QRectF value(m_sheet.blankCorner(shape),
                           QSizeF(m_sheet.blankWidth(), lineHeight - lineGap));
        const QRectF window = value.translated(0, lineHeight);
        const bool visited = node.visited != noNode;
        add(value, visited ? markedBoundText(m_search, node.visited) : QStringLiteral("\u2013"));
        if (!usesWindow(m_search.setup.algorithm) || (m_trace.rootIsNoCall() && node.parent < 0))
            return;
        QString text = QStringLiteral("\u2013");
        if (visited) {
            const std::uint32_t step = m_trace.nodes()[node.visited].enter;
            const auto &enter = m_trace.events()[step];
            const bool depends = !m_search.letters->ofWindow(node.visited, step + 1).empty();
            text = windowText(enter.a, enter.b) + (depends ? QStringLiteral("*") : QString());
        }
        // A subtree's window is given, because the learner cannot derive it.
        if (node.parent < 0 && !m_search.path.empty())
            m_marks.push_back({Kind::Answer, window, text});
        else
            add(window, text);
    }

    /// Adds a node's board: below a leaf's box and move, beside an inner node.
    void addBoard(const SheetNode &node, const QRectF &shape)
    {
        const QSizeF size(node.board, node.board);
        const QPointF place =
            node.leaf ? QPointF(shape.center().x() - node.board / 2,
                                shape.bottom() + lineHeight + boardGap)
                      : QPointF(shape.left() - moveWidth - boardGap - node.board, shape.top());
        m_marks.push_back({Kind::Board,
                           QRectF(place, size),
                           {},
                           after(positionAt(m_search, 0), node.path),
                           node.path.empty() ? core::Move::none() : node.path.back()});
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

} // namespace

QString worksheetProblem(const TracedSearch &search, QSizeF area)
{
    if (fitsWorksheet(search, area))
        return {};
    return WorksheetMarkTexts::tr(
        "This tree is too large for a worksheet: at every node there must be space "
        "to write. Choose a smaller tree or depth, or search a subtree alone.");
}

bool fitsWorksheet(const TracedSearch &search, QSizeF area, double scale)
{
    return search.trace->complete() && Sheet::of(search, area, scale);
}

WorksheetDrawing worksheetDrawing(const TracedSearch &search, bool key, QSizeF area)
{
    const auto sheet = Sheet::of(search, area, minWorksheetScale);
    if (!sheet)
        return {};
    return {sheet->scale(), sheet->height() * sheet->scale(), Marks(search, *sheet, key).collect()};
}

} // namespace ui::lab
