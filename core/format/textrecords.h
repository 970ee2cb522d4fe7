#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core::format {

/// Reads the records of a text without a defined format: tags and moves as in PGN, boards, and
/// moves, in records of one or several lines.
std::vector<Record> readTextRecords(std::string_view text, const ReadOptions &options,
                                    Warnings &warnings);

/// The first byte that a text cannot hold: a control character.
std::optional<std::size_t> invalidByte(std::string_view text);

/// The error that says why a text contains no game at all.
Error noGame(std::string_view text);

} // namespace core::format
