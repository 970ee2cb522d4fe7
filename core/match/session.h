#pragma once

#include "core/match/match.h"
#include "core/match/role.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// Who moves first in a person's game against an opponent. Alternate changes it with each game.
enum class Starter : std::uint8_t { Human, Computer, Alternate };

/// Whether the opponent moves first; startedLast is the same for the previous game.
bool opponentStarts(Starter starter, bool startedLast);

/// The side of an opponent who moves first, or second, in a game from a position.
Side opponentSideFrom(const Position &start, bool opponentStarts);

/// The roles of such a game.
Roles rolesFrom(const Position &start, Role opponent, bool opponentStarts);

/// A match in progress: who plays which side, whose turn it is, and where undo and redo stop. They
/// stop only at a person's decisions, never at a forced pass, which is played automatically, nor at
/// a computer's or program's move.
///
/// A regular value type; it contains neither clocks nor players.
class Session
{
public:
    /// Who acts next.
    enum class Turn : std::uint8_t { Human, Computer, Program, Pass, Over };

    explicit Session(Position start = TicTacToe(), Roles roles = {});
    /// Continues a saved game. Its lines must be legal.
    explicit Session(const GameRecord &record);

    const Match &match() const { return m_match; }
    const Roles &roles() const { return m_roles; }
    const Role &role(Side side) const { return m_roles[static_cast<std::size_t>(side)]; }
    void setRole(Side side, Role role);
    /// The side that a person does not play; nothing if two people play.
    std::optional<Side> opponentSide() const { return core::opponentSide(m_roles); }

    Turn turn() const;
    /// Whether a person has a choice in a position of the line.
    bool isDecision(std::size_t ply) const;
    /// The ply that undo() goes back to; nothing if there is none.
    std::optional<std::size_t> previousDecision() const;

    /// The side that lost on time.
    std::optional<Side> outOfTime() const { return m_outOfTime; }
    /// Ends the game by time, until another position is shown.
    void endByTime(Side side) { m_outOfTime = side; }
    /// The winner of the finished game, by its position or on time; nothing after a draw.
    std::optional<Side> winner() const;

    /// The record of the game: its line, variations, roles and a loss on time; everything else as
    /// in `rest`. A result in `rest` is only kept if its line is the same.
    GameRecord record(GameRecord rest) const;

    /// Plays a legal move in the current position.
    void play(Move move);
    /// Goes to the position after `ply` moves of the line.
    void goTo(std::size_t ply);
    /// Switches to another legal line, with `ply` of its moves played.
    void follow(const std::vector<Move> &line, std::size_t ply);
    /// Goes back to the previous decision, which must exist.
    void undo();
    /// Replays moves up to the next decision or the end; there must be some.
    void redo();

private:
    Match m_match;
    Roles m_roles;
    std::optional<Side> m_outOfTime;
};

} // namespace core
