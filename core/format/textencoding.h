#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// A text in UTF-8, without a byte order mark. Owns its bytes only where they had to change.
class Utf8Text
{
public:
    /// Takes UTF-16 where the bytes begin with its mark, and UTF-8 where they are that. Else the
    /// text is in the character set named, as iconv knows it, or, where none is named or the text
    /// is not in it, each line that is no UTF-8 is in Windows-1252, which holds ISO 8859-1: as
    /// older servers and WTHOR write names. Carriage returns without line feeds behind them
    /// become line feeds. The bytes must outlive the text.
    explicit Utf8Text(std::string_view bytes, const std::string &charset = {});
    Utf8Text(const Utf8Text &) = delete;
    Utf8Text &operator=(const Utf8Text &) = delete;

    std::string_view text() const { return m_text; }
    /// Whether a character set was named and needed that is not known, or that the text is not in.
    bool charsetFailed() const { return m_charsetFailed; }

private:
    void decode(std::string_view bytes, const std::string &charset);
    void separateLines();

    std::string m_changed;
    std::string_view m_text;
    bool m_charsetFailed = false;
};

/// The character that two units of UTF-16 stand for; nothing where they are no pair.
std::optional<char32_t> characterOfPair(char32_t first, char32_t second);

/// Appends a character of Unicode in UTF-8.
void appendUtf8(std::string &text, char32_t character);

/// The character at a text's begin and its length in bytes; 0 and 1 where it is none.
struct DecodedCharacter
{
    char32_t character = 0;
    std::size_t length = 1;
};
DecodedCharacter decodeUtf8(std::string_view text);

} // namespace core::format
