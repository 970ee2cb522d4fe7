#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::protocol {

/// Splits the output of another program into lines. A line over a megabyte is dropped, so that
/// output without an end does not fill the memory.
class LineBuffer
{
public:
    static constexpr std::size_t maxLine = std::size_t(1) << 20;

    void append(std::string_view bytes);
    /// The next whole line without its end, "\n" or "\r\n".
    std::optional<std::string> takeLine();

private:
    std::string m_bytes;
    std::size_t m_begin = 0;    ///< of the next line
    std::size_t m_searched = 0; ///< bytes before this hold no further line end
    bool m_dropping = false;    ///< in a line that is too long
};

} // namespace core::protocol
