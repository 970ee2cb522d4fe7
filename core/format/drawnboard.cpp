#include "core/format/drawnboard.h"

#include "core/format/boardrecords.h"
#include "core/format/foldedtext.h"
#include "core/format/movewords.h"
#include "core/format/positionline.h"
#include "core/format/sourcelocation.h"
#include "core/notation.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace core::format {

namespace {

constexpr std::size_t rowSquares = 8;
constexpr std::size_t drawnSquares = rowSquares * rowSquares;

/// One or several rows of a drawn board.
struct Row
{
    std::string signs;  ///< the squares, without numbers and blanks
    std::string beside; ///< the text after the row
};

/// The positions of the letters above a board in their folded line.
using Columns = std::array<std::size_t, rowSquares>;

std::string folded(std::string_view line)
{
    return std::string(FoldedText(line, FoldedText::Discs::AsOnBoards).text());
}

/// The whole line of the text that contains a part, including blanks around the part.
std::string_view wholeLine(std::string_view text, std::string_view part)
{
    const std::size_t at = offsetOf(text, part);
    const std::size_t before = text.substr(0, at).rfind('\n');
    const std::size_t begin = before == text.npos ? 0 : before + 1;
    return text.substr(begin, std::min(text.find('\n', at), text.size()) - begin);
}

bool isBar(char c)
{
    return c == '|' || c == FoldedText::sign;
}

bool isNumberOfRow(char c)
{
    return c >= '1' && c <= '8';
}

/// Whether a character is a square; not for digits, which may also be numbers.
bool isSquareSign(char c)
{
    return std::string_view("XxOo-.*BbWw_").find(c) != std::string_view::npos;
}

/// Whether a line consists of the letters above or below a board. Edax writes more after them.
bool isLetters(std::string_view line)
{
    const std::string text = lowerCase(folded(line));
    std::size_t letters = 0;
    std::size_t at = 0;
    for (; at < text.size() && letters < rowSquares; ++at) {
        if (text[at] == static_cast<char>('a' + letters))
            ++letters;
        else if (!isBlank(text[at]) && !isBar(text[at]))
            return false;
    }
    return letters == rowSquares && (at == text.size() || isBlank(text[at]) || isBar(text[at]));
}

/// Whether a line only separates rows: "+---+---+".
bool isRule(std::string_view line)
{
    const std::string text = folded(line);
    const auto corners = std::count_if(text.begin(), text.end(),
                                       [](char c) { return c == '+' || c == FoldedText::sign; });
    return corners > 1 && std::all_of(text.begin(), text.end(), [](char c) {
               return isBar(c) || c == '+' || c == '-' || c == '=';
           });
}

/// Reads "| X |   | O | ...": each square between bars, an empty one may be blank.
std::optional<Row> rowBetweenBars(std::string_view line)
{
    std::vector<std::string_view> cells;
    for (std::size_t begin = 0; begin <= line.size();) {
        const auto *const bar =
            std::find_if(line.begin() + static_cast<std::ptrdiff_t>(begin), line.end(), isBar);
        const auto end = static_cast<std::size_t>(bar - line.begin());
        cells.push_back(trimmed(line.substr(begin, end - begin)));
        begin = end + 1;
    }
    if (cells.size() != rowSquares + 2 || cells.front().size() > 1)
        return std::nullopt;
    Row row;
    for (const std::string_view cell : std::span(cells).subspan(1, rowSquares)) {
        if (cell.size() > 1 || (!cell.empty() && !isSquareSign(cell.front())))
            return std::nullopt;
        row.signs += cell.empty() ? '-' : cell.front();
    }
    row.beside = cells.back();
    return row;
}

/// Reads "4 - - . O * - - - 4 O: discs = 2", with text after the second number.
std::optional<Row> rowBetweenNumbers(std::string_view line)
{
    if (line.empty() || !isNumberOfRow(line.front()))
        return std::nullopt;
    Row row;
    std::size_t at = 1;
    for (; at < line.size() && row.signs.size() < rowSquares; ++at) {
        if (isSquareSign(line[at]))
            row.signs += line[at];
        else if (!isBlank(line[at]) && line[at] != '|')
            return std::nullopt;
    }
    while (at < line.size() && (isBlank(line[at]) || line[at] == '|'))
        ++at;
    if (row.signs.size() < rowSquares || at >= line.size() || line[at] != line.front()
        || (at + 1 < line.size() && isAlphanumeric(line[at + 1])))
        return std::nullopt;
    row.beside = line.substr(at + 1);
    return row;
}

/// Reads the squares of a line without text except numbers at its ends; nothing for the letters
/// above a board.
std::optional<Row> readRow(std::string_view line)
{
    const std::string text = folded(line);
    if (isLetters(line))
        return Row();
    if (auto row = rowBetweenBars(text))
        return row;
    if (auto row = rowBetweenNumbers(text))
        return row;
    std::string signs = text;
    std::erase_if(signs, [](char c) { return c == ' ' || c == '\t' || c == '|'; });
    if (signs.size() > rowSquares && isNumberOfRow(signs.front()))
        signs.erase(0, 1);
    if (signs.size() > rowSquares && isNumberOfRow(signs.back()) && signs.size() < rowSquares + 3)
        signs.pop_back();
    const bool isRow =
        !signs.empty() && signs.find_first_not_of("XxOo-.*BbWw_012") == std::string::npos;
    return isRow ? std::optional(Row{signs, {}}) : std::nullopt;
}

/// Reads a row that begins with its number and has its squares below the letters; an empty one may
/// be blank.
std::optional<Row> rowBelow(const Columns &columns, std::string_view wholeLine, std::size_t number)
{
    const std::string text = folded(wholeLine);
    const std::size_t first = std::min(text.find_first_not_of(" \t"), text.size());
    if (first >= columns.front() || text[first] != static_cast<char>('0' + number))
        return std::nullopt;
    Row row;
    for (const std::size_t column : columns) {
        const char c = column < text.size() ? text[column] : ' ';
        if (c != ' ' && !isSquareSign(c))
            return std::nullopt;
        row.signs += c == ' ' ? '-' : c;
    }
    row.beside = text.substr(std::min(columns.back() + 1, text.size()));
    return row;
}

Columns columnsOf(std::string_view wholeLine)
{
    const std::string text = folded(wholeLine);
    Columns columns{};
    std::size_t column = 0;
    for (std::size_t at = 0; at < text.size() && column < rowSquares; ++at) {
        if (isLetter(text[at]))
            columns[column++] = at;
    }
    return columns;
}

} // namespace

bool isBoardRow(std::string_view line)
{
    if (isLetters(line) || isRule(line))
        return true;
    const std::optional<Row> row = readRow(line);
    // Digits and hyphens may be heaps of Nim.
    constexpr std::string_view digits = "012";
    return row && row->signs.size() == rowSquares
           && (row->signs.find_first_of(digits) == std::string::npos
               || row->signs.find_first_not_of(digits) == std::string::npos);
}

std::optional<DrawnBoard> readDrawnBoard(std::string_view text,
                                         std::span<const std::string_view> lines,
                                         std::string_view heading, Warnings &warnings)
{
    constexpr std::size_t maxSigns = drawnSquares / 2 + 1; // in a line: half a board and a side
    std::optional<Columns> columns;
    std::optional<Side> side;
    std::string signs;
    std::size_t at = 0;
    for (; at < lines.size() && signs.size() < drawnSquares; ++at) {
        const std::string_view line = lines[at];
        if (isRule(line))
            continue;
        std::optional<Row> row = readRow(line);
        if (columns && !isLetters(line) && (!row || row->signs.size() != rowSquares))
            row = rowBelow(*columns, wholeLine(text, line), signs.size() / rowSquares + 1);
        if (!row || row->signs.size() > maxSigns)
            return std::nullopt;
        if (isLetters(line))
            columns = columnsOf(wholeLine(text, line));
        signs += row->signs;
        if (const auto said = sideInSentence(row->beside))
            side = said;
    }
    if (signs.size() < drawnSquares || signs.size() > drawnSquares + 1)
        return std::nullopt;
    while (at < lines.size() && (isLetters(lines[at]) || isRule(lines[at])))
        ++at;
    signs.insert(drawnSquares, " ");
    Result<BoardText> board = readBoard(signs);
    if (!side)
        side = sideInSentence(heading);
    if (at < lines.size() && board && board->sideMissing && !side) {
        const std::string withNext = signs + std::string(lines[at]);
        const Result<BoardText> whole = readBoard(withNext);
        side = sideInSentence(lines[at]);
        if (whole && !whole->sideMissing && whole->end == withNext.size())
            board = whole;
        if (side || !board->sideMissing)
            ++at;
    }
    if (!board)
        return std::nullopt;
    if (side)
        board = withSide(*board, *side);
    warnOfMissingSide(*board, text, offsetOf(text, lines.front()), warnings);
    return DrawnBoard{board->position, at};
}

} // namespace core::format
