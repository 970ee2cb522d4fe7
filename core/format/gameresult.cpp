#include "core/format/gameresult.h"

#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core::format {

namespace {

/// Some programs write half a point so.
constexpr std::string_view half = "\u00bd";

/// Parses the number at `at` and moves `at` to its end; nothing if there is none.
std::optional<double> numberAt(std::string_view text, std::size_t &at)
{
    std::size_t end = at;
    while (end < text.size() && ((text[end] >= '0' && text[end] <= '9') || text[end] == '.'))
        ++end;
    const auto number = parseDecimal(text.substr(at, end - at), 0, 64);
    if (number)
        at = end;
    return number;
}

void setLead(GameResult &result, double lead, Othello::Rule rule)
{
    lead += 0.0; // a draw may be written as -0
    result.lead = lead;
    result.winner = (lead > 0 ? 1 : 0) - (lead < 0 ? 1 : 0);
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), lead);
    result.leadText = (lead < 0 ? "" : "+") + std::string(text.data(), written.ptr);
    const bool isWhole = std::floor(lead) == lead;
    const int difference = static_cast<int>(lead);
    if (!isWhole || difference % 2 != 0)
        return; // the difference includes a komi
    const int more = rule == Othello::Rule::Fewest ? -difference : difference;
    result.black = (64 + more) / 2;
    result.white = (64 - more) / 2;
}

GameResult::End howEnded(std::string_view mark)
{
    if (mark.starts_with('r'))
        return GameResult::End::Resigned;
    if (mark.starts_with('t') || mark.starts_with("f"))
        return GameResult::End::OutOfTime;
    if (mark.starts_with('s'))
        return GameResult::End::Agreed;
    return mark.starts_with('l') ? GameResult::End::Left : GameResult::End::Played;
}

void setDiscs(GameResult &result, int black, int white, Othello::Rule rule)
{
    result.black = black;
    result.white = white;
    const int more = (black > white ? 1 : 0) - (black < white ? 1 : 0);
    result.winner = rule == Othello::Rule::Fewest ? -more : more;
}

/// A result that begins with a side: "b+6", "w+r", "white wins by 24", "black 40, white 24".
void readOfSide(const std::string &text, std::size_t at, Othello::Rule rule, GameResult &result)
{
    const bool isBlack = text[at] == 'b';
    const std::size_t plus = text.find('+', at);
    const bool wins =
        text.find(" w", at) != std::string::npos
        && (text.find("win") != std::string::npos || text.find("won") != std::string::npos);
    if (plus != std::string::npos || wins)
        result.winner = isBlack ? 1 : -1;
    at = plus != std::string::npos ? plus + 1 : text.find_first_of("0123456789", at);
    if (at == std::string::npos)
        return;
    const auto number = numberAt(text, at);
    if (!number) {
        result.end = howEnded(std::string_view(text).substr(at));
        return;
    }
    std::size_t next = text.find_first_of("0123456789", at);
    const auto other = plus == std::string::npos && next != std::string::npos ? numberAt(text, next)
                                                                              : std::nullopt;
    const bool isDiscs = other && *number + *other > 2 && *number + *other <= 64;
    if (!isDiscs) {
        setLead(result, isBlack ? *number : -*number, rule);
        return;
    }
    // The first number belongs to the side that the text begins with, or to the winner.
    const int first = static_cast<int>(*number);
    const int second = static_cast<int>(*other);
    setDiscs(result, isBlack ? first : second, isBlack ? second : first, rule);
}

} // namespace

GameResult parseResult(std::string_view written, Othello::Rule rule)
{
    const std::string text = lowerCase(trimmed(written));
    GameResult result;
    std::size_t at = text.find_first_not_of("( ");
    if (at == std::string::npos)
        return result;
    const bool black = text.compare(at, 1, "b") == 0;
    const bool white = text.compare(at, 1, "w") == 0;
    if (black || white) {
        readOfSide(text, at, rule, result);
        return result;
    }
    if (text.compare(at, 4, "draw") == 0 || text.compare(at, 3, "tie") == 0
        || text.compare(at, 3, "1/2") == 0 || text.compare(at, half.size(), half) == 0) {
        result.winner = 0;
        return result;
    }
    const bool isSigned = text[at] == '+' || text[at] == '-';
    const bool isNegative = text[at] == '-';
    at += isSigned ? 1 : 0;
    const auto first = numberAt(text, at);
    if (!first)
        return result;
    const std::size_t second = text.find_first_not_of(" -:", at);
    std::size_t end = std::min(second, text.size());
    const auto other = isSigned ? std::nullopt : numberAt(text, end);
    if (other) {
        const bool isPoints = *first + *other == 1 || *first + *other == 2;
        if (isPoints)
            result.winner = (*first > *other ? 1 : 0) - (*first < *other ? 1 : 0);
        else if (*first + *other > 2 && std::floor(*first) == *first
                 && std::floor(*other) == *other)
            setDiscs(result, static_cast<int>(*first), static_cast<int>(*other), rule);
        return result;
    }
    // A difference has a sign, or a decimal point as in GGF.
    if (isSigned || text.find('.') != std::string::npos || *first == 0)
        setLead(result, isNegative ? -*first : *first, rule);
    if (const std::size_t colon = text.find(':'); colon != std::string::npos)
        result.end = howEnded(std::string_view(text).substr(colon + 1));
    return result;
}

std::optional<double> parseKomi(std::string_view text)
{
    std::size_t at = text.find_first_of("0123456789.");
    if (text.find_first_of("123456789") == text.npos)
        return std::nullopt;
    const bool isNegative = at > 0 && text[at - 1] == '-';
    const auto komi = numberAt(text, at);
    return komi && isNegative ? -*komi : komi;
}

std::optional<Error> contradictionOf(std::string_view written, const Othello &end,
                                     std::optional<double> komi)
{
    if (trimmed(written).empty() || !end.isOver())
        return std::nullopt;
    const GameResult said = parseResult(written, end.rule());
    const int lead = end.score();
    const bool isFewest = end.rule() == Othello::Rule::Fewest;
    const int black = (64 + (isFewest ? -lead : lead)) / 2;
    const int blackOnBoard = end.count(Side::First);
    const int whiteOnBoard = end.count(Side::Second);
    const int leadOnBoard = isFewest ? whiteOnBoard - blackOnBoard : blackOnBoard - whiteOnBoard;
    bool agrees = true;
    if (said.end == GameResult::End::Resigned || said.end == GameResult::End::OutOfTime) {
        const int winner = (lead > 0 ? 1 : 0) - (lead < 0 ? 1 : 0);
        agrees = !said.winner || *said.winner == winner;
    } else if (said.end == GameResult::End::Left) {
        agrees = true; // it is the score when a player left
    } else if (said.lead) {
        const double more = std::abs(*said.lead - lead);
        const bool hasKomi = komi ? more == std::abs(*komi) : std::floor(more) != more;
        agrees = more == 0 || *said.lead == leadOnBoard || hasKomi;
    } else if (said.black && said.white) {
        agrees = (*said.black == black && *said.white == 64 - black)
                 || (*said.black == blackOnBoard && *said.white == whiteOnBoard);
    } else if (said.winner && !komi) {
        agrees = *said.winner == (lead > 0 ? 1 : 0) - (lead < 0 ? 1 : 0);
    }
    if (agrees)
        return std::nullopt;
    return Error(
        QT_TRANSLATE_NOOP("core::Error",
                          "the result %1 is not that of the moves, %2; the moves count"),
        {inQuotes(trimmed(written)), std::to_string(black) + '-' + std::to_string(64 - black)});
}

} // namespace core::format
