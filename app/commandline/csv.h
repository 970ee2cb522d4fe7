#pragma once

#include <string>
#include <string_view>

namespace commandline {

/// A field of a table of comma-separated values, quoted where RFC 4180 has it so.
inline std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

} // namespace commandline
