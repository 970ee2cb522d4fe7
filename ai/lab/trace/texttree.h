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
///
/// Between two levels, or above leaves, a chance node may stand: `MAX(CHANCE(MIN(3,5),8),2)`, where
/// each child is as likely as the others, or `CHANCE(1/4: 3, 3/4: 9)`. The side to move at a chance
/// node is the one whose turn it is behind it. Averages are exact: in such a tree score() and every
/// value of a search are the shown one times scale(), which makes them whole. It has no letters.
class TextTree
{
public:
    using Moves = core::MoveList<32>;
    static constexpr int maxScore = 99'999; ///< the largest absolute value of a leaf
    static constexpr int maxNodes = 20'000;
    /// The limits of a tree with chance nodes: the largest absolute value of a leaf, and the
    /// largest scale.
    static constexpr int maxChanceScore = 999;
    static constexpr int maxScale = 1'000;

    /// What is known of a letter. The ends are those of an open interval where nothing is.
    struct Unknown
    {
        std::string name;
        int low = -maxScore;
        int high = maxScore;

        /// What a search takes for it that has to visit it: the middle of what it can be, the end
        /// that is known, or 0.
        int taken() const;

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
        int range = 20;      ///< leaves lie between 0 and this
        bool ragged = true;  ///< whether leaves may come above the last level
        bool chance = false; ///< whether every second level is chance, with the last above leaves

        friend bool operator==(const Shape &, const Shape &) = default;
    };
    /// A random tree, in one place at least as deep as the shape says. The same seed gives the same
    /// tree. With chance nodes the shape may have no more than 7 plies, 8 children and leaves of
    /// maxChanceScore.
    static TextTree random(const Shape &shape, core::Side toMove, Random &random);

    core::Side sideToMove() const { return m_toMove; }
    bool isOver() const { return node().children.empty(); }
    /// The leaf's value times the scale; of a letter, the middle of what is known of it. 0 at an
    /// inner node.
    int score() const { return node().value * m_tree->scale; }
    bool isChance() const { return !node().weights.empty(); }
    /// The weight of a move at a chance node: the probability of the move is its weight by the sum
    /// of all.
    int weight(core::Move move) const { return node().weights[move.code()]; }
    int weightSum() const { return sumOf(node().weights); }
    /// Whether the tree has chance nodes.
    bool hasChance() const { return m_tree->chance; }
    /// The factor by which values are larger than they are shown, 1 without chance nodes.
    int scale() const { return m_tree->scale; }
    /// The largest absolute value of a leaf.
    int maxLeaf() const { return hasChance() ? maxChanceScore : maxScore; }
    bool isLegal(core::Move move) const { return move.code() < node().children.size(); }
    void play(core::Move move);
    Moves legalMoves() const;

    /// The letter of this leaf, or nullptr where the value is known.
    const Unknown *unknown() const;
    bool hasUnknowns() const { return !m_tree->unknowns.empty(); }
    const std::vector<Unknown> &unknowns() const { return m_tree->unknowns; }
    std::size_t size() const { return m_tree->nodes.size(); }

    /// Text that parse() reads to an equal tree, unless this is a chance node; of this node and
    /// what is below it.
    std::string toText() const;
    /// What a leaf is written as: a number or a letter. Empty at an inner node.
    std::string leafText() const;

    // Changed copies, from the root. A path is the moves from the root to a node.

    /// The node's children in another order: order[i] is the old place of the new child i.
    TextTree reordered(const std::vector<core::Move> &path, const std::vector<int> &order) const;
    /// The value must not be beyond maxLeaf().
    TextTree withLeaf(const std::vector<core::Move> &path, int value) const;
    /// Each letter worth the low, or the high, end of what is known of it.
    TextTree withLettersAt(bool high) const;
    // The next three fail where the tree would not be one that parse() reads.
    /// A further child of value 0 behind the others; a leaf becomes an inner node. The children of
    /// a chance node are equally likely then.
    core::Result<TextTree> withChild(const std::vector<core::Move> &path) const;
    /// The tree without the node. The root cannot go; a parent left without children becomes a leaf
    /// of value 0. The other children of a chance node keep their proportions.
    core::Result<TextTree> without(const std::vector<core::Move> &path) const;
    /// A chance node whose children are equally likely in place of a player's node below the root,
    /// or the other way round. The levels below it change sides. A leaf stays one.
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
        int unknown = -1; ///< the place in unknowns

        friend bool operator==(const Node &, const Node &) = default;
    };
    struct Tree
    {
        std::vector<Node> nodes;
        std::vector<Unknown> unknowns;
        bool chance = false;
        int scale = 1;

        friend bool operator==(const Tree &, const Tree &) = default;
    };
    class Parser;

    TextTree(Tree tree, core::Side toMove);

    const Node &node() const { return m_tree->nodes[m_node]; }
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
