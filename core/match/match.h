#pragma once

#include "core/match/gamerecord.h"
#include "core/position.h"

#include <cstddef>
#include <vector>

namespace core {

/// The course of a game: a start, the moves played since, moves that were taken back and can be
/// replayed, and variations. Undo keeps the positions instead of un-making moves.
class Match
{
public:
    explicit Match(Position start = TicTacToe())
        : m_positions{start}
    {}

    /// The game of a record, at the record's current position. The record's lines must be legal.
    explicit Match(const GameRecord &record);

    const Position &start() const { return m_positions.front(); }
    const Position &current() const { return m_positions[m_ply]; }
    GameKind kind() const { return kindOf(start()); }

    /// How many moves lead to the current position; and how many are known, including those taken
    /// back.
    std::size_t ply() const { return m_ply; }
    std::size_t knownPlies() const { return m_moves.size(); }

    /// Move i leads from position i to position i + 1.
    Move move(std::size_t i) const { return m_moves[i]; }
    const Position &position(std::size_t i) const { return m_positions[i]; }

    /// The ply after the last move, up to the given ply, that is not a pass; 0 if there is none.
    std::size_t plyOfLastMove(std::size_t ply) const;
    /// How many moves lead to a ply in the players' numbering, in which passes have no number.
    std::size_t moveNumber(std::size_t ply) const;

    bool canUndo() const { return m_ply > 0; }
    bool canRedo() const { return m_ply < m_moves.size(); }

    /// Plays a legal move. If moves were taken back and the next of them was another one, their
    /// line becomes a variation.
    void play(Move move);
    void undo();
    void redo();
    /// Takes back or replays moves until `ply` moves are played.
    void goTo(std::size_t ply);

    const std::vector<Move> &moves() const { return m_moves; }

    /// The variations, each complete from the start. None is a prefix of another or of the line
    /// played.
    const std::vector<std::vector<Move>> &variations() const { return m_variations; }

    /// Switches to another legal line, which may be part of a variation, with `ply` of its moves
    /// played. The line played so far becomes a variation.
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
