#pragma once

#include "core/format/positionline.h"
#include "core/format/records.h"
#include "core/format/warnings.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace core::format {

/// Reads a line that begins with an Othello board, and what follows it: moves from there, values of
/// its moves, its number, a comment. Its number of line is not set. Adds what is wrong to the
/// warnings; then nothing is returned. The line is a part of the text, in which places are counted.
/// The heading above it may say who moves.
std::optional<Record> readBoardLine(std::string_view text, std::string_view line,
                                    std::string_view heading, Warnings &warnings);

/// Warns where nothing says who moves on a board, which begins at a byte of a text.
void warnOfMissingSide(const BoardText &board, std::string_view text, std::size_t byte,
                       Warnings &warnings);

} // namespace core::format
