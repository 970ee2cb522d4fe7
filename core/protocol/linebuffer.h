#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::protocol {

/// A line without its end, "\n" or "\r\n".
struct Line
{
    std::string text;     ///< empty if it was too long
    bool tooLong = false; ///< and dropped
};

/// Splits what arrives in pieces into lines. A line over the longest is dropped, so that input
/// without an end does not fill the memory.
class LineBuffer
{
public:
    /// The usual limit of a line that another program writes, in bytes.
    static constexpr std::size_t usualLongest = std::size_t(1) << 20;

    explicit LineBuffer(std::size_t longest = usualLongest)
        : m_longest(longest)
    {}

    void append(std::string_view bytes);
    /// The next whole line.
    std::optional<Line> takeLine();
    /// The last line where it has no end, once there is no whole one and nothing will follow.
    std::optional<Line> takeRest();

private:
    Line lineUpTo(std::size_t end);

    std::size_t m_longest;
    std::string m_bytes;
    std::size_t m_begin = 0;    ///< of the next line
    std::size_t m_searched = 0; ///< bytes before this hold no further line end
    bool m_dropping = false;    ///< in a line that is too long
};

} // namespace core::protocol
