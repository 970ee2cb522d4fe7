#pragma once

#include "core/game.h"

#include <bit>
#include <cstdint>

namespace core {

/// Othello (Reversi), written to be read: the rules for every part of the program and the oracle
/// for the fast board in ai/othello. Squares are numbered 0 (a1, top left) to 63 (h8) row by row; a
/// move's code is its square, or 64 for the pass. First has the black discs.
class Othello
{
public:
    using Moves = MoveList<64>;
    using Mask = std::uint64_t; ///< bit i is square i
    static constexpr int maxScore = 64;
    static constexpr Move pass = Move(64);

    /// Who wins: the side with the most discs, or in Reverse Othello (also anti-reversi) with the
    /// fewest. The moves are the same.
    enum class Rule : std::uint8_t { Most, Fewest };

    /// The standard start: White d4 and e5, Black e4 and d5, Black to move.
    constexpr Othello() = default;

    /// Makes any position; an error where a square holds two discs.
    static Result<Othello> create(Mask first, Mask second, Side toMove, Rule rule = Rule::Most);

    constexpr Rule rule() const { return m_rule; }
    /// The same position in a game by a rule.
    constexpr Othello withRule(Rule rule) const
    {
        Othello game = *this;
        game.m_rule = rule;
        return game;
    }

    constexpr Side sideToMove() const { return m_toMove; }
    constexpr Mask discs(Side side) const { return m_discs[static_cast<std::size_t>(side)]; }
    constexpr int count(Side side) const { return std::popcount(discs(side)); }
    constexpr Mask emptySquares() const { return ~(m_discs[0] | m_discs[1]); }
    constexpr int empties() const { return std::popcount(emptySquares()); }

    /// The squares on which a side may place a disc, whoever's turn it is. The pass is not among
    /// them.
    Mask placements(Side side) const;
    /// The discs that the side to move would turn by a disc on the square: none if that is
    /// not legal.
    Mask flips(int square) const;

    bool isOver() const { return placements(Side::First) == 0 && placements(Side::Second) == 0; }
    /// Squares in order; the pass alone where only the other side can place a disc.
    Moves legalMoves() const;
    bool isLegal(Move move) const;
    /// Whether the pass is the only legal move.
    bool mustPass() const;

    void play(Move move);

    /// Black's discs less White's; the empty squares go to who has more, a tie splits them. By
    /// Rule::Fewest with the other sign, so that it is positive where Black wins.
    int score() const;

    /// "f5" or "pass".
    std::string moveText(Move move) const;
    /// Reads moveText()'s form in either case; also "PA", a pass in GGF and NBoard.
    Result<Move> parseMove(std::string_view text) const;

    /// 64 of X (black), O (white) and -, row by row, a blank and the side to move, X or O; by
    /// Rule::Fewest " reverse" after it.
    std::string toText() const;
    /// Reads toText()'s form; also B b * for black, W w for white, a dot for empty, and blanks and
    /// line ends anywhere.
    static Result<Othello> parse(std::string_view text);

    friend constexpr bool operator==(const Othello &, const Othello &) = default;

private:
    std::array<Mask, 2> m_discs{0x0000000810000000, 0x0000001008000000};
    Side m_toMove = Side::First;
    Rule m_rule = Rule::Most;
};

static_assert(NamedGame<Othello>);

} // namespace core
