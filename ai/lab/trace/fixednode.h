#pragma once

#include "ai/search/minimax.h"

#include <memory>
#include <vector>

namespace ai::lab {

/// A game in which one node of the tree, given by a path of moves, is a leaf with a given value,
/// whatever is below it: "suppose this were worth 9". The path identifies the node, not its
/// position, so a transposition of it keeps its own value.
template <core::Game G>
class FixedNode
{
public:
    using Moves = typename G::Moves;
    static constexpr int maxScore = G::maxScore;

    /// The node that is treated as a leaf, and its value for the search's MAX.
    struct FixedValue
    {
        std::vector<core::Move> path;
        int value = 0;
    };

    FixedNode() = default;
    FixedNode(const G &game, FixedValue fixed)
        : m_game(game)
        , m_fixed(std::make_shared<const FixedValue>(std::move(fixed)))
    {}

    const G &game() const { return m_game; }
    bool isFixedNode() const { return m_fixed && m_onPath && m_ply == m_fixed->path.size(); }
    int fixedValue() const { return m_fixed->value; }

    core::Side sideToMove() const { return m_game.sideToMove(); }
    Moves legalMoves() const { return isFixedNode() ? Moves() : m_game.legalMoves(); }
    bool isLegal(core::Move move) const { return !isFixedNode() && m_game.isLegal(move); }
    bool isOver() const { return isFixedNode() || m_game.isOver(); }
    int score() const { return m_game.score(); }
    bool isChance() const requires GameOfChance<G> { return !isFixedNode() && m_game.isChance(); }
    int weight(core::Move move) const requires GameOfChance<G> { return m_game.weight(move); }
    int weightSum() const requires GameOfChance<G> { return m_game.weightSum(); }
    void play(core::Move move)
    {
        m_onPath =
            m_onPath && m_fixed && m_ply < m_fixed->path.size() && m_fixed->path[m_ply] == move;
        ++m_ply;
        m_game.play(move);
    }

    friend bool operator==(const FixedNode &, const FixedNode &) = default;

private:
    G m_game{};
    std::shared_ptr<const FixedValue> m_fixed;
    std::size_t m_ply = 0;
    bool m_onPath = true;
};

} // namespace ai::lab
