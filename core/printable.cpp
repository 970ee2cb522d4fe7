#include "core/printable.h"

#include <algorithm>
#include <array>

namespace core {

std::size_t printableLength(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.empty() ? '\0' : text.front());
    if (lead < 0x80)
        return lead >= 0x20 && lead != 0x7f ? 1 : 0;
    if (lead < 0xc0 || lead >= 0xf8)
        return 0;
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    char32_t code = lead & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(i < text.size() ? text[i] : '\0');
        if ((next & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (next & 0x3fu);
    }
    // Of the two-byte codes those below 0xa0 are control characters.
    constexpr std::array<char32_t, 5> smallest{0, 0, 0xa0, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    return code < smallest[length] || code > 0x10ffff || surrogate ? 0 : length;
}

std::string printable(std::string_view text)
{
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const bool isLayout = text.front() == '\n' || text.front() == '\t';
        const std::size_t length = isLayout ? 1 : printableLength(text);
        shown += length == 0 ? "?" : text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return shown;
}

} // namespace core
