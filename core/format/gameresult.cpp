#include "core/format/gameresult.h"

#include "core/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core::format {

namespace {

/// The number at a place, with its end; nothing where there is none.
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
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), lead);
    result.leadText = (lead < 0 ? "" : "+") + std::string(text.data(), written.ptr);
    const bool isWhole = std::floor(lead) == lead;
    const int difference = static_cast<int>(lead);
    if (!isWhole || difference % 2 != 0)
        return; // of a komi
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
        const std::size_t plus = text.find('+', at);
        at = plus != std::string::npos ? plus + 1 : text.find_first_of("0123456789", at);
        if (at == std::string::npos)
            return result;
        if (const auto lead = numberAt(text, at))
            setLead(result, black ? *lead : -*lead, rule);
        else
            result.end = howEnded(std::string_view(text).substr(at));
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
        const bool isDiscs = *first + *other > 2; // 1-0 and 0-1 are points
        if (isDiscs && std::floor(*first) == *first && std::floor(*other) == *other) {
            result.black = static_cast<int>(*first);
            result.white = static_cast<int>(*other);
        }
        return result;
    }
    // A difference has its sign, or a point as GGF writes it.
    if (isSigned || text.find('.') != std::string::npos || *first == 0)
        setLead(result, isNegative ? -*first : *first, rule);
    if (const std::size_t colon = text.find(':'); colon != std::string::npos)
        result.end = howEnded(std::string_view(text).substr(colon + 1));
    return result;
}

} // namespace core::format
