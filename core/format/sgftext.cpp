#include "core/format/sgftext.h"

#include "core/format/lines.h"
#include "core/format/movewords.h"
#include "core/notation.h"

#include <algorithm>
#include <string>

namespace core::format {

namespace {

/// The next game tree that begins a line, or npos.
std::size_t nextTreeOnLine(std::string_view text, std::size_t at)
{
    while ((at = nextTree(text, at)) != text.npos) {
        const std::size_t before = text.substr(0, at).find_last_not_of(" \t");
        if (before == text.npos || text[before] == '\n')
            return at;
        ++at;
    }
    return at;
}

} // namespace

std::optional<std::string_view> firstValue(std::string_view text, std::string_view property)
{
    for (std::size_t open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
        std::size_t end = open;
        while (end > 0 && static_cast<unsigned char>(text[end - 1]) <= ' ')
            --end;
        std::string name;
        for (std::size_t at = end; at > 0 && isLetter(text[at - 1]); --at) {
            if (isCapital(text[at - 1]))
                name.insert(name.begin(), text[at - 1]);
        }
        if (name == property)
            return trimmed(text.substr(open + 1));
    }
    return std::nullopt;
}

std::size_t nextTree(std::string_view text, std::size_t at)
{
    while ((at = text.find('(', at)) != text.npos) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", at + 1);
        if (next != text.npos && text[next] == ';')
            return at;
        ++at;
    }
    return at;
}

std::size_t nextGameOnLine(std::string_view text, std::size_t at)
{
    while ((at = nextTreeOnLine(text, at)) != text.npos) {
        const std::size_t node = text.find(';', at) + 1;
        const std::string_view root =
            text.substr(node, std::min(text.find_first_of("();", node), text.size()) - node);
        if (firstValue(root, "GM") || firstValue(root, "FF"))
            return at;
        ++at;
    }
    return at;
}

bool holdsNextNode(std::string_view tag, std::string_view value)
{
    if (tag == "C" || tag == "GC")
        return false;
    const auto skip = [&value](std::size_t &at, const auto &isSkipped) {
        const std::size_t from = at;
        while (at < value.size() && isSkipped(value[at]))
            ++at;
        return at > from;
    };
    const auto isSpace = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
    for (std::size_t at = value.find('\n'); at != value.npos; at = value.find('\n', at)) {
        skip(at, isSpace);
        skip(at, [](char c) { return c == '('; });
        if (skip(at, [](char c) { return c == ';'; })) {
            skip(at, isSpace);
            if (skip(at, isCapital) && at < value.size() && value[at] == '[')
                return true;
        }
    }
    return false;
}

} // namespace core::format
