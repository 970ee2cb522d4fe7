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

/// A game tree as textbooks draw it, played as a game: move i goes to child i. Leaves are numbers,
/// or letters whose value is unknown but for an interval. First is MAX, so that a value is always
/// MAX's.
///
/// The text is `MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3)); b <= 2`. Levels alternate; the names may be
/// left out, and any of ( [ { may open a group. Behind the tree follow, each after a semicolon,
/// what is known of letters: `a <= 2`, `a >= 2`, `a = 1..5`. Immutable and shared: a position is a
/// pointer and a number.
class TextTree
{
public:
    using Moves = core::MoveList<32>;
    static constexpr int maxScore = 99'999; ///< the largest absolute value of a leaf
    static constexpr int maxNodes = 20'000;

    /// What is known of a letter. The ends are those of an open interval where nothing is.
    struct Unknown
    {
        std::string name;
        int low = -maxScore;
        int high = maxScore;

        friend bool operator==(const Unknown &, const Unknown &) = default;
    };

    /// A tree of one leaf, 0.
    TextTree();

    /// The error names the column, counted from 1, and what was expected there.
    static core::Result<TextTree> parse(std::string_view text);

    /// How ragged random trees are.
    struct Shape
    {
        int depth = 3;
        int minWidth = 2;
        int maxWidth = 4;
        int range = 20;     ///< leaves lie between 0 and this
        bool ragged = true; ///< whether leaves may come above the last level
    };
    /// A random tree, in one place at least as deep as the shape says. The same seed gives the same
    /// tree.
    static TextTree random(const Shape &shape, core::Side toMove, Random &random);

    core::Side sideToMove() const { return m_toMove; }
    bool isOver() const { return node().children.empty(); }
    /// The leaf's value; of a letter, the middle of what is known of it. 0 at an inner node.
    int score() const { return node().value; }
    bool isLegal(core::Move move) const { return move.code() < node().children.size(); }
    void play(core::Move move);
    Moves legalMoves() const;

    /// The letter of this leaf, or nullptr where the value is known.
    const Unknown *unknown() const;
    bool hasUnknowns() const { return !m_tree->unknowns.empty(); }
    const std::vector<Unknown> &unknowns() const { return m_tree->unknowns; }
    std::size_t size() const { return m_tree->nodes.size(); }

    /// Text that parse() reads to an equal tree; of this node and what is below it.
    std::string toText() const;
    /// What a leaf is written as: a number or a letter. Empty at an inner node.
    std::string leafText() const;

    // Changed copies, from the root. A path is the moves from the root to a node.

    /// The node's children in another order: order[i] is the old place of the new child i.
    TextTree reordered(const std::vector<core::Move> &path, const std::vector<int> &order) const;
    TextTree withLeaf(const std::vector<core::Move> &path, int value) const;
    /// Each letter worth the low, or the high, end of what is known of it.
    TextTree withLettersAt(bool high) const;
    /// A further child of value 0 behind the others; a leaf becomes an inner node.
    TextTree withChild(const std::vector<core::Move> &path) const;
    /// The tree without the node. The root cannot go; a parent left without children becomes a leaf
    /// of value 0.
    TextTree without(const std::vector<core::Move> &path) const;

    friend bool operator==(const TextTree &a, const TextTree &b)
    {
        return a.m_toMove == b.m_toMove && a.m_node == b.m_node
               && (a.m_tree == b.m_tree || *a.m_tree == *b.m_tree);
    }

private:
    struct Node
    {
        std::vector<std::uint32_t> children;
        int value = 0;
        int unknown = -1; ///< the place in unknowns

        friend bool operator==(const Node &, const Node &) = default;
    };
    struct Tree
    {
        std::vector<Node> nodes;
        std::vector<Unknown> unknowns;

        friend bool operator==(const Tree &, const Tree &) = default;
    };
    class Parser;

    TextTree(Tree tree, core::Side toMove);

    const Node &node() const { return m_tree->nodes[m_node]; }
    std::uint32_t nodeAt(const std::vector<core::Move> &path) const;
    void write(std::string &text, std::uint32_t index, bool max) const;
    void collectUnknowns(std::uint32_t index, std::set<int> &found) const;
    static std::uint32_t grow(Tree &tree, const Shape &shape, int depth, Random &random);

    std::shared_ptr<const Tree> m_tree;
    std::uint32_t m_node = 0;
    core::Side m_toMove = core::Side::First;
};

static_assert(core::Game<TextTree>);

} // namespace ai::lab
