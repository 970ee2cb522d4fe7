#include "ai/lab/texttree.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <optional>

namespace ai::lab {

using core::Error;
using core::Move;
using core::Result;
using core::Side;

/// Reads from left to right and stops at the first thing that is wrong.
class TextTree::Parser
{
public:
    explicit Parser(std::string_view text)
        : m_text(text)
    {}

    Result<TextTree> parse()
    {
        skipBlanks();
        const std::optional<bool> named = levelName();
        m_rootIsMax = named.value_or(true);
        node(m_rootIsMax, 0, named.has_value());
        skipBlanks();
        while (m_problem.empty() && m_at < m_text.size() && m_text[m_at] == ';') {
            ++m_at;
            skipBlanks();
            if (m_at < m_text.size())
                constraint();
            skipBlanks();
        }
        if (m_problem.empty() && m_at < m_text.size())
            fail("expected the end, or ; and what is known of a letter");
        if (!m_problem.empty())
            return Error{m_problem};
        for (Node &node : m_tree.nodes) {
            if (node.unknown >= 0)
                node.value = middle(m_tree.unknowns[static_cast<std::size_t>(node.unknown)]);
        }
        return TextTree(std::move(m_tree), m_rootIsMax ? Side::First : Side::Second);
    }

private:
    static int middle(const Unknown &unknown)
    {
        const bool fromBelow = unknown.low > -maxScore;
        const bool fromAbove = unknown.high < maxScore;
        if (fromBelow && fromAbove)
            return unknown.low + (unknown.high - unknown.low) / 2;
        return fromAbove ? unknown.high : fromBelow ? unknown.low : 0;
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])))
            ++m_at;
    }

    /// Keeps the first problem only: what follows from it would mislead.
    void fail(const std::string &expected, std::optional<std::size_t> at = std::nullopt)
    {
        if (!m_problem.empty())
            return;
        const std::size_t where = at.value_or(m_at);
        std::string found = "the text ends";
        if (where < m_text.size()) {
            // A character of several bytes is shown whole.
            std::size_t length = 1;
            while (where + length < m_text.size() && (m_text[where + length] & 0xc0) == 0x80)
                ++length;
            found = "'" + std::string(m_text.substr(where, length)) + "' does not belong here";
        }
        m_problem = "Column " + std::to_string(where + 1) + ": " + found + "; " + expected + '.';
    }

    std::string word()
    {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[m_at])))
            ++m_at;
        return std::string(m_text.substr(start, m_at - start));
    }

    /// MAX or MIN, if one of them is next.
    std::optional<bool> levelName()
    {
        const std::size_t start = m_at;
        std::string name = word();
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        if (name == "MAX" || name == "MIN")
            return name == "MAX";
        m_at = start;
        return std::nullopt;
    }

    std::uint32_t node(bool max, int depth, bool nameRead)
    {
        const auto index = static_cast<std::uint32_t>(m_tree.nodes.size());
        m_tree.nodes.emplace_back();
        skipBlanks();
        const std::size_t start = m_at;
        const std::optional<bool> named = nameRead ? std::optional(max) : levelName();
        if (named && *named != max) {
            fail(max ? "expected MAX here, because the levels alternate, or a value"
                     : "expected MIN here, because the levels alternate, or a value",
                 start);
            return index;
        }
        skipBlanks();
        if (depth > 200 || m_tree.nodes.size() > maxNodes) {
            fail("the tree is too large; expected at most " + std::to_string(maxNodes)
                 + " nodes and 200 levels");
        } else if (m_at < m_text.size() && closing(m_text[m_at]) != 0) {
            group(index, max, depth);
        } else if (named) {
            fail("expected ( and the children behind the name of a level");
        } else {
            leaf(index);
        }
        return index;
    }

    static char closing(char opening)
    {
        return opening == '(' ? ')' : opening == '[' ? ']' : opening == '{' ? '}' : '\0';
    }

    void group(std::uint32_t index, bool max, int depth)
    {
        const char end = closing(m_text[m_at]);
        do {
            ++m_at; // the bracket or the comma
            if (m_tree.nodes[index].children.size() == Moves::capacity) {
                fail("a node has too many children; expected at most 32");
                return;
            }
            const std::uint32_t child = node(!max, depth + 1, false);
            m_tree.nodes[index].children.push_back(child);
            skipBlanks();
        } while (m_problem.empty() && m_at < m_text.size() && m_text[m_at] == ',');
        if (m_problem.empty() && (m_at == m_text.size() || m_text[m_at] != end))
            fail(std::string("expected a comma or ") + end);
        ++m_at;
    }

    std::optional<int> number()
    {
        const std::size_t start = m_at;
        const bool negative = m_at < m_text.size() && m_text[m_at] == '-';
        if (negative || (m_at < m_text.size() && m_text[m_at] == '+'))
            ++m_at;
        const std::size_t digits = m_at;
        int value = 0;
        for (; m_at < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_at]));
             ++m_at)
            value = std::min(maxScore + 1, value * 10 + (m_text[m_at] - '0'));
        if (digits == m_at) {
            m_at = start;
            return std::nullopt;
        }
        if (value > maxScore)
            fail("expected a value between -99999 and 99999", start);
        return negative ? -value : value;
    }

    void leaf(std::uint32_t index)
    {
        const std::size_t start = m_at;
        if (const std::optional<int> value = number()) {
            m_tree.nodes[index].value = *value;
            return;
        }
        const std::string name = word();
        if (name.empty())
            fail("expected a number, a letter, or a group such as MIN(3,5)");
        else if (name.size() > 8)
            fail("expected a name of at most eight letters", start);
        else
            m_tree.nodes[index].unknown = unknownNamed(name);
    }

    int unknownNamed(const std::string &name)
    {
        auto &all = m_tree.unknowns;
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Unknown &one) { return one.name == name; });
        if (found != all.end())
            return static_cast<int>(found - all.begin());
        all.push_back({name});
        return static_cast<int>(all.size()) - 1;
    }

    /// "a <= 2", "a >= 2", "a = 1..5".
    void constraint()
    {
        const std::size_t start = m_at;
        const std::string name = word();
        auto &all = m_tree.unknowns;
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Unknown &one) { return one.name == name; });
        if (found == all.end()) {
            fail("expected a letter of the tree", start);
            return;
        }
        skipBlanks();
        const std::string_view sign = m_text.substr(m_at, 2);
        const bool below = sign == "<=";
        const bool above = sign == ">=";
        if (!below && !above && !sign.starts_with('=')) {
            fail("expected <=, >= or =");
            return;
        }
        m_at += below || above ? 2 : 1;
        bounds(*found, below, above);
    }

    void bounds(Unknown &letter, bool below, bool above)
    {
        skipBlanks();
        const std::size_t start = m_at;
        const std::optional<int> first = number();
        if (!first) {
            fail("expected a number");
            return;
        }
        int second = *first;
        if (!below && !above && m_text.substr(m_at, 2) == "..") {
            m_at += 2;
            const std::optional<int> end = number();
            if (!end) {
                fail("expected the number at which the interval ends");
                return;
            }
            second = *end;
        }
        if (!below)
            letter.low = std::max(letter.low, *first);
        if (!above)
            letter.high = std::min(letter.high, second);
        if (letter.low > letter.high)
            fail("expected an interval that holds a value", start);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_rootIsMax = true;
    Tree m_tree;
    std::string m_problem;
};

TextTree::TextTree()
    : TextTree(Tree{{Node{}}, {}}, Side::First)
{}

TextTree::TextTree(Tree tree, Side toMove)
    : m_tree(std::make_shared<const Tree>(std::move(tree)))
    , m_toMove(toMove)
{}

Result<TextTree> TextTree::parse(std::string_view text)
{
    return Parser(text).parse();
}

TextTree TextTree::random(const Shape &shape, Side toMove, Random &random)
{
    // Drawn again until it is as deep as was asked for: else many ragged trees would be mere
    // stumps.
    for (;;) {
        Tree tree;
        grow(tree, shape, shape.depth, random);
        const std::function<int(std::uint32_t)> height = [&](std::uint32_t index) {
            int most = 0;
            for (const std::uint32_t child : tree.nodes[index].children)
                most = std::max(most, 1 + height(child));
            return most;
        };
        if (height(0) == shape.depth || tree.nodes.size() + Moves::capacity > maxNodes)
            return TextTree(std::move(tree), toMove);
    }
}

std::uint32_t TextTree::grow(Tree &tree, const Shape &shape, int depth, Random &random)
{
    // Remainders of the generator, not a distribution: those differ between libraries, and a seed
    // must give the same tree everywhere. The ranges are far too small for the bias to show.
    const auto drawnBelow = [&random](int end) {
        return static_cast<int>(random() % static_cast<std::uint64_t>(end));
    };
    const auto index = static_cast<std::uint32_t>(tree.nodes.size());
    tree.nodes.emplace_back();
    const bool isRoot = index == 0;
    const bool early = shape.ragged && !isRoot && drawnBelow(6) == 0;
    if (depth == 0 || early || tree.nodes.size() + Moves::capacity > maxNodes) {
        tree.nodes[index].value = drawnBelow(shape.range + 1);
        return index;
    }
    const int width = shape.leastWidth + drawnBelow(shape.mostWidth - shape.leastWidth + 1);
    for (int i = 0; i < width; ++i) {
        const std::uint32_t child = grow(tree, shape, depth - 1, random);
        tree.nodes[index].children.push_back(child);
    }
    return index;
}

void TextTree::play(Move move)
{
    m_node = node().children[move.code()];
    m_toMove = opponent(m_toMove);
}

TextTree::Moves TextTree::legalMoves() const
{
    Moves moves;
    for (std::size_t i = 0; i < node().children.size(); ++i)
        moves.push(Move(static_cast<std::uint16_t>(i)));
    return moves;
}

const TextTree::Unknown *TextTree::unknown() const
{
    const int index = node().unknown;
    return index < 0 ? nullptr : &m_tree->unknowns[static_cast<std::size_t>(index)];
}

std::string TextTree::leafText() const
{
    if (!isOver())
        return {};
    return unknown() != nullptr ? unknown()->name : std::to_string(node().value);
}

void TextTree::write(std::string &text, std::uint32_t index, bool max) const
{
    const Node &node = m_tree->nodes[index];
    if (node.children.empty()) {
        text += node.unknown < 0 ? std::to_string(node.value)
                                 : m_tree->unknowns[static_cast<std::size_t>(node.unknown)].name;
        return;
    }
    text += max ? "MAX" : "MIN";
    char separator = '(';
    for (const std::uint32_t child : node.children) {
        text += separator;
        write(text, child, !max);
        separator = ',';
    }
    text += ')';
}

std::string TextTree::toText() const
{
    std::string text;
    write(text, m_node, m_toMove == Side::First);
    std::set<int> present;
    collectUnknowns(m_node, present);
    for (const int index : present) {
        const Unknown &letter = m_tree->unknowns[static_cast<std::size_t>(index)];
        const bool below = letter.low > -maxScore;
        const bool above = letter.high < maxScore;
        if (below && above)
            text += "; " + letter.name + " = " + std::to_string(letter.low) + ".."
                    + std::to_string(letter.high);
        else if (below)
            text += "; " + letter.name + " >= " + std::to_string(letter.low);
        else if (above)
            text += "; " + letter.name + " <= " + std::to_string(letter.high);
    }
    return text;
}

void TextTree::collectUnknowns(std::uint32_t index, std::set<int> &found) const
{
    const Node &node = m_tree->nodes[index];
    if (node.unknown >= 0)
        found.insert(node.unknown);
    for (const std::uint32_t child : node.children)
        collectUnknowns(child, found);
}

std::uint32_t TextTree::nodeAt(const std::vector<Move> &path) const
{
    std::uint32_t index = m_node;
    for (const Move move : path)
        index = m_tree->nodes[index].children[move.code()];
    return index;
}

TextTree TextTree::reordered(const std::vector<Move> &path, const std::vector<int> &order) const
{
    Tree tree = *m_tree;
    Node &node = tree.nodes[nodeAt(path)];
    const std::vector<std::uint32_t> old = node.children;
    for (std::size_t i = 0; i < order.size(); ++i)
        node.children[i] = old[static_cast<std::size_t>(order[i])];
    return TextTree(std::move(tree), m_toMove);
}

TextTree TextTree::withLeaf(const std::vector<Move> &path, int value) const
{
    Tree tree = *m_tree;
    Node &node = tree.nodes[nodeAt(path)];
    node.children.clear();
    node.unknown = -1;
    node.value = value;
    // Printing and reading again drops what is no longer reachable.
    return *parse(TextTree(std::move(tree), m_toMove).toText());
}

TextTree TextTree::assuming(bool high) const
{
    TextTree copy = *this;
    Tree tree = *m_tree;
    for (Node &node : tree.nodes) {
        if (node.unknown < 0)
            continue;
        const Unknown &letter = tree.unknowns[static_cast<std::size_t>(node.unknown)];
        node.value = high ? letter.high : letter.low;
    }
    copy.m_tree = std::make_shared<const Tree>(std::move(tree));
    return copy;
}

TextTree TextTree::withChild(const std::vector<Move> &path) const
{
    Tree tree = *m_tree;
    const auto child = static_cast<std::uint32_t>(tree.nodes.size());
    tree.nodes.emplace_back();
    Node &node = tree.nodes[nodeAt(path)];
    node.unknown = -1;
    node.value = 0;
    node.children.push_back(child);
    return *parse(TextTree(std::move(tree), m_toMove).toText());
}

TextTree TextTree::without(const std::vector<Move> &path) const
{
    Tree tree = *m_tree;
    std::vector<Move> parent = path;
    parent.pop_back();
    auto &children = tree.nodes[nodeAt(parent)].children;
    children.erase(children.begin() + path.back().code());
    return *parse(TextTree(std::move(tree), m_toMove).toText());
}

} // namespace ai::lab
