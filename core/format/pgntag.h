#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace core::format {

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

} // namespace core::format
