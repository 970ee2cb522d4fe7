#include "core/printable.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

/// The first and last of a range of invisible characters.
using Range = std::pair<char32_t, char32_t>;

/// Sorted: control characters, and Unicode's categories Cf, Zl and Zp and other default ignorable
/// characters.
constexpr std::array unseenRanges{
    Range{0x0, 0x1f},        Range{0x7f, 0x9f},       Range{0xad, 0xad},
    Range{0x34f, 0x34f},     Range{0x600, 0x605},     Range{0x61c, 0x61c},
    Range{0x6dd, 0x6dd},     Range{0x70f, 0x70f},     Range{0x890, 0x891},
    Range{0x8e2, 0x8e2},     Range{0x115f, 0x1160},   Range{0x17b4, 0x17b5},
    Range{0x180b, 0x180f},   Range{0x200b, 0x200f},   Range{0x2028, 0x202e},
    Range{0x2060, 0x206f},   Range{0x3164, 0x3164},   Range{0xfe00, 0xfe0f},
    Range{0xfeff, 0xfeff},   Range{0xffa0, 0xffa0},   Range{0xfff0, 0xfffb},
    Range{0x110bd, 0x110bd}, Range{0x110cd, 0x110cd}, Range{0x13430, 0x1343f},
    Range{0x1bca0, 0x1bca3}, Range{0x1d173, 0x1d17a}, Range{0xe0000, 0xe0fff},
};

bool isSeen(char32_t code)
{
    const auto range =
        std::lower_bound(unseenRanges.begin(), unseenRanges.end(), code,
                         [](const Range &before, char32_t c) { return before.second < c; });
    return range == unseenRanges.end() || code < range->first;
}

struct Character
{
    std::size_t bytes = 1;
    bool isSeen = false;
};

/// The first character of a nonempty text.
Character firstOf(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80)
        return {1, isSeen(lead)};
    if (lead < 0xc0 || lead >= 0xf8)
        return {};
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    char32_t code = lead & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(i < text.size() ? text[i] : '\0');
        if ((next & 0xc0) != 0x80)
            return {};
        code = code << 6 | (next & 0x3fu);
    }
    constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    if (code < smallest[length] || code > 0x10ffff || surrogate)
        return {};
    return {length, isSeen(code)};
}

} // namespace

std::size_t characterLength(std::string_view text)
{
    return text.empty() ? 0 : firstOf(text).bytes;
}

std::string_view takeShown(std::string_view &text)
{
    const Character first = firstOf(text);
    const std::string_view shown = first.isSeen ? text.substr(0, first.bytes) : "?";
    text.remove_prefix(first.bytes);
    return shown;
}

std::string printable(std::string_view text)
{
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        if (text.front() == '\n' || text.front() == '\t') {
            shown += text.front();
            text.remove_prefix(1);
        } else {
            shown += takeShown(text);
        }
    }
    return shown;
}

} // namespace core
