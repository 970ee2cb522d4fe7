#pragma once

#include <string>
#include <string_view>

namespace core::format {

/// A text in UTF-8, without a byte order mark. Owns its bytes only where they had to change.
class Utf8Text
{
public:
    /// Takes UTF-16 where the bytes begin with its mark. Else each line that is no UTF-8 is taken
    /// for ISO 8859-1, as older servers and WTHOR write names. The bytes must outlive the text.
    explicit Utf8Text(std::string_view bytes);
    Utf8Text(const Utf8Text &) = delete;
    Utf8Text &operator=(const Utf8Text &) = delete;

    std::string_view text() const { return m_text; }

private:
    std::string m_changed;
    std::string_view m_text;
};

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
