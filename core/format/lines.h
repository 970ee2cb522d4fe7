#pragma once

#include "core/notation.h"

#include <algorithm>
#include <string_view>

namespace core::format {

/// A text without the byte order mark that some editors put at its beginning.
inline std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

constexpr bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/// Removes the first line of a nonempty text and returns it trimmed.
inline std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// Whether a line only separates parts of a text: "-----", "= = =", "|---|---|".
inline bool isDivider(std::string_view line)
{
    constexpr std::string_view strokes = "-=_*~";
    const auto count = std::count_if(line.begin(), line.end(),
                                     [&](char c) { return strokes.find(c) != strokes.npos; });
    return count >= 3 && line.find_first_not_of("-=_*~+|: \t") == line.npos;
}

/// Finds the line numbers, from 1, of successive places in a text: counts from the previous place,
/// so that near ones are fast.
class LineCounter
{
public:
    explicit LineCounter(std::string_view text)
        : m_text(text)
    {}

    std::size_t lineAt(std::size_t byte)
    {
        const auto [from, to] = std::minmax({m_byte, byte});
        const std::string_view between = m_text.substr(from, to - from);
        const auto ends =
            static_cast<std::size_t>(std::count(between.begin(), between.end(), '\n'));
        m_line = byte >= m_byte ? m_line + ends : m_line - ends;
        m_byte = byte;
        return m_line;
    }

private:
    std::string_view m_text;
    std::size_t m_byte = 0;
    std::size_t m_line = 1;
};

} // namespace core::format
