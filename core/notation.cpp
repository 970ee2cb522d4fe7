#include "core/notation.h"
#include "core/printable.h"
#include "core/translatable.h"

#include <charconv>
#include <cstddef>

namespace core {

namespace {

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

} // namespace

std::string squareName(int index, int columns)
{
    return static_cast<char>('a' + index % columns) + std::to_string(index / columns + 1);
}

Result<int> parseSquare(std::string_view text, int columns, int rows)
{
    const auto expected = [&] {
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "%1 is not a valid square; expected a letter from a "
                                             "to %2 and a number from 1 to %3, such as %4"),
            {inQuotes(text), std::string(1, static_cast<char>('a' + columns - 1)),
             std::to_string(rows), squareName(columns * (rows / 2) + columns / 2, columns)});
    };
    if (text.size() < 2)
        return expected();
    const int column = lowerCase(text.substr(0, 1)).front() - 'a';
    const int row = parseNumber(text.substr(1)) - 1;
    if (column < 0 || column >= columns || row < 0 || row >= rows)
        return expected();
    return row * columns + column;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> found;
    std::size_t i = 0;
    while (i < text.size()) {
        while (i < text.size() && isBlank(text[i]))
            ++i;
        const std::size_t start = i;
        while (i < text.size() && !isBlank(text[i]))
            ++i;
        if (i > start)
            found.push_back(text.substr(start, i - start));
    }
    return found;
}

std::string inQuotes(std::string_view text)
{
    constexpr int longest = 40;
    std::string shown = "\"";
    for (int characters = 0; !text.empty() && characters < longest; ++characters)
        shown += takeShown(text);
    if (!text.empty())
        shown += "...";
    return shown + '"';
}

std::string_view firstCharacter(std::string_view text)
{
    return text.substr(0, characterLength(text));
}

int parseNumber(std::string_view text)
{
    if (text.empty() || text.size() > 7)
        return -1;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return -1;
        number = number * 10 + (c - '0');
    }
    return number;
}

std::optional<double> parseDecimal(std::string_view text, double min, double max)
{
    double number = 0;
    const char *const end = text.data() + text.size();
    const std::from_chars_result read = std::from_chars(text.data(), end, number);
    // from_chars() accepts "nan", which is in no range.
    if (read.ec != std::errc() || read.ptr != end || !(number >= min && number <= max))
        return std::nullopt;
    return number;
}

} // namespace core
