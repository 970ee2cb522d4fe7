#pragma once

#include "core/format/records.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace core::format {

// What the tags and the remarks of PGN say of a game. Where they stand between the moves is read in
// transcriptremarks.cpp, the form of a tag in pgntag.h.

/// The value of a tag, in which a quotation mark and a backslash may stand behind a backslash.
std::string unescapedTagValue(std::string_view written);

/// Adds what a tag says to the game: its players, date, place and result. What is not kept is noted
/// in `unkept`.
void addTag(std::string_view name, const std::string &value, GameRecord &game, Unkept &unkept);

/// The length of the remark, {...} or (...), that a text begins with; 0 where it has no end.
/// Round brackets may hold others.
std::size_t remarkLength(std::string_view text);

/// Adds the text of a remark, without its brackets, to the game's comment. PGN's commands to
/// programs, such as [%clk 0:04:30], are not kept, but noted in `unkept`.
void addRemark(std::string_view written, GameRecord &game, Unkept &unkept);

} // namespace core::format
