#include "core/programs/splitcommand.h"

#include <utility>

namespace core::programs {

std::vector<std::string> splitCommand(std::string_view command)
{
    constexpr std::string_view blanks = " \t\n\v\f\r";
    std::vector<std::string> words;
    std::string word;
    int quotes = 0;
    bool isQuoted = false;
    for (const char c : command) {
        if (c == '"') {
            if (++quotes == 3) { // three quotes in a row: a literal quote
                quotes = 0;
                word += c;
            }
            continue;
        }
        if (quotes == 1)
            isQuoted = !isQuoted;
        quotes = 0;
        const bool ends = !isQuoted && blanks.find(c) != std::string_view::npos;
        if (!ends)
            word += c;
        else if (!word.empty())
            words.push_back(std::exchange(word, {}));
    }
    if (!word.empty())
        words.push_back(word);
    return words;
}

} // namespace core::programs
