#include "core/format/sourcelocation.h"

#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>

namespace core::format {

namespace {

constexpr TranslatableText newerFormat =
    QT_TRANSLATE_NOOP("core::Error", "format %1 was made by a newer program; expected format %2");

} // namespace

SourceLocation locationAt(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte);
    const auto lineEnds = std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart =
        before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::string_view inLine = before.substr(lineStart);
    const auto characters = std::count_if(inLine.begin(), inLine.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0) != 0x80; // not a continuation byte
    });
    return {1 + static_cast<std::size_t>(lineEnds), 1 + static_cast<std::size_t>(characters),
            1 + before.size()};
}

Error errorAt(std::string_view text, std::size_t byte, const Error &error)
{
    return error.at(locationAt(text, error.place.byte > 0 ? byte + error.place.byte - 1 : byte));
}

std::optional<Error> tooLarge(std::size_t bytes, std::size_t limit)
{
    if (bytes <= limit)
        return std::nullopt;
    return Error(
        QT_TRANSLATE_NOOP("core::Error", "the file has %1 bytes; expected at most %2 (%3 MiB)"),
        {std::to_string(bytes), std::to_string(limit), std::to_string(limit >> 20)});
}

std::optional<Error> versionProblem(std::string_view text, std::string_view number, int newest)
{
    const int version = parseNumber(number);
    if (version >= 1 && version <= newest)
        return std::nullopt;
    return errorAt(
        text, offsetOf(text, number),
        version < 1
            ? Error(QT_TRANSLATE_NOOP("core::Error", "%1; expected the number of the format, %2"),
                    {inQuotes(number), std::to_string(newest)})
            : Error(newerFormat, {std::to_string(version), std::to_string(newest)}));
}

bool isOfNewerProgram(const Error &error)
{
    return error.sentence == newerFormat.source;
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
