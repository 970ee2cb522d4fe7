#pragma once

#include "core/match/match.h"
#include "core/match/role.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// Who makes the first move of a person's game against an opponent. Alternate changes it with each
/// game.
enum class Starter : std::uint8_t { Human, Computer, Alternate };

/// Whether the opponent makes the first move; startedLast says the same of the game before.
bool opponentStarts(Starter starter, bool startedLast);

/// The side of an opponent who makes the first move of a game from a position, or the second.
Side opponentSideFrom(const Position &start, bool opponentStarts);

/// The roles of such a game.
Roles rolesFrom(const Position &start, Role opponent, bool opponentStarts);

/// A match that is being played: who plays which side, whose turn it is, and what undo and redo go
/// back to. Decisions are a person's: undo and redo never stop at a pass, which plays itself, nor
/// at a computer's or a program's move.
///
/// A regular value, without clocks and without players.
class Session
{
public:
    /// Who acts next.
    enum class Turn : std::uint8_t { Human, Computer, Program, Pass, Over };

    explicit Session(Position start = TicTacToe(), Roles roles = {});
    /// Goes on with a game that was written down. Its lines must be legal.
    explicit Session(const GameRecord &record);

    const Match &match() const { return m_match; }
    const Roles &roles() const { return m_roles; }
    const Role &role(Side side) const { return m_roles[static_cast<std::size_t>(side)]; }
    void setRole(Side side, Role role);
    /// The side that is not a person's; nothing where two people play.
    std::optional<Side> opponentSide() const { return core::opponentSide(m_roles); }

    Turn turn() const;
    /// Whether a person has something to choose in a position of the line.
    bool isDecision(std::size_t ply) const;
    /// The position that undo() goes back to, as its ply; nothing where there is none.
    std::optional<std::size_t> previousDecision() const;

    /// The side whose clock ran out, which ended the game.
    std::optional<Side> outOfTime() const { return m_outOfTime; }
    /// Ends the game until another position is gone to.
    void endByTime(Side side) { m_outOfTime = side; }
    /// Who won the game that is over, by its position or because the other side's time ran out;
    /// nothing after a draw.
    std::optional<Side> winner() const;

    /// The game as it is written down: its line, variations, roles and whose time ran out, the rest
    /// as given. A result that is given counts for the line that is given with it alone.
    GameRecord record(GameRecord rest) const;

    /// Plays a legal move in the current position.
    void play(Move move);
    /// Goes to the position after `ply` moves of the line.
    void goTo(std::size_t ply);
    /// Switches to another legal line, with `ply` of its moves played.
    void follow(const std::vector<Move> &line, std::size_t ply);
    /// Goes back to the previous decision, which there must be.
    void undo();
    /// Plays what was taken back, to the next decision or the end; there must be something.
    void redo();

private:
    Match m_match;
    Roles m_roles;
    std::optional<Side> m_outOfTime;
};

} // namespace core
