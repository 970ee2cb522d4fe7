#include "tests/fuzz/standardstreams.h"

#include "core/notation.h"

#include <algorithm>
#include <cctype>

std::string withoutDeepSearches(std::string_view input, std::string_view word, int limit)
{
    std::string kept;
    while (!input.empty()) {
        const std::size_t end = std::min(input.find('\n'), input.size() - 1) + 1;
        const std::string_view line = input.substr(0, end);
        input.remove_prefix(end);
        bool deep = false;
        if (core::lowerCase(line).find(word) != std::string::npos) {
            long number = 0;
            for (const char c : line) {
                number = std::isdigit(static_cast<unsigned char>(c)) != 0
                             ? std::min(10 * number + (c - '0'), 1'000'000L)
                             : 0;
                deep = deep || number > limit;
            }
        }
        if (!deep)
            kept += line;
    }
    return kept;
}
