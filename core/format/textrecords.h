#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core::format {

/// Reads the records of a text without a format of its own: tags and moves as PGN has them, boards,
/// and moves, a record a line or over several.
std::vector<Record> readTextRecords(std::string_view text, const ReadOptions &options,
                                    Warnings &warnings);

/// The first byte that a text cannot hold: a control character.
std::optional<std::size_t> invalidByte(std::string_view text);

/// Why a text holds no game at all.
Error noGame(std::string_view text);

} // namespace core::format
