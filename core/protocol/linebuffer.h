#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::protocol {

/// A line without its end ("\n" or "\r\n").
struct Line
{
    std::string text;     ///< empty if the line was too long
    bool tooLong = false; ///< the line was dropped
};

/// Splits input that arrives in pieces into lines. Lines over a limit are dropped, so that input
/// without line ends does not fill the memory.
class LineBuffer
{
public:
    /// The usual limit for lines from another program, in bytes.
    static constexpr std::size_t usualLongest = std::size_t(1) << 20;

    explicit LineBuffer(std::size_t longest = usualLongest)
        : m_longest(longest)
    {}

    void append(std::string_view bytes);
    /// The next complete line; nothing if there is none.
    std::optional<Line> takeLine();
    /// The unterminated last line, after all complete ones, when no more input will follow.
    std::optional<Line> takeRest();

private:
    Line lineUpTo(std::size_t end);

    std::size_t m_longest;
    std::string m_bytes;
    std::size_t m_begin = 0;    ///< start of the next line
    std::size_t m_searched = 0; ///< there is no line end before this offset
    bool m_dropping = false;    ///< inside a line that is too long
};

} // namespace core::protocol
