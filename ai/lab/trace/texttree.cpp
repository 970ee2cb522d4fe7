#include "ai/lab/trace/texttree.h"

#include "ai/search/random.h"
#include "core/translatable.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace ai::lab {

using core::Move;
using core::Result;
using core::Side;

TextTree::TextTree()
    : TextTree(Tree{{Node{}}, {}, false, 1, {}, 0}, Side::First)
{}

TextTree::TextTree(Tree tree, Side toMove)
    : m_tree(std::make_shared<const Tree>(numbered(std::move(tree))))
    , m_toMove(toMove)
{}

TextTree::Tree TextTree::numbered(Tree tree)
{
    tree.innerPlaces.assign(tree.nodes.size(), -1);
    tree.innerCount = 0;
    std::vector<std::uint32_t> queue{0};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Node &node = tree.nodes[queue[next]];
        if (!node.children.empty())
            tree.innerPlaces[queue[next]] = tree.innerCount++;
        queue.insert(queue.end(), node.children.begin(), node.children.end());
    }
    return tree;
}

TextTree TextTree::random(const Shape &shape, Side toMove, Random &random)
{
    // Repeated until the tree is as deep as requested; otherwise many ragged trees would be tiny.
    for (;;) {
        Tree tree;
        grow(tree, shape, shape.depth, random);
        const std::function<int(std::uint32_t)> height = [&](std::uint32_t index) {
            int below = 0;
            for (const std::uint32_t child : tree.nodes[index].children)
                below = std::max(below, 1 + height(child));
            return below;
        };
        if (height(0) != shape.depth && tree.nodes.size() + Moves::capacity <= maxNodes)
            continue;
        TextTree drawn(std::move(tree), toMove);
        return shape.chance ? *parse(drawn.toText()) : drawn; // parsing computes the scale
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
    // Every second level, counted from the leaves, except the root's.
    const bool chance = shape.chance && !isRoot && depth % 2 == 1;
    const bool early = shape.ragged && !isRoot && !chance && drawnBelow(6) == 0;
    if (depth == 0 || early || tree.nodes.size() + Moves::capacity > maxNodes) {
        tree.nodes[index].value = drawnBelow(shape.range + 1);
        return index;
    }
    const int width = shape.minWidth + drawnBelow(shape.maxWidth - shape.minWidth + 1);
    for (int i = 0; i < width; ++i) {
        const std::uint32_t child = grow(tree, shape, depth - 1, random);
        tree.nodes[index].children.push_back(child);
    }
    if (chance) {
        // The denominator is a power of two, so that averages of averages stay short.
        int left = 4;
        while (left < width)
            left *= 2;
        std::vector<int> &weights = tree.nodes[index].weights;
        weights.assign(static_cast<std::size_t>(width), 1);
        for (left -= width; left > 0; --left)
            ++weights[static_cast<std::size_t>(drawnBelow(width))];
        const int divisor = std::accumulate(weights.begin(), weights.end(), 0,
                                            [](int a, int b) { return std::gcd(a, b); });
        for (int &weight : weights)
            weight /= divisor;
    }
    return index;
}

void TextTree::play(Move move)
{
    if (!isChance())
        m_toMove = opponent(m_toMove);
    m_node = node().children[move.code()];
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
    const bool chance = !node.weights.empty();
    const bool equal =
        std::all_of(node.weights.begin(), node.weights.end(), [](int one) { return one == 1; });
    text += chance ? "CHANCE" : max ? "MAX" : "MIN";
    char separator = '(';
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        text += separator;
        if (chance && !equal)
            text += fractionText(node.weights[i], sumOf(node.weights)) + ": ";
        write(text, node.children[i], chance ? max : !max);
        separator = ',';
    }
    text += ')';
}

int TextTree::Unknown::taken() const
{
    const bool fromBelow = low > -maxScore;
    const bool fromAbove = high < maxScore;
    if (fromBelow && fromAbove)
        return low + (high - low) / 2;
    return fromAbove ? high : fromBelow ? low : 0;
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
    const std::vector<int> weights = node.weights;
    for (std::size_t i = 0; i < order.size(); ++i) {
        node.children[i] = old[static_cast<std::size_t>(order[i])];
        if (!weights.empty())
            node.weights[i] = weights[static_cast<std::size_t>(order[i])];
    }
    return TextTree(std::move(tree), m_toMove);
}

int TextTree::sumOf(const std::vector<int> &weights)
{
    return std::accumulate(weights.begin(), weights.end(), 0);
}

std::string TextTree::fractionText(int weight, int sum)
{
    const int divisor = std::gcd(weight, sum);
    const std::string over = sum == divisor ? "" : '/' + std::to_string(sum / divisor);
    return std::to_string(weight / divisor) + over;
}

std::string TextTree::probabilityText(Move move) const
{
    return fractionText(weight(move), weightSum());
}

/// Formats and parses the tree, which drops unreachable nodes and computes the scale.
Result<TextTree> TextTree::reparsed(Tree tree) const
{
    Result<TextTree> changed = parse(TextTree(std::move(tree), m_toMove).toText());
    if (changed)
        return changed;
    // The user does not see the text in which the error is located.
    return core::Error(core::TranslatableText{changed.error().sentence}, changed.error().arguments);
}

TextTree TextTree::withLeaf(const std::vector<Move> &path, int value) const
{
    Tree tree = *m_tree;
    Node &node = tree.nodes[nodeAt(path)];
    node.children.clear();
    node.weights.clear();
    node.unknown = -1;
    node.value = value;
    return *reparsed(std::move(tree)); // cannot fail: there are no more chance nodes than before
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

Result<TextTree> TextTree::withChild(const std::vector<Move> &path) const
{
    Tree tree = *m_tree;
    const auto child = static_cast<std::uint32_t>(tree.nodes.size());
    tree.nodes.emplace_back();
    Node &node = tree.nodes[nodeAt(path)];
    node.unknown = -1;
    node.value = 0;
    node.children.push_back(child);
    if (!node.weights.empty())
        node.weights.assign(node.children.size(), 1);
    return reparsed(std::move(tree));
}

Result<TextTree> TextTree::without(const std::vector<Move> &path) const
{
    Tree tree = *m_tree;
    std::vector<Move> parent = path;
    parent.pop_back();
    Node &node = tree.nodes[nodeAt(parent)];
    node.children.erase(node.children.begin() + path.back().code());
    if (!node.weights.empty())
        node.weights.erase(node.weights.begin() + path.back().code());
    return reparsed(std::move(tree));
}

Result<TextTree> TextTree::withChance(const std::vector<Move> &path) const
{
    Tree tree = *m_tree;
    Node &node = tree.nodes[nodeAt(path)];
    if (node.weights.empty())
        node.weights.assign(node.children.size(), 1);
    else
        node.weights.clear();
    return reparsed(std::move(tree));
}

} // namespace ai::lab
