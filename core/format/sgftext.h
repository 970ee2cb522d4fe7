#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

// Functions that scan a text of SGF without parsing its games.

namespace core::format {

/// The text after the first "[" of a property, whose name may contain lower-case letters and have
/// blanks after it; nothing if there is no such property.
std::optional<std::string_view> firstValue(std::string_view text, std::string_view property);

/// The index of the parenthesis that opens the next game tree, or npos.
std::size_t nextTree(std::string_view text, std::size_t at);

/// The next game that a tree without its end has taken in as a variation: a tree that begins a line
/// and has the properties of a game; npos if there is none.
std::size_t nextGameOnLine(std::string_view text, std::size_t at);

/// Whether a value without its "]" runs on into the next node: one of its lines begins with a
/// node's property. Comments may legitimately contain such lines.
bool holdsNextNode(std::string_view tag, std::string_view value);

} // namespace core::format
