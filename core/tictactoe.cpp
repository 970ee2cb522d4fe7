#include "core/tictactoe.h"

#include "core/notation.h"
#include "core/translatable.h"

#include <bit>
#include <cstdlib>

namespace core {

Result<TicTacToe> TicTacToe::create(Mask first, Mask second, Side toMove)
{
    if ((first & second) != 0)
        return Error(QT_TRANSLATE_NOOP("core::Error", "a square is marked twice"));
    if (((first | second) & ~fullBoard) != 0)
        return Error(QT_TRANSLATE_NOOP("core::Error",
                                       "a mark is outside the board; expected squares 1 to 9"));
    const int lead = std::popcount(first) - std::popcount(second);
    if (std::abs(lead) > 1 || lead == (toMove == Side::First ? 1 : -1))
        return Error(QT_TRANSLATE_NOOP("core::Error", "X has %1 marks and O %2 with %3 to move; "
                                                      "expected turns taken one after the other"),
                     {std::to_string(std::popcount(first)), std::to_string(std::popcount(second)),
                      toMove == Side::First ? "X" : "O"});
    if (hasLine(first) && hasLine(second))
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "X and O both have a line; expected one at most"));
    TicTacToe position;
    position.m_marks = {first, second};
    position.m_toMove = toMove;
    return position;
}

std::string TicTacToe::moveText(Move move) const
{
    return std::to_string(move.code() + 1);
}

Result<Move> TicTacToe::parseMove(std::string_view text) const
{
    const std::string_view word = trimmed(text);
    int square = parseNumber(word) - 1;
    if (word.size() == 2 && square < 0) {
        const Result<int> named = parseSquare(word, 3, 3);
        square = named.ok() ? *named : -1;
    }
    if (square < 0 || square > 8)
        return Error(QT_TRANSLATE_NOOP(
                         "core::Error",
                         "%1 is not a valid square; expected a number from 1 to 9, or a1 to c3"),
                     {inQuotes(word)});
    if (isOver())
        return gameOver();
    const Move move(static_cast<std::uint16_t>(square));
    if (!isLegal(move))
        return Error(QT_TRANSLATE_NOOP("core::Error", "square %1 is taken; expected an empty one"),
                     {std::to_string(square + 1)});
    return move;
}

std::string TicTacToe::toText() const
{
    std::string text(9, '-');
    for (std::size_t i = 0; i < 9; ++i) {
        if ((m_marks[0] >> i) & 1)
            text[i] = 'X';
        else if ((m_marks[1] >> i) & 1)
            text[i] = 'O';
    }
    return text + (m_toMove == Side::First ? " X" : " O");
}

Result<TicTacToe> TicTacToe::parse(std::string_view text)
{
    std::array<Mask, 2> marks{};
    unsigned square = 0;
    std::size_t i = 0;
    for (; i < text.size() && square < 9; ++i) {
        switch (text[i]) {
        case ' ':
            continue;
        case 'X':
        case 'x':
            marks[0] = static_cast<Mask>(marks[0] | (1u << square));
            break;
        case 'O':
        case 'o':
            marks[1] = static_cast<Mask>(marks[1] | (1u << square));
            break;
        case '-':
        case '.':
            break;
        default:
            return Error(QT_TRANSLATE_NOOP("core::Error", "%1; expected X, O or -"),
                         {inQuotes(firstCharacter(text.substr(i)))}, {0, i + 1, i + 1})
                .placedAs(QT_TRANSLATE_NOOP("core::Error", "character %1 (square %2): %3"),
                          std::to_string(square + 1));
        }
        ++square;
    }
    if (square < 9)
        return wrongSquareCount(static_cast<int>(square), 9);
    const std::string side = lowerCase(trimmed(text.substr(i)));
    if (side.empty())
        return missingSide();
    if (side != "x" && side != "o")
        return Error(QT_TRANSLATE_NOOP("core::Error",
                                       "after the board: %1; expected the side to move, X or O"),
                     {inQuotes(side)});
    return create(marks[0], marks[1], side == "x" ? Side::First : Side::Second);
}

} // namespace core
