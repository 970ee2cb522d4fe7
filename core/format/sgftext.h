#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

// What can be seen in a text of SGF without reading its games.

namespace core::format {

/// The text behind the first "[" of a property, whose name may have blanks behind it and small
/// letters within it; nothing where there is no such property.
std::optional<std::string_view> firstValue(std::string_view text, std::string_view property);

/// The bracket that opens the next game tree, or npos.
std::size_t nextTree(std::string_view text, std::size_t at);

/// The game that a tree without its end has taken along as a variation: a tree that begins a line
/// and has the properties of a game; npos where there is none.
std::size_t nextGameOnLine(std::string_view text, std::size_t at);

/// Whether a value goes on into the next node, for the lack of its "]": a line within it begins
/// with a node's property. In comments that may be so.
bool holdsNextNode(std::string_view tag, std::string_view value);

} // namespace core::format
