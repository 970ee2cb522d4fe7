#pragma once

#include "core/othello.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace core::format {

/// A line of a file of Othello positions: "BOARD SIDE", alone, with fields after semicolons (OBF),
/// or with a number before it and fields after it between bars (the FFO files); a comment begins
/// with %. All are views into the line.
struct PositionLine
{
    std::string_view number;              ///< empty where there is none
    std::string_view board;               ///< with the side to move; still to be read
    std::vector<std::string_view> fields; ///< without blanks around them
    bool hasBars = false;                 ///< between the fields
    std::string_view comment;
};

PositionLine splitPositionLine(std::string_view line);

/// Whether a line is blank, or a comment as a whole: it begins with # or %.
bool isBlankOrComment(std::string_view line);

/// An Othello board at the beginning of a text.
struct BoardText
{
    Othello position;
    std::size_t end = 0;      ///< the byte behind the board and its side
    bool sideMissing = false; ///< the side to move is the one that the number of discs suggests
};

/// Reads 64 signs, blanks anywhere, and the side to move: X, O and - with the letters, circles and
/// stars that others use, digits (0 and 1 for Black and White beside another sign for an empty
/// square; 0, 1 and 2 for empty, Black and White), as a whole or in brackets as GGF's BO has it.
/// What follows is not looked at. Places of errors are in the text.
Result<BoardText> readBoard(std::string_view text);

/// The side that a sentence names as the one to move: "White to move", "Side to move: X", "Black's
/// turn".
std::optional<Side> sideInSentence(std::string_view text);

/// A board with the side to move that a text beside it names.
BoardText withSide(const BoardText &board, Side side);

/// Reads a text that is a board and no more, as readBoard() does.
Result<Othello> parseBoard(std::string_view text);

/// Whether a line is a title behind strokes: "--- Game 2 ---".
bool isTitleBehindStrokes(std::string_view line);

/// Whether a text begins with the signs of a board, or is meant to.
bool looksLikeBoard(std::string_view text);

} // namespace core::format
