#include "core/format/positionline.h"

#include "core/format/foldedtext.h"
#include "core/format/lines.h"
#include "core/format/movewords.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace core::format {

namespace {

constexpr std::size_t boardSquares = 64;

constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '|' || c == '/';
}

/// The meaning of a board's character.
enum class Sign : std::uint8_t { None, Empty, Black, White, Zero, One, Two };

Sign signOf(char c)
{
    switch (c) {
    case 'X':
    case 'x':
    case 'B':
    case 'b':
    case '*':
        return Sign::Black;
    case 'O':
    case 'o':
    case 'W':
    case 'w':
        return Sign::White;
    case '-':
    case '.':
    case '_':
        return Sign::Empty;
    case '0':
        return Sign::Zero;
    case '1':
        return Sign::One;
    case '2':
        return Sign::Two;
    default:
        return Sign::None;
    }
}

/// The meaning of a board's digits, which depends on its other characters.
struct Digits
{
    Sign zero = Sign::Black;
    Sign one = Sign::White;
};

Sign signOf(char c, Digits digits)
{
    switch (const Sign sign = signOf(c)) {
    case Sign::Zero:
        return digits.zero;
    case Sign::One:
        return digits.one;
    case Sign::Two:
        return Sign::White;
    default:
        return sign;
    }
}

Digits digitsOf(std::string_view board)
{
    std::size_t count = 0;
    std::array<bool, 7> has{};
    for (std::size_t i = 0; i < board.size() && count < boardSquares; ++i) {
        if (isSpace(board[i]))
            continue;
        has[static_cast<std::size_t>(signOf(board[i]))] = true;
        ++count;
    }
    const auto found = [&has](Sign sign) { return has[static_cast<std::size_t>(sign)]; };
    if (found(Sign::Two))
        return {Sign::Empty, Sign::Black};
    if (found(Sign::Black) && !found(Sign::White)) // a zero typed for the letter
        return {Sign::White, Sign::None};
    return {};
}

/// Where a board begins after a bracket and a size: "[8 ---", "BO[8 ---".
std::size_t boardBegin(std::string_view text)
{
    std::size_t at = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    if (lowerCase(text.substr(at, 2)) == "bo" && text.substr(at + 2, 1) == "[")
        at += 2;
    if (at < text.size() && (text[at] == '[' || text[at] == '(')) {
        ++at;
        at = std::min(text.find_first_not_of(" \t", at), text.size());
        if (text.substr(at, 2) == "8 ")
            at += 2;
    }
    return at;
}

/// The side to move at the beginning of a text, and where the text after it begins.
struct SideText
{
    Side side = Side::First;
    std::size_t end = 0;
};

std::optional<SideText> sideAt(std::string_view text, std::size_t at, Digits digits)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto isAlphanumeric = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); };
    while (at < text.size() && (isSpace(text[at]) || text[at] == ',' || text[at] == ':'))
        ++at;
    if (at >= text.size())
        return std::nullopt;
    std::size_t end = at;
    while (end < text.size() && isLetter(text[end]))
        ++end;
    const std::string word = lowerCase(text.substr(at, end - at));
    if (word == "black" || word == "white") {
        const std::string_view rest = text.substr(end);
        constexpr std::string_view toMove = " to move";
        const bool isSentence = lowerCase(rest.substr(0, toMove.size())) == toMove;
        return SideText{word == "black" ? Side::First : Side::Second,
                        end + (isSentence ? toMove.size() : 0)};
    }
    const Sign sign = signOf(text[at], digits);
    if (sign != Sign::Black && sign != Sign::White)
        return std::nullopt;
    // "b3" and "o1" are not sides; GGF's stars may be followed by anything.
    if (at + 1 < text.size() && isAlphanumeric(text[at]) && isAlphanumeric(text[at + 1]))
        return std::nullopt;
    return SideText{sign == Sign::Black ? Side::First : Side::Second, at + 1};
}

/// The side to move if the text does not say: each move adds a disc.
Side likelySide(Othello::Mask black, Othello::Mask white)
{
    const Side side = std::popcount(black | white) % 2 == 0 ? Side::First : Side::Second;
    const Othello position = *Othello::create(black, white, side);
    return position.mustPass() ? opponent(side) : side;
}

} // namespace

PositionLine splitPositionLine(std::string_view line)
{
    constexpr std::string_view separators = ";|";
    PositionLine position;
    const std::size_t percent = std::min(line.find('%'), line.size());
    position.comment = trimmed(line.substr(std::min(percent + 1, line.size())));
    std::string_view rest = line.substr(0, percent);
    const auto nextEnd = [&] { return std::min(rest.find_first_of(separators), rest.size()); };
    std::size_t end = nextEnd();
    position.hasBars = end < rest.size() && rest[end] == '|';
    // A bar ends a number only if it comes before the board.
    if (position.hasBars && end < boardSquares) {
        position.number = trimmed(rest.substr(0, end));
        rest.remove_prefix(end + 1);
        end = nextEnd();
    }
    position.board = rest.substr(0, end);
    while (end < rest.size()) {
        rest.remove_prefix(end + 1);
        end = nextEnd();
        position.fields.push_back(trimmed(rest.substr(0, end)));
    }
    return position;
}

bool isBlankOrComment(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.empty() || text.front() == '%'
           || (text.front() == '#' && numberSignLength(text) == 0);
}

Result<BoardText> readBoard(std::string_view text)
{
    const FoldedText folded(text, FoldedText::Discs::AsOnBoards);
    const std::string_view board = folded.text();
    std::size_t at = boardBegin(board);
    const Digits digits = digitsOf(board.substr(at));
    std::array<Othello::Mask, 2> discs{};
    std::size_t square = 0;
    std::size_t gaps = 0; // between squares
    bool gapBeforeLast = false;
    for (; at < board.size() && square < boardSquares; ++at) {
        if (isSpace(board[at])) {
            const bool isGap = square > 0 && !isSpace(board[at - 1]);
            gaps += isGap ? 1 : 0;
            gapBeforeLast = isGap ? square == boardSquares - 1 : gapBeforeLast;
            continue;
        }
        const Sign sign = signOf(board[at], digits);
        if (sign == Sign::None) {
            const std::size_t byte = folded.offset(at);
            return Error(QT_TRANSLATE_NOOP("core::Error", "%1; expected X, O or -"),
                         {inQuotes(firstCharacter(text.substr(byte)))}, {0, at + 1, byte + 1})
                .placedAs(QT_TRANSLATE_NOOP("core::Error", "character %1 (%2): %3"),
                          squareName(static_cast<int>(square), 8));
        }
        if (sign != Sign::Empty)
            discs[sign == Sign::Black ? 0 : 1] |= Othello::Mask(1) << square;
        ++square;
    }
    if (square < boardSquares)
        return wrongSquareCount(static_cast<int>(square), static_cast<int>(boardSquares));
    while (at < board.size() && (board[at] == ']' || board[at] == ')'))
        ++at;
    const std::optional<SideText> side = sideAt(board, at, digits);
    // If the last character stands alone, it is the side, and the board lacks a square.
    if (!side && gaps == 1 && gapBeforeLast)
        return wrongSquareCount(static_cast<int>(boardSquares) - 1, static_cast<int>(boardSquares));
    const Side toMove = side ? side->side : likelySide(discs[0], discs[1]);
    at = side ? side->end : at;
    while (at < board.size() && (board[at] == ' ' || board[at] == ']' || board[at] == ')'))
        ++at;
    // Othello::toText() writes the rule after the side.
    constexpr std::string_view reverse = "reverse";
    const bool isReverse = lowerCase(board.substr(at, reverse.size())) == reverse;
    at += isReverse ? reverse.size() : 0;
    const auto rule = isReverse ? Othello::Rule::Fewest : Othello::Rule::Most;
    return BoardText{*Othello::create(discs[0], discs[1], toMove, rule), folded.offset(at), !side};
}

std::optional<Side> sideInSentence(std::string_view text)
{
    const std::string line = lowerCase(FoldedText(text, FoldedText::Discs::AsOnBoards).text());
    const std::vector<std::string_view> all = alphanumericWords(line, "*");
    const auto sideOf = [&all](std::size_t at) -> std::optional<Side> {
        const std::string_view word = at < all.size() ? all[at] : std::string_view();
        if (word == "black" || word == "white")
            return word == "black" ? Side::First : Side::Second;
        const Sign sign = word.size() == 1 ? signOf(word.front()) : Sign::None;
        if (sign != Sign::Black && sign != Sign::White)
            return std::nullopt;
        return sign == Sign::Black ? Side::First : Side::Second;
    };
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isTurn = all[i] == "turn";
        const bool isToMove =
            all[i] == "to" && i + 1 < all.size() && (all[i + 1] == "move" || all[i + 1] == "play");
        if (!isTurn && !isToMove)
            continue;
        std::size_t before = i;
        if (before > 1 && all[before - 1] == "s") // "Black's turn"
            --before;
        if (const auto side = before > 0 ? sideOf(before - 1) : std::nullopt)
            return side;
        if (const auto side = sideOf(i + (isTurn ? 1 : 2)))
            return side;
    }
    return std::nullopt;
}

BoardText withSide(const BoardText &board, Side side)
{
    const Othello &position = board.position;
    return {*Othello::create(position.discs(Side::First), position.discs(Side::Second), side,
                             position.rule()),
            board.end, false};
}

Result<Othello> parseBoard(std::string_view text)
{
    const Result<BoardText> board = readBoard(text);
    if (!board)
        return board.error();
    if (!trimmed(text.substr(board->end)).empty())
        return Error(QT_TRANSLATE_NOOP("core::Error", "%1; expected the side to move, X or O"),
                     {inQuotes(firstCharacter(trimmed(text.substr(board->end))))});
    return board->position;
}

bool isTitleBehindStrokes(std::string_view line)
{
    const std::size_t strokes = line.empty() ? line.npos : line.find_first_not_of(line.front());
    if (strokes == line.npos || !isBlank(line[strokes]) || !isDivider(line.substr(0, strokes)))
        return false;
    const auto all = words(line.substr(strokes));
    if (all.empty())
        return false;
    const std::string_view first = all.front();
    const bool isNumber = parseNumber(first) >= 0 && all.size() > 1 && isDivider(all.back());
    return isNumber
           || (std::all_of(first.begin(), first.end(), isLetter)
               && first.find_first_not_of("XxOoBbWw") != first.npos);
}

bool looksLikeBoard(std::string_view text)
{
    if (isTitleBehindStrokes(text))
        return false;
    constexpr std::size_t certain = 16; // neither moves nor words have so many of these in a row
    constexpr std::size_t meant = 3;
    const FoldedText folded(text.substr(0, 400), FoldedText::Discs::AsOnBoards);
    const std::string_view board = folded.text();
    std::size_t signs = 0;
    bool plain = true; // no digits, and no letters that occur in other words
    for (std::size_t at = boardBegin(board); at < board.size() && signs < certain; ++at) {
        if (isSpace(board[at]))
            continue;
        if (signOf(board[at]) == Sign::None)
            break;
        if (signs < meant)
            plain = plain && std::string_view("XxOo-._*").find(board[at]) != std::string_view::npos;
        ++signs;
    }
    return signs >= certain || (signs >= meant && plain);
}

} // namespace core::format
