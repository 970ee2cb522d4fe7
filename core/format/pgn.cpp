#include "core/format/pgn.h"

#include "core/format/gameresult.h"
#include "core/format/movewords.h"
#include "core/format/sourcelocation.h"
#include "core/notation.h"

#include <algorithm>
#include <array>

namespace core::format {

bool startsWithTag(std::string_view text)
{
    if (!text.starts_with('['))
        return false;
    std::size_t at = 1;
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    const std::size_t name = at;
    while (at < text.size() && (isLetter(text[at]) || isDigit(text[at]) || text[at] == '_'))
        ++at;
    if (at == name || !isLetter(text[name]))
        return false;
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    return at < text.size() && text[at] == '"';
}

std::optional<PgnTag> readPgnTag(std::string_view text)
{
    const std::size_t open = text.find('"');
    const std::size_t lineEnd = std::min(text.find('\n', open), text.size());
    const auto endsTag = [&](std::size_t quote) {
        const std::size_t next = text.find_first_not_of(" \t", quote + 1);
        const std::size_t before = text.find_last_not_of('\\', quote - 1);
        const bool isEscaped = (quote - before) % 2 == 0; // by an unescaped backslash
        return !isEscaped && text[std::min(next, text.size() - 1)] == ']';
    };
    std::size_t close = open + 1;
    while (close < lineEnd && (text[close] != '"' || !endsTag(close)))
        ++close;
    if (close == lineEnd) {
        close = text.substr(0, lineEnd).rfind(']');
        if (close == text.npos || close < open)
            return std::nullopt;
    }
    return PgnTag{trimmed(text.substr(1, open - 1)), open + 1, close - open - 1,
                  std::min(text.find(']', close), text.size() - 1) + 1};
}

namespace {

/// Notes a tag with information that is not kept; "?" and "-" mean unknown.
void noteTag(std::string_view name, std::string_view value, UnsavedFacts &unsaved)
{
    constexpr std::array<std::string_view, 8> known{"Black", "White",  "Date",  "Event",
                                                    "Site",  "Result", "SetUp", "PlyCount"};
    const std::string_view said = trimmed(value);
    if (said.empty() || said == "?" || said == "-"
        || std::find(known.begin(), known.end(), name) != known.end())
        return;
    if (name == "TimeControl")
        unsaved.times = true;
    else if (name == "Komi")
        unsaved.komi = parseKomi(said);
    else
        unsaved.others = true;
}

/// Notes a remark's embedded commands, such as [%clk].
void noteCommands(std::string_view remark, UnsavedFacts &unsaved)
{
    for (std::size_t at = 0; (at = remark.find("[%", at)) != remark.npos; at += 2) {
        const std::string_view command = remark.substr(at + 2, 3);
        (command == "clk" || command == "emt" || command == "egt" || command == "mct"
             ? unsaved.times
         : command == "eva" ? unsaved.values
                            : unsaved.others) = true;
    }
}

} // namespace

std::string unescapedTagValue(std::string_view written)
{
    std::string value(written);
    for (std::size_t at = 0; (at = value.find('\\', at)) != value.npos && at + 1 < value.size();
         ++at)
        value.erase(at, 1);
    return value;
}

void addTag(std::string_view name, const std::string &value, GameRecord &game,
            UnsavedFacts &unsaved)
{
    if (name == "Black")
        game.players[0] = value;
    else if (name == "White")
        game.players[1] = value;
    else if (name == "Date" && value != "????.??.??")
        game.date = value;
    // The event is preferred to the site, whichever comes first; "?" means unknown.
    else if (value != "?" && (name == "Event" || (name == "Site" && game.place.empty())))
        game.place = value;
    else if (name == "Result" && value != "*")
        game.result = value;
    else
        noteTag(name, value, unsaved);
}

std::size_t remarkLength(std::string_view text)
{
    const char open = text.front();
    const char close = open == '{' ? '}' : ')';
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == open && (open == '(' || depth == 0))
            ++depth;
        else if (text[at] == close && --depth == 0)
            return at + 1;
    }
    return 0;
}

void addRemark(std::string_view written, GameRecord &game, UnsavedFacts &unsaved)
{
    const std::string_view remark = trimmed(written);
    noteCommands(remark, unsaved);
    if (!remark.empty() && !remark.starts_with("[%"))
        game.comment += (game.comment.empty() ? "" : "\n") + singleLine(remark);
}

} // namespace core::format
