#include "core/format/place.h"

#include "core/notation.h"

#include <algorithm>

namespace core::format {

std::string placeText(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart =
        before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::string_view inLine = before.substr(lineStart);
    const auto column =
        1 + std::count_if(inLine.begin(), inLine.end(), [](char c) {
            return (static_cast<unsigned char>(c) & 0xc0) != 0x80; // not within a character
        });
    return "line " + std::to_string(line) + ", column " + std::to_string(column) + ", byte "
           + std::to_string(before.size() + 1);
}

Error errorAt(std::string_view text, std::size_t byte, const std::string &what)
{
    return Error{placeText(text, byte) + ": " + what};
}

std::string tooLarge(std::size_t bytes, std::size_t limit)
{
    if (bytes <= limit)
        return {};
    return "the file has " + std::to_string(bytes) + " bytes; expected at most "
           + std::to_string(limit) + " (" + std::to_string(limit >> 20) + " MiB)";
}

std::string singleLine(std::string_view text)
{
    std::string line(trimmed(text));
    for (char &c : line) {
        const auto code = static_cast<unsigned char>(c);
        if (code < 0x20 || code == 0x7f)
            c = ' ';
    }
    return line;
}

} // namespace core::format
