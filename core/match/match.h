#pragma once

#include "core/match/gamerecord.h"
#include "core/position.h"

#include <cstddef>
#include <vector>

namespace core {

/// What was played: a start, the moves since, those that were taken back and can be replayed, and
/// the lines that were left for another move. Undo keeps positions instead of un-making moves.
class Match
{
public:
    explicit Match(Position start = TicTacToe())
        : m_positions{start}
    {}

    /// The game of a record, at the position it was shown at. The record's lines must be legal.
    explicit Match(const GameRecord &record);

    const Position &start() const { return m_positions.front(); }
    const Position &current() const { return m_positions[m_ply]; }
    GameKind kind() const { return kindOf(start()); }

    /// How many moves lead to the current position, and how many are known, taken-back ones
    /// included.
    std::size_t ply() const { return m_ply; }
    std::size_t knownPlies() const { return m_moves.size(); }

    /// Move i leads from position i to position i + 1.
    Move move(std::size_t i) const { return m_moves[i]; }
    const Position &position(std::size_t i) const { return m_positions[i]; }

    /// The ply after the last move up to a ply that is not a pass; 0 where there is none.
    std::size_t plyOfLastMove(std::size_t ply) const;
    /// How many moves lead to a ply, as players number them: a pass has no number of its own.
    std::size_t moveNumber(std::size_t ply) const;

    bool canUndo() const { return m_ply > 0; }
    bool canRedo() const { return m_ply < m_moves.size(); }

    /// Plays a legal move. Where moves were taken back and it is another one, their line becomes a
    /// variation.
    void play(Move move);
    void undo();
    void redo();
    /// Takes back or replays moves until `ply` of them are played.
    void goTo(std::size_t ply);

    const std::vector<Move> &moves() const { return m_moves; }

    /// The lines that were left, each whole, from the start. None is the beginning of another or of
    /// the line played.
    const std::vector<std::vector<Move>> &variations() const { return m_variations; }

    /// Switches to another legal line, a variation or a part of one, with `ply` of its moves
    /// played. The line played until now becomes a variation.
    void follow(const std::vector<Move> &line, std::size_t ply);

private:
    void keep(std::vector<Move> line);
    void dropBeginnings();

    std::vector<Position> m_positions;
    std::vector<Move> m_moves;
    std::vector<std::vector<Move>> m_variations;
    std::size_t m_ply = 0;
};

} // namespace core
