#pragma once

#include "core/game.h"

#include <array>
#include <bit>
#include <cstdint>

namespace core {

/// Tic-tac-toe. Squares are numbered 0 to 8 in reading order; a move's code is its square, and its
/// text is the number from 1 to 9 that the articles use. First marks X, Second O.
class TicTacToe
{
public:
    using Moves = MoveList<9>;
    using Mask = std::uint16_t; ///< bit i is square i
    static constexpr int maxScore = 1;
    static constexpr Mask fullBoard = 0777;

    /// The eight lines: rows, columns, diagonals.
    static constexpr std::array<Mask, 8> lines{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    constexpr TicTacToe() = default;

    /// A position with the given marks; an error if they overlap, if their numbers are impossible
    /// when sides take turns, or if both sides have a line.
    static Result<TicTacToe> create(Mask first, Mask second, Side toMove);

    constexpr Side sideToMove() const { return m_toMove; }
    constexpr Mask marks(Side side) const { return m_marks[static_cast<std::size_t>(side)]; }
    constexpr Mask emptySquares() const
    {
        return static_cast<Mask>(fullBoard & ~(m_marks[0] | m_marks[1]));
    }

    static constexpr bool hasLine(Mask marks) { return lineTable[marks]; }
    constexpr bool hasLine(Side side) const { return hasLine(marks(side)); }

    /// A move for each empty square, even after a side has made a line: the moves that the course
    /// report's minimax searches.
    Moves emptySquareMoves() const;

    constexpr bool isOver() const
    {
        return emptySquares() == 0 || hasLine(m_marks[0]) || hasLine(m_marks[1]);
    }
    Moves legalMoves() const { return isOver() ? Moves() : emptySquareMoves(); }
    constexpr bool isLegal(Move move) const
    {
        return move.code() < 9 && !isOver() && ((emptySquares() >> move.code()) & 1) != 0;
    }

    /// Marks an empty square for the side to move.
    constexpr void play(Move move)
    {
        assert(move.code() < 9 && ((emptySquares() >> move.code()) & 1) != 0);
        Mask &own = m_marks[static_cast<std::size_t>(m_toMove)];
        own = static_cast<Mask>(own | (1u << move.code()));
        m_toMove = opponent(m_toMove);
    }

    /// 1 if First has a line, -1 if Second has, else 0.
    constexpr int score() const
    {
        return static_cast<int>(hasLine(m_marks[0])) - static_cast<int>(hasLine(m_marks[1]));
    }

    std::string moveText(Move move) const;
    /// Reads "1" to "9", or a square by letter and row such as "b2".
    Result<Move> parseMove(std::string_view text) const;

    /// Nine of X, O and -, a blank and the side to move: "X---O---- X".
    std::string toText() const;
    static Result<TicTacToe> parse(std::string_view text);

    friend constexpr bool operator==(const TicTacToe &, const TicTacToe &) = default;

private:
    static constexpr std::array<bool, 512> lineTable = [] {
        std::array<bool, 512> table{};
        for (unsigned marks = 0; marks < table.size(); ++marks) {
            for (const Mask line : lines)
                table[marks] = table[marks] || (marks & line) == line;
        }
        return table;
    }();

    std::array<Mask, 2> m_marks{};
    Side m_toMove = Side::First;
};

inline TicTacToe::Moves TicTacToe::emptySquareMoves() const
{
    Moves moves;
    for (unsigned empty = emptySquares(); empty != 0; empty &= empty - 1)
        moves.push(Move(static_cast<std::uint16_t>(std::countr_zero(empty))));
    return moves;
}

static_assert(NamedGame<TicTacToe>);

} // namespace core
