#include "core/format/rulename.h"

#include "core/notation.h"

#include <algorithm>
#include <array>

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

} // namespace core::format
