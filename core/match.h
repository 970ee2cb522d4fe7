#pragma once

#include "core/position.h"

#include <cstddef>
#include <vector>

namespace core {

/// What was played: a start, the moves since, and those that were taken back and can be replayed.
/// Undo keeps positions instead of un-making moves.
class Match
{
public:
    explicit Match(Position start = TicTacToe()) : m_positions{std::move(start)} {}

    const Position &start() const { return m_positions.front(); }
    const Position &current() const { return m_positions[m_ply]; }
    GameKind kind() const { return kindOf(start()); }

    /// How many moves lead to the current position, and how many are known, taken-back ones included.
    std::size_t ply() const { return m_ply; }
    std::size_t knownPlies() const { return m_moves.size(); }

    /// Move i leads from position i to position i + 1.
    Move move(std::size_t i) const { return m_moves[i]; }
    const Position &position(std::size_t i) const { return m_positions[i]; }

    bool canUndo() const { return m_ply > 0; }
    bool canRedo() const { return m_ply < m_moves.size(); }

    /// Plays a legal move. Moves taken back are forgotten, unless it is the one taken back.
    void play(Move move);
    void undo();
    void redo();

private:
    std::vector<Position> m_positions;
    std::vector<Move> m_moves;
    std::size_t m_ply = 0;
};

} // namespace core
