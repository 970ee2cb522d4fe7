#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <optional>
#include <span>
#include <string_view>

namespace core::format {

/// Whether a line is a row of a drawn board, or the letters above it.
bool isBoardRow(std::string_view line);

/// Reads a line that begins with an Othello board, and what follows it: moves from there, values of
/// its moves, its number, a comment. Its number of line is not set. Adds what is wrong to the
/// warnings; then nothing is returned. The line is a part of the text, in which places are counted.
std::optional<Record> readBoardLine(std::string_view text, std::string_view line,
                                    Warnings &warnings);

/// A board over several lines, with its side to move.
struct DrawnBoard
{
    Othello position;
    std::size_t lines = 0; ///< how many it takes
};

/// Reads the board that is drawn in the first of some lines, which are parts of the text; nothing
/// where they are none. Warns where the side to move is missing.
std::optional<DrawnBoard>
readDrawnBoard(std::string_view text, std::span<const std::string_view> lines, Warnings &warnings);

} // namespace core::format
