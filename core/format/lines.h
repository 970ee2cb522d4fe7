#pragma once

#include "core/notation.h"

#include <algorithm>
#include <string_view>

namespace core::format {

/// A text without the byte order mark that some editors put before it.
inline std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// Takes the first line off a text that is not empty, and returns it without blanks around it.
inline std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

} // namespace core::format
