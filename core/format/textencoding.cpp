#include "core/format/textencoding.h"

#include "core/format/lines.h"

#include <algorithm>
#include <array>
#include <iconv.h>
#include <optional>

namespace core::format {

namespace {

bool isAscii(std::string_view text)
{
    unsigned char all = 0;
    for (const char c : text)
        all = static_cast<unsigned char>(all | static_cast<unsigned char>(c));
    return all < 0x80;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        if (static_cast<unsigned char>(text.front()) < 0x80) {
            text.remove_prefix(1);
            continue;
        }
        const DecodedCharacter next = decodeUtf8(text);
        if (next.length < 2)
            return false;
        text.remove_prefix(next.length);
    }
    return true;
}

std::string fromUtf16(std::string_view bytes, bool bigEndian)
{
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(bigEndian ? first << 8 | second : second << 8 | first);
    };
    std::string text;
    for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
        const auto paired =
            at + 3 < bytes.size() ? characterOfPair(unit(at), unit(at + 2)) : std::nullopt;
        appendUtf8(text, paired.value_or(unit(at)));
        if (paired)
            at += 2;
    }
    return text;
}

/// Decodes a byte of Windows-1252: ISO 8859-1 except for these 32, of which five are undefined
/// (https://encoding.spec.whatwg.org/#index-windows-1252).
char32_t fromWindows1252(unsigned char byte)
{
    constexpr unsigned char first = 0x80;
    constexpr std::array<char32_t, 32> others{
        0x20ac, 0x81,   0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8d,   0x017d, 0x8f,   0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
        0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,   0x017e, 0x0178};
    return byte < first || byte >= first + others.size() ? byte : others.at(byte - first);
}

/// Converts a text in a character set to UTF-8; nothing if the set is unknown or the bytes are
/// invalid in it.
std::optional<std::string> fromCharset(std::string_view bytes, const std::string &charset)
{
    iconv_t converter = iconv_open("UTF-8", charset.c_str());
    // On failure iconv_open(3) returns -1 as a pointer.
    if (converter == reinterpret_cast<iconv_t>(-1)) // NOLINT(performance-no-int-to-ptr)
        return std::nullopt;
    std::string text;
    char *in = const_cast<char *>(bytes.data());
    std::size_t left = bytes.size();
    std::array<char, 4096> part{};
    bool isRead = true;
    while (left > 0 && isRead) {
        char *out = part.data();
        std::size_t space = part.size();
        const std::size_t before = left;
        iconv(converter, &in, &left, &out, &space);
        text.append(part.data(), part.size() - space);
        isRead = left < before;
    }
    iconv_close(converter);
    return isRead ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace

Utf8Text::Utf8Text(std::string_view bytes, const std::string &charset)
{
    decode(bytes, charset);
    separateLines();
}

void Utf8Text::decode(std::string_view bytes, const std::string &charset)
{
    const bool little = bytes.starts_with("\xff\xfe");
    if (little || bytes.starts_with("\xfe\xff")) {
        m_changed = fromUtf16(bytes, !little);
        m_text = m_changed;
        return;
    }
    m_text = withoutByteOrderMark(bytes);
    if (isAscii(m_text) || isUtf8(m_text))
        return;
    if (!charset.empty()) {
        if (auto converted = fromCharset(bytes, charset)) {
            m_changed = *std::move(converted);
            m_text = m_changed;
            return;
        }
        m_charsetFailed = true;
    }
    std::string_view rest = m_text;
    while (!rest.empty()) {
        const std::size_t length = std::min(rest.find('\n'), rest.size() - 1) + 1;
        const std::string_view line = rest.substr(0, length);
        rest.remove_prefix(length);
        if (isUtf8(line)) {
            m_changed += line;
            continue;
        }
        for (const char c : line)
            appendUtf8(m_changed, fromWindows1252(static_cast<unsigned char>(c)));
    }
    m_text = m_changed;
}

void Utf8Text::separateLines()
{
    std::string text; // a copy, made only if there is something to change
    for (std::size_t at = 0; (at = m_text.find('\r', at)) != m_text.npos; ++at) {
        if (at + 1 < m_text.size() && m_text[at + 1] == '\n')
            continue;
        if (text.empty())
            text = m_text;
        text[at] = '\n';
    }
    if (text.empty())
        return;
    m_changed = std::move(text);
    m_text = m_changed;
}

std::optional<char32_t> characterOfPair(char32_t first, char32_t second)
{
    const bool isPair = first >= 0xd800 && first < 0xdc00 && second >= 0xdc00 && second < 0xe000;
    return isPair ? std::optional(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00))
                  : std::nullopt;
}

void appendUtf8(std::string &text, char32_t character)
{
    const auto add = [&text](char32_t byte) { text += static_cast<char>(byte); };
    if (character < 0x80) {
        add(character);
    } else if (character < 0x800) {
        add(0xc0 | character >> 6);
        add(0x80 | (character & 0x3f));
    } else if (character < 0x10000) {
        if (character >= 0xd800 && character < 0xe000)
            character = 0xfffd; // half a pair
        add(0xe0 | character >> 12);
        add(0x80 | (character >> 6 & 0x3f));
        add(0x80 | (character & 0x3f));
    } else {
        add(0xf0 | character >> 18);
        add(0x80 | (character >> 12 & 0x3f));
        add(0x80 | (character >> 6 & 0x3f));
        add(0x80 | (character & 0x3f));
    }
}

DecodedCharacter decodeUtf8(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80)
        return {byte(0), 1};
    const std::size_t length = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
    if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < length)
        return {};
    char32_t character = byte(0) & (0x7f >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return {};
        character = character << 6 | (byte(i) & 0x3f);
    }
    const bool isTooLong =
        (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
    const bool isNone = (character >= 0xd800 && character < 0xe000) || character > 0x10ffff;
    return isTooLong || isNone ? DecodedCharacter() : DecodedCharacter{character, length};
}

} // namespace core::format
