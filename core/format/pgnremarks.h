#pragma once

#include "core/format/records.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace core::format {

// Interprets the tags and remarks of PGN. transcriptremarks.cpp finds them among the moves, and
// pgntag.h parses tags.

/// A tag's value with \" and \\ unescaped.
std::string unescapedTagValue(std::string_view written);

/// Adds a tag's information to the game: players, date, place or result. Notes in `unkept` what is
/// not kept.
void addTag(std::string_view name, const std::string &value, GameRecord &game, Unkept &unkept);

/// The length of the remark {...} or (...) at the beginning of a text; 0 if it has no end.
/// Parentheses may be nested.
std::size_t remarkLength(std::string_view text);

/// Adds the text of a remark, without its brackets, to the game's comment. PGN's embedded commands,
/// such as [%clk 0:04:30], are not kept, but noted in `unkept`.
void addRemark(std::string_view written, GameRecord &game, Unkept &unkept);

} // namespace core::format
