#pragma once

#include "core/othello.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace core::format {

/// A line of a file of Othello positions: "BOARD SIDE" by itself, followed by fields after
/// semicolons (OBF), or between a number and fields separated by bars (the FFO files); a comment
/// begins with %. All members are views into the line.
struct PositionLine
{
    std::string_view number;              ///< empty if there is none
    std::string_view board;               ///< with the side to move; not yet parsed
    std::vector<std::string_view> fields; ///< without blanks around them
    bool hasBars = false;                 ///< the fields are separated by bars
    std::string_view comment;
};

PositionLine splitPositionLine(std::string_view line);

/// Whether a line is blank or a comment, which begins with # or %.
bool isBlankOrComment(std::string_view line);

/// An Othello board at the beginning of a text.
struct BoardText
{
    Othello position;
    std::size_t end = 0;      ///< the byte after the board and its side
    bool sideMissing = false; ///< the side was inferred from the number of discs
};

/// Reads 64 characters, with blanks anywhere, and the side to move, bare or in brackets as in GGF's
/// BO. The characters are X, O and -, the letters, circles and stars that other programs use, or
/// digits (0 and 1 for Black and White if empty squares have another character; else 0, 1 and 2 for
/// empty, Black and White). Ignores what follows. Places of errors are in the text.
Result<BoardText> readBoard(std::string_view text);

/// The side to move according to a sentence: "White to move", "Side to move: X", "Black's turn".
std::optional<Side> sideInSentence(std::string_view text);

/// The board with this side to move, which a text near it names.
BoardText withSide(const BoardText &board, Side side);

/// Reads a text that consists of a board only, as readBoard() does.
Result<Othello> parseBoard(std::string_view text);

/// Whether a line is a title after strokes: "--- Game 2 ---".
bool isTitleBehindStrokes(std::string_view line);

/// Whether a text begins with a board, or with what is probably meant as one.
bool looksLikeBoard(std::string_view text);

} // namespace core::format
