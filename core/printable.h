#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// The number of bytes of a text's first character: 0 for an empty text, 1 if it is not valid
/// UTF-8.
std::size_t characterLength(std::string_view text);

/// Removes the first character of a nonempty text and returns what is safe to show: the character,
/// or "?" for a control character, a format character (which could hide or reverse other text), or
/// a byte that is not valid UTF-8.
std::string_view takeShown(std::string_view &text);

/// The text made safe for any terminal: takeShown() of each character except line ends and tabs.
std::string printable(std::string_view text);

} // namespace core
