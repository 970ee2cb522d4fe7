#include "core/format/movewords.h"

#include "core/notation.h"

#include <algorithm>
#include <array>

namespace core::format {

std::size_t squareLength(std::string_view text)
{
    return parseSquare(text.substr(0, 2), 8, 8) ? 2 : 0;
}

std::size_t passLength(std::string_view text)
{
    const std::string ahead = lowerCase(text.substr(0, 4));
    for (const std::string_view word : {"pass", "@@@@", "pa", "ps", "@@"}) {
        if (ahead.starts_with(word))
            return word.size();
    }
    return 0;
}

bool isMoves(std::string_view word)
{
    bool hasSquare = false;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t square = squareLength(word.substr(at));
        const std::size_t length = square > 0 ? square : passLength(word.substr(at));
        if (length == 0)
            return false;
        hasSquare = hasSquare || square > 0;
        at += length;
    }
    return hasSquare || lowerCase(word) == "pass" || lowerCase(word) == "pa"
           || lowerCase(word) == "ps";
}

bool resemblesMove(std::string_view word, bool behindMoves)
{
    return word.size() >= 2 && isLetter(word[0]) && isDigit(word[1])
           && (behindMoves || parseSquare(std::string(1, word[0]) + '1', 8, 8));
}

std::vector<std::string_view> alphanumericWords(std::string_view text, std::string_view signs)
{
    std::vector<std::string_view> all;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isAlphanumeric(text[end]))
            ++end;
        if (end == at && signs.find(text[at]) != signs.npos)
            all.push_back(text.substr(at, 1));
        else if (end > at)
            all.push_back(text.substr(at, end - at));
        at = std::max(end, at + 1);
    }
    return all;
}

bool isColourWord(const std::string &word)
{
    constexpr std::array<std::string_view, 6> words{"b", "w", "x", "o", "black", "white"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isMoveWord(const std::string &word)
{
    return word == "move" || word == "jogada" || word == "jugada";
}

std::size_t resultLength(std::string_view text)
{
    std::size_t at = 0;
    const auto skip = [&](auto accepts) {
        const std::size_t begin = at;
        while (at < text.size() && accepts(text[at]))
            ++at;
        return at - begin;
    };
    const auto isPart = [](char c) { return isDigit(c) || c == '/' || c == '.'; };
    const auto isSpace = [](char c) { return c == ' ' || c == '\t'; };
    const std::size_t first = skip(isPart);
    skip(isSpace);
    const std::size_t signs = skip([](char c) { return c == '-' || c == ':'; });
    skip(isSpace);
    if (first == 0 || first > 3 || signs != 1 || at >= text.size() || !isDigit(text[at]))
        return 0;
    const std::size_t second = skip(isPart);
    const bool isLast = at == text.size() || !isAlphanumeric(text[at]);
    return second <= 3 && isLast && (at == text.size() || text[at] != '-') ? at : 0;
}

std::size_t numberSignLength(std::string_view text)
{
    if (text.empty() || text.front() != '#')
        return 0;
    const std::size_t end = std::min(text.find_first_not_of("0123456789", 1), text.size());
    const std::string_view line = text.substr(0, text.find('\n'));
    std::size_t moves = 0;
    for (std::size_t at = std::min(end, line.size()); at < line.size();) {
        if (!isAlphanumeric(line[at])) {
            ++at;
            continue;
        }
        std::size_t next = at;
        while (next < line.size() && isAlphanumeric(line[next]))
            ++next;
        const std::string_view word = line.substr(at, next - at);
        if (isMoves(word))
            ++moves;
        else if (moves == 0 || word.find_first_not_of("0123456789") != word.npos)
            return 0; // as in "#1 f5 is played most"
        at = next;
    }
    return end > 1 && moves > 0 ? end : 0;
}

} // namespace core::format
