#pragma once

#include "core/format/positionline.h"
#include "core/format/records.h"
#include "core/format/warnings.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace core::format {

/// Reads a line that begins with an Othello board, and what follows: moves from that position,
/// values of its moves, its number, a comment. Returns nothing after adding an error to the
/// warnings. Does not set the record's line number. The line is a view into the text, which the
/// errors' places refer to. The heading above it may say who moves.
std::optional<Record> readBoardLine(std::string_view text, std::string_view line,
                                    std::string_view heading, Warnings &warnings);

/// Warns if nothing says who moves on the board, which begins at this byte of the text.
void warnOfMissingSide(const BoardText &board, std::string_view text, std::size_t byte,
                       Warnings &warnings);

} // namespace core::format
