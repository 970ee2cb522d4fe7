#pragma once

#include "core/game.h"

#include <memory>
#include <vector>

namespace ai::lab {

/// A game in which one node of the tree, reached by a path of moves, counts as a leaf of a given
/// value, whatever is below it: what "suppose this were worth 9" means. The path, not the position,
/// says which node, so a transposition of it keeps its own value.
template <core::Game G>
class Pinned
{
public:
    using Moves = typename G::Moves;
    static constexpr int maxScore = G::maxScore;

    /// The node that counts as a leaf, and its value to the side that is MAX of the search.
    struct Pin
    {
        std::vector<core::Move> path;
        int value = 0;
    };

    Pinned() = default;
    Pinned(const G &game, Pin pin)
        : m_game(game)
        , m_pin(std::make_shared<const Pin>(std::move(pin)))
    {}

    const G &game() const { return m_game; }
    bool atPin() const { return m_pin && m_onPath && m_ply == m_pin->path.size(); }
    int pinnedValue() const { return m_pin->value; }

    core::Side sideToMove() const { return m_game.sideToMove(); }
    Moves legalMoves() const { return atPin() ? Moves() : m_game.legalMoves(); }
    bool isLegal(core::Move move) const { return !atPin() && m_game.isLegal(move); }
    bool isOver() const { return atPin() || m_game.isOver(); }
    int score() const { return m_game.score(); }
    void play(core::Move move)
    {
        m_onPath = m_onPath && m_pin && m_ply < m_pin->path.size() && m_pin->path[m_ply] == move;
        ++m_ply;
        m_game.play(move);
    }

    friend bool operator==(const Pinned &, const Pinned &) = default;

private:
    G m_game{};
    std::shared_ptr<const Pin> m_pin;
    std::size_t m_ply = 0;
    bool m_onPath = true;
};

} // namespace ai::lab
