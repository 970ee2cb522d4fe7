#pragma once

#include <cstddef>
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
    std::size_t begin = 0;                ///< of the board in the line
    std::vector<std::string_view> fields; ///< without blanks around them
    bool hasBars = false;                 ///< between the fields
    std::string_view comment;
};

PositionLine splitPositionLine(std::string_view line);

/// Whether moves stand where a board could: a move has a digit, a board has none.
bool hasMoves(const PositionLine &line);

/// Whether a line is blank, or a comment as a whole: it begins with # or %.
bool isBlankOrComment(std::string_view line);

} // namespace core::format
