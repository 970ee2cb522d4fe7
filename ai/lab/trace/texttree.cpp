#include "ai/lab/trace/texttree.h"

#include "ai/search/random.h"

#include <algorithm>
#include <functional>

namespace ai::lab {

using core::Move;
using core::Side;

TextTree::TextTree()
    : TextTree(Tree{{Node{}}, {}}, Side::First)
{}

TextTree::TextTree(Tree tree, Side toMove)
    : m_tree(std::make_shared<const Tree>(std::move(tree)))
    , m_toMove(toMove)
{}

TextTree TextTree::random(const Shape &shape, Side toMove, Random &random)
{
    // Drawn again until it is as deep as requested: else many ragged trees would be mere
    // stumps.
    for (;;) {
        Tree tree;
        grow(tree, shape, shape.depth, random);
        const std::function<int(std::uint32_t)> height = [&](std::uint32_t index) {
            int below = 0;
            for (const std::uint32_t child : tree.nodes[index].children)
                below = std::max(below, 1 + height(child));
            return below;
        };
        if (height(0) == shape.depth || tree.nodes.size() + Moves::capacity > maxNodes)
            return TextTree(std::move(tree), toMove);
    }
}

std::uint32_t TextTree::grow(Tree &tree, const Shape &shape, int depth, Random &random)
{
    const auto drawnBelow = [&random](int end) {
        return static_cast<int>(uniformIndex(random, static_cast<std::size_t>(end)));
    };
    const auto index = static_cast<std::uint32_t>(tree.nodes.size());
    tree.nodes.emplace_back();
    const bool isRoot = index == 0;
    const bool early = shape.ragged && !isRoot && drawnBelow(6) == 0;
    if (depth == 0 || early || tree.nodes.size() + Moves::capacity > maxNodes) {
        tree.nodes[index].value = drawnBelow(shape.range + 1);
        return index;
    }
    const int width = shape.minWidth + drawnBelow(shape.maxWidth - shape.minWidth + 1);
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

TextTree TextTree::withLettersAt(bool high) const
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
