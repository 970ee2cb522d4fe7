#pragma once

#include "core/format/warnings.h"
#include "core/othello.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace core::format {

/// Whether a line is a row of a drawn board, the letters above it, or a line between rows.
bool isBoardRow(std::string_view line);

/// A board over several lines, with its side to move.
struct DrawnBoard
{
    Othello position;
    std::size_t lines = 0; ///< how many it takes
};

/// Reads the board that is drawn in the first of some lines, which are parts of the text without
/// the blanks around them; nothing where they are none. A row may have its number at its ends, bars
/// between its squares, and a text behind its second number, as Edax writes it; an empty square may
/// be a blank between bars or below a line of letters. Who moves is said behind a row, in the line
/// below the board or in the heading above it; warns where it is not.
std::optional<DrawnBoard> readDrawnBoard(std::string_view text,
                                         std::span<const std::string_view> lines,
                                         std::string_view heading, Warnings &warnings);

} // namespace core::format
