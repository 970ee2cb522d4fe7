#pragma once

#include "core/format/records.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::format {

// The tags and remarks of PGN, which transcriptremarks.cpp finds among the moves.

/// Whether a text begins with a tag of PGN: [Name "value"].
bool startsWithTag(std::string_view text);

/// A tag at the beginning of a text; bytes are counted from there.
struct PgnTag
{
    std::string_view name;
    std::size_t value = 0; ///< where the value begins, after its quotation mark
    std::size_t valueLength = 0;
    std::size_t length = 0; ///< of the tag as a whole
};

/// Reads a tag that ends at "] or, if a quotation mark is missing, at the end of its line; nothing
/// if it has no end. Precondition: startsWithTag(text).
std::optional<PgnTag> readPgnTag(std::string_view text);

/// A tag's value with \" and \\ unescaped.
std::string unescapedTagValue(std::string_view written);

/// Adds a tag's information to the game: players, date, place or result. Notes in `unsaved` what is
/// not kept.
void addTag(std::string_view name, const std::string &value, GameRecord &game,
            UnsavedFacts &unsaved);

/// The length of the remark {...} or (...) at the beginning of a text; 0 if it has no end.
/// Parentheses may be nested.
std::size_t remarkLength(std::string_view text);

/// Adds the text of a remark, without its brackets, to the game's comment. PGN's embedded commands,
/// such as [%clk 0:04:30], are not kept, but noted in `unsaved`.
void addRemark(std::string_view written, GameRecord &game, UnsavedFacts &unsaved);

} // namespace core::format
