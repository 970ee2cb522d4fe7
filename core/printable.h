#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// How many bytes the first character of a text takes: 0 of an empty text, 1 of a byte that is not
/// valid UTF-8.
std::size_t characterLength(std::string_view text);

/// Takes the first character off a text that is not empty, and returns what may be shown of it:
/// itself, or "?" for a control character, for one that only formats (which hides, or turns other
/// text around), and for a byte that is not valid UTF-8.
std::string_view takeShown(std::string_view &text);

/// The text as any terminal may show it: takeShown() of each character but line ends and tabs.
std::string printable(std::string_view text);

} // namespace core
