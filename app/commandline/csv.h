#pragma once

#include <string>
#include <string_view>

namespace commandline {

/// A CSV field, quoted where RFC 4180 requires it. An apostrophe is prefixed to what a spreadsheet
/// would take for a formula, because names come from outside.
inline std::string csvField(std::string_view text)
{
    constexpr std::string_view formulas = "=+-@\t\r";
    const bool isFormula = !text.empty() && formulas.find(text.front()) != std::string_view::npos;
    std::string plain = (isFormula ? "'" : "") + std::string(text);
    if (plain.find_first_of(",\"\r\n") == std::string::npos)
        return plain;
    std::string quoted = "\"";
    for (const char c : plain)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

} // namespace commandline
