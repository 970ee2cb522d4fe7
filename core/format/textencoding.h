#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// A text in UTF-8, without a byte order mark. Owns its bytes only if they had to be changed.
class Utf8Text
{
public:
    /// Decodes UTF-16 if the bytes begin with its mark, and UTF-8 if they are valid. Otherwise the
    /// text is in the named character set, by iconv's name. If none is named, or the text is not
    /// valid in it, each line that is not UTF-8 is Windows-1252, which includes ISO 8859-1, because
    /// older servers and WTHOR write names so. Carriage returns not followed by line feeds become
    /// line feeds. The bytes must outlive the text.
    explicit Utf8Text(std::string_view bytes, const std::string &charset = {});
    Utf8Text(const Utf8Text &) = delete;
    Utf8Text &operator=(const Utf8Text &) = delete;

    std::string_view text() const { return m_text; }
    /// Whether the named character set was needed, but is unknown or does not fit the text.
    bool charsetFailed() const { return m_charsetFailed; }

private:
    void decode(std::string_view bytes, const std::string &charset);
    void separateLines();

    std::string m_changed;
    std::string_view m_text;
    bool m_charsetFailed = false;
};

/// The character of two UTF-16 code units; nothing if they are not a surrogate pair.
std::optional<char32_t> characterOfPair(char32_t first, char32_t second);

/// Appends a character of Unicode in UTF-8.
void appendUtf8(std::string &text, char32_t character);

/// A text's first character and its length in bytes; 0 and 1 if it is invalid.
struct DecodedCharacter
{
    char32_t character = 0;
    std::size_t length = 1;
};
DecodedCharacter decodeUtf8(std::string_view text);

} // namespace core::format
