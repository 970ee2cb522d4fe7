#include "core/format/obf.h"

#include "core/format/lines.h"
#include "core/format/place.h"
#include "core/format/positionline.h"
#include "core/notation.h"
#include "core/translatable.h"

namespace core::format {

namespace {

constexpr std::size_t maxPositions = 1'000'000;

/// A number of discs with or without a sign, or nothing.
std::optional<int> parseScore(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    const int number = parseNumber(text);
    if (number < 0 || number > Othello::maxScore)
        return std::nullopt;
    return negative ? -number : number;
}

Result<ObfPosition::Value> parseField(const Othello &position, std::string_view field)
{
    const std::size_t colon = field.find(':');
    ObfPosition::Value value;
    if (colon != std::string_view::npos) {
        const Result<Move> move = position.parseMove(field.substr(0, colon));
        if (!move)
            return move.error();
        value.move = *move;
    }
    const std::string_view number =
        trimmed(colon == std::string_view::npos ? field : field.substr(colon + 1));
    const std::optional<int> score = parseScore(number);
    if (!score)
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "%1; expected a score such as +2, from -64 to 64"),
            {quoted(number)});
    value.score = *score;
    return value;
}

Result<ObfPosition> parseLine(std::string_view text, std::string_view line)
{
    const PositionLine parts = splitPositionLine(line);
    // Bars belong to another format, and the board's reader says where the first is.
    const std::string_view board = trimmed(parts.hasBars ? line : parts.board);
    const Result<Othello> position = Othello::parse(board);
    if (!position)
        return errorAt(text, offsetOf(text, board.empty() ? line : board), position.error());
    ObfPosition found{*position, {}, std::string(parts.comment)};
    for (const std::string_view field : parts.fields) {
        if (field.empty())
            continue;
        const auto value = parseField(found.position, field);
        if (!value)
            return errorAt(text, offsetOf(text, field), value.error());
        found.values.push_back(*value);
    }
    return found;
}

} // namespace

bool looksObf(std::string_view text)
{
    constexpr std::string_view signs = "XxOo-*.BbWw";
    int squares = 0;
    bool inComment = false;
    for (const char c : withoutByteOrderMark(text)) {
        if (inComment || (c == '%' && squares == 0)) {
            inComment = c != '\n';
            continue;
        }
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            continue;
        if (signs.find(c) == std::string_view::npos)
            return false;
        if (++squares == 32)
            return true; // no transcript has as many of these signs in a row
    }
    return false;
}

Result<std::vector<ObfPosition>> readObf(std::string_view text)
{
    if (const auto error = tooLarge(text.size()))
        return *error;
    std::vector<ObfPosition> positions;
    std::string_view rest = withoutByteOrderMark(text);
    while (!rest.empty()) {
        const std::string_view line = takeLine(rest);
        if (line.empty() || line.front() == '%')
            continue;
        const Result<ObfPosition> position = parseLine(text, line);
        if (!position)
            return position.error();
        if (positions.size() >= maxPositions)
            return errorAt(text, offsetOf(text, line),
                           {QT_TRANSLATE_NOOP("core::Error", "more positions than %1"),
                            {std::to_string(maxPositions)}});
        positions.push_back(*position);
    }
    if (positions.empty())
        return errorAt(
            text, 0,
            QT_TRANSLATE_NOOP("core::Error",
                              "no position; expected a board of 64 X, O and -, and a side"));
    return positions;
}

} // namespace core::format
