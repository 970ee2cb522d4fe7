#pragma once

#include "core/game.h"
#include "tests/support/randomplay.h"

#include <cassert>
#include <memory>
#include <string_view>
#include <vector>

namespace support {

/// A game tree as in textbooks, played as a game: move i leads to child i. Every node has a value
/// for First: a leaf's score, or the heuristic value of an inner node.
class Tree
{
public:
    using Moves = core::MoveList<16>;
    static constexpr int maxScore = 1000;

    Tree()
        : Tree({{}}, core::Side::First)
    {}

    /// Parses "[[3,5,10],[2,2]]". Inner nodes have the value 0.
    static Tree parse(std::string_view text, core::Side toMove = core::Side::First)
    {
        Nodes nodes;
        std::size_t at = 0;
        read(text, at, nodes);
        assert(at == text.size());
        return Tree(std::move(nodes), toMove);
    }

    /// A ragged tree: up to maxWidth children per node, leaves from the first ply on, values from
    /// -range to range.
    static Tree random(int depth, int maxWidth, int range, core::Side toMove, Random &random)
    {
        Nodes nodes;
        grow(nodes, depth, maxWidth, range, random, true);
        return Tree(std::move(nodes), toMove);
    }

    core::Side sideToMove() const { return m_toMove; }
    bool isOver() const { return node().children.empty(); }
    int score() const { return node().value; }
    bool isLegal(core::Move move) const { return move.code() < node().children.size(); }
    void play(core::Move move)
    {
        m_node = node().children[move.code()];
        m_toMove = opponent(m_toMove);
    }
    Moves legalMoves() const
    {
        Moves moves;
        for (std::size_t i = 0; i < node().children.size(); ++i)
            moves.push(core::Move(static_cast<std::uint16_t>(i)));
        return moves;
    }

    std::size_t size() const { return m_nodes->size(); }

    friend bool operator==(const Tree &, const Tree &) = default;

private:
    struct Node
    {
        std::vector<std::size_t> children;
        int value = 0;
    };
    using Nodes = std::vector<Node>;

    Tree(Nodes nodes, core::Side toMove)
        : m_nodes(std::make_shared<const Nodes>(std::move(nodes)))
        , m_toMove(toMove)
    {}

    const Node &node() const { return (*m_nodes)[m_node]; }

    static std::size_t read(std::string_view text, std::size_t &at, Nodes &nodes)
    {
        const std::size_t index = nodes.size();
        nodes.emplace_back();
        if (text[at] != '[') {
            const int sign = text[at] == '-' ? -1 : 1;
            if (sign < 0)
                ++at;
            for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
                nodes[index].value = nodes[index].value * 10 + (text[at] - '0');
            nodes[index].value *= sign;
            return index;
        }
        do {
            ++at; // skips the bracket or the comma
            const std::size_t child = read(text, at, nodes);
            nodes[index].children.push_back(child);
        } while (text[at] == ',');
        ++at;
        return index;
    }

    static std::size_t grow(Nodes &nodes, int depth, int maxWidth, int range, Random &random,
                            bool isRoot)
    {
        const std::size_t index = nodes.size();
        nodes.emplace_back();
        nodes[index].value =
            static_cast<int>(drawnIndex(2 * std::size_t(range) + 1, random)) - range;
        if (depth == 0 || (!isRoot && drawnIndex(6, random) == 0))
            return index;
        const std::size_t width = 1 + drawnIndex(std::size_t(maxWidth), random);
        for (std::size_t i = 0; i < width; ++i) {
            const std::size_t child = grow(nodes, depth - 1, maxWidth, range, random, false);
            nodes[index].children.push_back(child);
        }
        return index;
    }

    std::shared_ptr<const Nodes> m_nodes;
    std::size_t m_node = 0;
    core::Side m_toMove;
};

static_assert(core::Game<Tree>);

} // namespace support
