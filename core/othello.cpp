#include "core/othello.h"

#include "core/notation.h"
#include "core/translatable.h"

#include <optional>

namespace core {

namespace {

using Mask = Othello::Mask;

/// The word after a position's text that means that the fewest discs win.
constexpr std::string_view reverseWord = "reverse";

struct Direction
{
    int columns;
    int rows;
};

constexpr std::array<Direction, 8> directions{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

constexpr Mask bit(int square)
{
    return Mask(1) << square;
}

/// All squares of a set moved one step; those that would leave the board are lost.
constexpr Mask stepped(Mask squares, Direction direction)
{
    constexpr Mask columnA = 0x0101010101010101;
    constexpr Mask columnH = columnA << 7;
    if (direction.columns == 1)
        squares = (squares & ~columnH) << 1;
    else if (direction.columns == -1)
        squares = (squares & ~columnA) >> 1;
    if (direction.rows == 1)
        squares <<= 8;
    else if (direction.rows == -1)
        squares >>= 8;
    return squares;
}

/// The empty squares at the end of an unbroken run of the other side's discs that begins next to a
/// disc of `own`. A run is at most six discs long.
constexpr Mask placementsFor(Mask own, Mask other)
{
    const Mask empty = ~(own | other);
    Mask found = 0;
    for (const Direction direction : directions) {
        Mask run = stepped(own, direction) & other;
        for (int i = 0; i < 5; ++i)
            run |= stepped(run, direction) & other;
        found |= stepped(run, direction) & empty;
    }
    return found;
}

/// From the square, follows the other side's discs in each direction; they turn if a disc of `own`
/// ends the run.
constexpr Mask flipsFor(Mask own, Mask other, int square)
{
    if (((own | other) & bit(square)) != 0)
        return 0;
    Mask turned = 0;
    for (const Direction direction : directions) {
        Mask run = 0;
        Mask here = stepped(bit(square), direction);
        while ((here & other) != 0) {
            run |= here;
            here = stepped(here, direction);
        }
        if ((here & own) != 0)
            turned |= run;
    }
    return turned;
}

} // namespace

Result<Othello> Othello::create(Mask first, Mask second, Side toMove, Rule rule)
{
    if ((first & second) != 0)
        return Error(QT_TRANSLATE_NOOP("core::Error", "square %1 holds two discs"),
                     {squareName(std::countr_zero(first & second), 8)});
    Othello position;
    position.m_discs = {first, second};
    position.m_toMove = toMove;
    position.m_rule = rule;
    return position;
}

Mask Othello::placements(Side side) const
{
    return placementsFor(discs(side), discs(opponent(side)));
}

Mask Othello::flips(int square) const
{
    return flipsFor(discs(m_toMove), discs(opponent(m_toMove)), square);
}

Othello::Moves Othello::legalMoves() const
{
    Moves moves;
    for (Mask squares = placements(m_toMove); squares != 0; squares &= squares - 1)
        moves.push(Move(static_cast<std::uint16_t>(std::countr_zero(squares))));
    if (moves.empty() && mustPass())
        moves.push(pass);
    return moves;
}

bool Othello::mustPass() const
{
    return placements(m_toMove) == 0 && placements(opponent(m_toMove)) != 0;
}

bool Othello::isLegal(Move move) const
{
    if (move == pass)
        return mustPass();
    return move.code() < 64 && flips(move.code()) != 0;
}

void Othello::play(Move move)
{
    assert(isLegal(move));
    if (move != pass) {
        const Mask turned = flips(move.code());
        m_discs[static_cast<std::size_t>(m_toMove)] ^= turned | bit(move.code());
        m_discs[static_cast<std::size_t>(opponent(m_toMove))] ^= turned;
    }
    m_toMove = opponent(m_toMove);
}

int Othello::countInResult(Side side) const
{
    const int discs = count(side);
    return isOver() && discs > count(opponent(side)) ? discs + empties() : discs;
}

int Othello::score() const
{
    const int lead = count(Side::First) - count(Side::Second);
    if (lead == 0)
        return 0;
    const int discs = lead > 0 ? lead + empties() : lead - empties();
    return m_rule == Rule::Most ? discs : -discs;
}

std::string Othello::moveText(Move move) const
{
    return move == pass ? "pass" : squareName(move.code(), 8);
}

Result<Move> Othello::parseMove(std::string_view text) const
{
    const std::string word = lowerCase(trimmed(text));
    const Mask squares = placements(m_toMove);
    if (squares == 0 && isOver())
        return gameOver();
    if (word == "pass" || word == "pa") {
        if (squares != 0)
            return Error(QT_TRANSLATE_NOOP(
                             "core::Error",
                             "a pass is not allowed while a disc can be placed, for example on %1"),
                         {squareName(std::countr_zero(squares), 8)});
        return pass;
    }
    const Result<int> square = parseSquare(word, 8, 8);
    if (!square)
        return Error(QT_TRANSLATE_NOOP("core::Error",
                                       "%1 is not a valid square; expected a letter from a "
                                       "to h and a number from 1 to 8, such as e5, or pass"),
                     {inQuotes(word)});
    if (squares == 0)
        return Error(QT_TRANSLATE_NOOP("core::Error", "no disc can be placed; expected pass"));
    if ((emptySquares() & bit(*square)) == 0)
        return Error(QT_TRANSLATE_NOOP("core::Error", "%1 is taken; expected an empty square"),
                     {squareName(*square, 8)});
    if ((squares & bit(*square)) == 0)
        return Error(QT_TRANSLATE_NOOP("core::Error", "%1 turns no disc; a legal square is %2"),
                     {squareName(*square, 8), squareName(std::countr_zero(squares), 8)});
    return Move(static_cast<std::uint16_t>(*square));
}

std::string Othello::toText() const
{
    std::string text(64, '-');
    for (int square = 0; square < 64; ++square) {
        if ((m_discs[0] & bit(square)) != 0)
            text[static_cast<std::size_t>(square)] = 'X';
        else if ((m_discs[1] & bit(square)) != 0)
            text[static_cast<std::size_t>(square)] = 'O';
    }
    text += m_toMove == Side::First ? " X" : " O";
    return m_rule == Rule::Most ? text : text + ' ' + std::string(reverseWord);
}

Result<Othello> Othello::parse(std::string_view text)
{
    std::array<Mask, 2> discs{};
    int square = 0;
    std::optional<Side> side;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool black = c == 'X' || c == 'x' || c == 'B' || c == 'b' || c == '*';
        const bool white = c == 'O' || c == 'o' || c == 'W' || c == 'w';
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            continue;
        if (square == 64 && !side && (black || white)) {
            side = black ? Side::First : Side::Second;
            continue;
        }
        if (side && lowerCase(trimmed(text.substr(i))) == reverseWord)
            return create(discs[0], discs[1], *side, Rule::Fewest);
        if (square == 64)
            return Error(
                side ? QT_TRANSLATE_NOOP("core::Error",
                                         "%1; expected nothing after the side to move")
                     : QT_TRANSLATE_NOOP("core::Error", "%1; expected the side to move, X or O"),
                {inQuotes(firstCharacter(text.substr(i)))}, {0, i + 1, i + 1});
        if (!black && !white && c != '-' && c != '.')
            return Error(QT_TRANSLATE_NOOP("core::Error", "%1; expected X, O or -"),
                         {inQuotes(firstCharacter(text.substr(i)))}, {0, i + 1, i + 1})
                .placedAs(QT_TRANSLATE_NOOP("core::Error", "character %1 (%2): %3"),
                          squareName(square, 8));
        if (black)
            discs[0] |= bit(square);
        if (white)
            discs[1] |= bit(square);
        ++square;
    }
    if (square < 64)
        return wrongSquareCount(square, 64);
    if (!side)
        return missingSide();
    return create(discs[0], discs[1], *side);
}

} // namespace core
