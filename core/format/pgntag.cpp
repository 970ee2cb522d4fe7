#include "core/format/pgntag.h"

#include "core/format/movewords.h"
#include "core/notation.h"

#include <algorithm>

namespace core::format {

bool startsWithTag(std::string_view text)
{
    if (!text.starts_with('['))
        return false;
    std::size_t at = 1;
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    const std::size_t name = at;
    while (at < text.size() && (isLetter(text[at]) || isDigit(text[at]) || text[at] == '_'))
        ++at;
    if (at == name || !isLetter(text[name]))
        return false;
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    return at < text.size() && text[at] == '"';
}

std::optional<PgnTag> readPgnTag(std::string_view text)
{
    const std::size_t open = text.find('"');
    const std::size_t lineEnd = std::min(text.find('\n', open), text.size());
    const auto endsTag = [&](std::size_t quote) {
        const std::size_t next = text.find_first_not_of(" \t", quote + 1);
        const std::size_t before = text.find_last_not_of('\\', quote - 1);
        const bool isEscaped = (quote - before) % 2 == 0; // by an unescaped backslash
        return !isEscaped && text[std::min(next, text.size() - 1)] == ']';
    };
    std::size_t close = open + 1;
    while (close < lineEnd && (text[close] != '"' || !endsTag(close)))
        ++close;
    if (close == lineEnd) {
        close = text.substr(0, lineEnd).rfind(']');
        if (close == text.npos || close < open)
            return std::nullopt;
    }
    return PgnTag{trimmed(text.substr(1, open - 1)), open + 1, close - open - 1,
                  std::min(text.find(']', close), text.size() - 1) + 1};
}

} // namespace core::format
