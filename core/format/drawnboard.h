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
    std::size_t lines = 0; ///< the number of lines read
};

/// Reads the board that is drawn in the first of the lines, which are trimmed views into the text;
/// nothing if there is none. A row may have its number at both ends, bars between squares, and text
/// after the second number, as Edax writes it; an empty square may be a blank between bars or below
/// a line of letters. The side to move is taken from the text after a row, the line below the board
/// or the heading above it; warns if none of them names it.
std::optional<DrawnBoard> readDrawnBoard(std::string_view text,
                                         std::span<const std::string_view> lines,
                                         std::string_view heading, Warnings &warnings);

} // namespace core::format
