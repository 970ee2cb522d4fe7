#include "core/format/rulename.h"

#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace core::format {

std::optional<Othello::Rule> ruleNamed(std::string_view name)
{
    std::string letters = lowerCase(name);
    std::erase_if(letters, [](char c) { return (c < 'a' || c > 'z') && (c < '0' || c > '9'); });
    for (const std::string_view size : {"8x8", "8"}) { // other sizes are other games
        if (letters.ends_with(size))
            letters.resize(letters.size() - size.size());
    }
    const bool isOfGame = letters.ends_with("othello") || letters.ends_with("reversi");
    if (isOfGame)
        letters.resize(letters.size() - std::string_view("othello").size());
    constexpr std::array<std::string_view, 4> usual{"", "normal", "standard", "usual"};
    constexpr std::array<std::string_view, 6> reverse{"anti",   "reverse", "reversed",
                                                      "misere", "fewest",  "suicide"};
    const auto isIn = [&](const auto &names) {
        return std::find(names.begin(), names.end(), letters) != names.end();
    };
    if (isIn(usual) && (isOfGame || !letters.empty()))
        return Othello::Rule::Most;
    return isIn(reverse) ? std::optional(Othello::Rule::Fewest) : std::nullopt;
}

bool namesReverse(std::string_view text)
{
    std::vector<std::string> all;
    bool isInWord = false;
    std::string plain = lowerCase(text);
    for (const std::string_view accented : {"\u00e8", "\u00c8"}) { // misère
        for (std::size_t at = 0; (at = plain.find(accented, at)) != plain.npos; ++at)
            plain.replace(at, accented.size(), "e");
    }
    for (const char c : plain) {
        const bool isLetter = c >= 'a' && c <= 'z';
        if (isLetter && !isInWord)
            all.emplace_back();
        if (isLetter)
            all.back() += c;
        isInWord = isLetter;
    }
    const auto isGame = [](std::string_view word) {
        return word.ends_with("othello") || word.ends_with("reversi");
    };
    const auto isReverse = [](const std::string &name) {
        return ruleNamed(name) == Othello::Rule::Fewest;
    };
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isGame(all[i]))
            continue;
        const bool before = i > 0 && isReverse(all[i - 1] + all[i]);
        const bool behind = i + 1 < all.size() && isReverse(all[i + 1] + all[i]);
        if (before || behind || isReverse(all[i]))
            return true;
    }
    return false;
}

std::optional<std::pair<int, int>> boardSizeNamed(std::string_view text)
{
    constexpr std::string_view digits = "0123456789";
    constexpr std::array<std::string_view, 4> signs{"x", "X", "*", "\u00d7"};
    for (std::size_t at = 0; (at = text.find_first_of(digits, at)) != text.npos;) {
        const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
        const std::string_view rows = text.substr(at, end - at);
        at = end;
        std::string_view rest = trimmed(text.substr(end));
        const auto *const sign =
            std::find_if(signs.begin(), signs.end(),
                         [rest](std::string_view one) { return rest.starts_with(one); });
        if (sign == signs.end())
            continue;
        rest = trimmed(rest.substr(sign->size()));
        const std::string_view columns = rest.substr(0, rest.find_first_not_of(digits));
        if (!columns.empty())
            return std::pair(parseNumber(rows), parseNumber(columns));
    }
    return std::nullopt;
}

bool isUsualBoardSize(std::string_view text)
{
    if (const auto named = boardSizeNamed(text))
        return *named == std::pair(8, 8);
    std::string written(text);
    std::erase(written, ' ');
    return written == "8" || written == "8:8" || written == "8,8";
}

Error unknownRules(std::string_view name)
{
    return {QT_TRANSLATE_NOOP("core::Error", "the rules %1 are not known; the game is read as one "
                                             "that the most discs win"),
            {inQuotes(name)}};
}

Error handicapWithoutDiscs(std::string_view handicap)
{
    return {QT_TRANSLATE_NOOP("core::Error",
                              "a handicap of %1 without a board that shows its discs; "
                              "the game is read from the usual start"),
            {inQuotes(handicap)}};
}

std::optional<GgsType> parseGgsType(std::string_view type)
{
    const std::string text = lowerCase(trimmed(type));
    if (text.empty())
        return GgsType();
    if (const auto rule = ruleNamed(text))
        return GgsType{.rule = *rule};
    const auto digits = [&text](std::size_t from) {
        return std::min(text.find_first_not_of("0123456789", from), text.size());
    };
    GgsType read;
    std::size_t at = text.front() == 's' ? 1 : 0;
    const std::size_t end = digits(at);
    read.size = trimmed(type).substr(at, end - at);
    if (read.size.empty())
        return std::nullopt;
    if (text.compare(end, std::string::npos, 'x' + std::string(read.size)) == 0)
        return read; // as 8x8
    for (at = end; at < text.size(); ++at) {
        switch (text[at]) {
        case 'a':
            read.rule = Othello::Rule::Fewest;
            break;
        case 'r':
            at = digits(at + 1) - 1;
            break;
        case 'k':
        case 'b':
        case 'w':
            break;
        default:
            return std::nullopt;
        }
    }
    return read;
}

} // namespace core::format
