#pragma once

#include <cstddef>
#include <string_view>

namespace cli {

/// A line that holds a position: "BOARD SIDE", alone, before a semicolon (OBF) or a comment, or
/// after "NUMBER | " (the FFO files). Views into the line.
struct PositionLine
{
    std::string_view number; ///< empty where there is none
    std::string_view board;  ///< with the side to move; still to be read
    std::size_t begin = 0;   ///< of the board in the line
};

PositionLine positionLineOf(std::string_view line);

} // namespace cli
