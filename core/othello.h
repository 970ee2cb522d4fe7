#pragma once

#include "core/game.h"

#include <bit>
#include <cstdint>

namespace core {

/// Othello (Reversi), written for readability: the rules for all of the program, and the reference
/// that tests compare the fast board in ai/othello with. Squares are numbered 0 (a1, top left) to
/// 63 (h8) row by row; a move's code is its square, or 64 for the pass. First has the black discs.
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

    /// Creates any position; an error if a square has two discs.
    static Result<Othello> create(Mask first, Mask second, Side toMove, Rule rule = Rule::Most);

    constexpr Rule rule() const { return m_rule; }
    /// The same position in a game played by this rule.
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
    /// The discs of a side as a result counts them: once the game is over, including the empty
    /// squares for the side with more discs.
    int countInResult(Side side) const;

    /// The squares on which a side may place a disc, whether or not it is to move; without the
    /// pass.
    Mask placements(Side side) const;
    /// The discs that the side to move would turn by a disc on the square; none if it is illegal.
    Mask flips(int square) const;

    bool isOver() const { return placements(Side::First) == 0 && placements(Side::Second) == 0; }
    /// Squares in ascending order; only the pass if just the other side can place a disc.
    Moves legalMoves() const;
    bool isLegal(Move move) const;
    /// Whether the pass is the only legal move.
    bool mustPass() const;

    void play(Move move);

    /// Black's discs minus White's, empty squares counting for the side with more discs, split in a
    /// tie. Negated under Rule::Fewest, so that it is positive if Black wins.
    int score() const;

    /// "f5" or "pass".
    std::string moveText(Move move) const;
    /// Reads moveText()'s form in upper or lower case; also "PA", the pass in GGF and NBoard.
    Result<Move> parseMove(std::string_view text) const;

    /// 64 characters X (black), O (white) or -, row by row, a blank and the side to move, X or O;
    /// then " reverse" under Rule::Fewest.
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
