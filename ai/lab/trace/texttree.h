#pragma once

#include "ai/search/searchresult.h"
#include "core/game.h"

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ai::lab {

/// A game tree as in textbooks, played as a game: move i leads to child i. Leaves are numbers, or
/// letters whose value is unknown within an interval. First is MAX, so that values are always
/// MAX's.
///
/// The text is `MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3)); b <= 2`. Levels alternate; the names may be
/// omitted, and any of ( [ { may open a group. After the tree, each after a semicolon, follows what
/// is known of letters: `a <= 2`, `a >= 2`, `a = 1..5`. Immutable and shared: a position is a
/// pointer and a number.
///
/// Between two levels, or above leaves, there may be a chance node: `MAX(CHANCE(MIN(3,5),8),2)`,
/// with equally likely children, or `CHANCE(1/4: 3, 3/4: 9)`. The side to move at a chance node is
/// that of the next level. Averages are exact: in such a tree score() and all values of a search
/// are multiplied by scale(), which makes them whole. It has no letters.
class TextTree
{
public:
    using Moves = core::MoveList<32>;
    static constexpr int maxScore = 99'999; ///< the largest absolute value of a leaf
    static constexpr int maxNodes = 20'000;
    /// Limits for trees with chance nodes: the largest absolute value of a leaf, and the largest
    /// scale.
    static constexpr int maxChanceScore = 999;
    static constexpr int maxScale = 1'000;

    /// What is known about a letter. The interval is unbounded where nothing is known.
    struct Unknown
    {
        std::string name;
        int low = -maxScore;
        int high = maxScore;

        /// The value assumed by a search that visits it: the middle of its interval, the only known
        /// end, or 0.
        int taken() const;

        friend bool operator==(const Unknown &, const Unknown &) = default;
    };

    /// A tree with a single leaf, 0.
    TextTree();

    /// Errors name the column, from 1, and what was expected there.
    static core::Result<TextTree> parse(std::string_view text);

    /// The shape of random trees.
    struct Shape
    {
        int depth = 3;
        int minWidth = 2;
        int maxWidth = 4;
        int range = 20;     ///< leaves are between 0 and this
        bool ragged = true; ///< whether there may be leaves above the last level
        /// Whether every second level is chance, the last of them above leaves.
        bool chance = false;

        friend bool operator==(const Shape &, const Shape &) = default;
    };
    /// A random tree, somewhere at least as deep as the shape says. The same seed gives the same
    /// tree. With chance nodes, at most 7 plies, 8 children and maxChanceScore are allowed.
    static TextTree random(const Shape &shape, core::Side toMove, Random &random);

    core::Side sideToMove() const { return m_toMove; }
    bool isOver() const { return node().children.empty(); }
    /// The leaf's value times the scale; for a letter the middle of its range. 0 for an inner node.
    int score() const { return node().value * m_tree->scale; }
    bool isChance() const { return !node().weights.empty(); }
    /// The weight of a move at a chance node: its probability is the weight divided by the sum of
    /// all weights.
    int weight(core::Move move) const { return node().weights[move.code()]; }
    int weightSum() const { return sumOf(node().weights); }
    /// Whether the tree has chance nodes.
    bool hasChance() const { return m_tree->chance; }
    /// The factor between internal and shown values; 1 without chance nodes.
    int scale() const { return m_tree->scale; }
    /// The largest absolute value of a leaf.
    int maxLeaf() const { return hasChance() ? maxChanceScore : maxScore; }
    bool isLegal(core::Move move) const { return move.code() < node().children.size(); }
    void play(core::Move move);
    Moves legalMoves() const;

    /// The leaf's letter, or nullptr if its value is known.
    const Unknown *unknown() const;
    bool hasUnknowns() const { return !m_tree->unknowns.empty(); }
    const std::vector<Unknown> &unknowns() const { return m_tree->unknowns; }
    std::size_t size() const { return m_tree->nodes.size(); }
    /// The place, from 0, of an inner node among the whole tree's inner nodes, rank by rank; -1 for
    /// a leaf.
    int innerPlace() const { return m_tree->innerPlaces[m_node]; }
    int innerCount() const { return m_tree->innerCount; }

    /// Formats this node and its descendants so that parse() restores an equal tree, unless this is
    /// a chance node.
    std::string toText() const;
    /// A leaf's text: a number or a letter. Empty for an inner node.
    std::string leafText() const;

    // Modified copies of the whole tree. A path is the moves from the root to a node.

    /// Reorders the node's children: order[i] is the old index of the new child i.
    TextTree reordered(const std::vector<core::Move> &path, const std::vector<int> &order) const;
    /// The value must be within maxLeaf().
    TextTree withLeaf(const std::vector<core::Move> &path, int value) const;
    /// Replaces each letter by the low or high end of its range.
    TextTree withLettersAt(bool high) const;
    // The next three functions fail if parse() would not accept the resulting tree. This one
    // appends a child with the value 0; a leaf becomes an inner node. The children of a chance node
    // become equally likely.
    core::Result<TextTree> withChild(const std::vector<core::Move> &path) const;
    /// Removes a node other than the root. A parent left without children becomes a leaf with the
    /// value 0. The other children of a chance node keep their proportions.
    core::Result<TextTree> without(const std::vector<core::Move> &path) const;
    /// Turns a player's node below the root into a chance node with equally likely children, or the
    /// reverse. The levels below it change sides. A leaf stays a leaf.
    core::Result<TextTree> withChance(const std::vector<core::Move> &path) const;
    /// The probability of a chance node's child, such as 1/4.
    std::string probabilityText(core::Move move) const;

    friend bool operator==(const TextTree &a, const TextTree &b)
    {
        return a.m_toMove == b.m_toMove && a.m_node == b.m_node
               && (a.m_tree == b.m_tree || *a.m_tree == *b.m_tree);
    }

private:
    struct Node
    {
        std::vector<std::uint32_t> children;
        std::vector<int> weights; ///< of a chance node's children, without a common divisor
        int value = 0;
        int unknown = -1; ///< index into unknowns

        friend bool operator==(const Node &, const Node &) = default;
    };
    struct Tree
    {
        std::vector<Node> nodes;
        std::vector<Unknown> unknowns;
        bool chance = false;
        int scale = 1;
        // Derived from the nodes by numbered().
        std::vector<int> innerPlaces;
        int innerCount = 0;

        friend bool operator==(const Tree &, const Tree &) = default;
    };
    class Parser;

    TextTree(Tree tree, core::Side toMove);

    const Node &node() const { return m_tree->nodes[m_node]; }
    /// The tree with its inner nodes numbered.
    static Tree numbered(Tree tree);
    std::uint32_t nodeAt(const std::vector<core::Move> &path) const;
    void write(std::string &text, std::uint32_t index, bool max) const;
    void collectUnknowns(std::uint32_t index, std::set<int> &found) const;
    static int sumOf(const std::vector<int> &weights);
    static std::string fractionText(int weight, int sum);
    core::Result<TextTree> reparsed(Tree tree) const;
    static std::uint32_t grow(Tree &tree, const Shape &shape, int depth, Random &random);

    std::shared_ptr<const Tree> m_tree;
    std::uint32_t m_node = 0;
    core::Side m_toMove = core::Side::First;
};

static_assert(core::Game<TextTree>);

} // namespace ai::lab
