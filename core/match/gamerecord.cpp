#include "core/match/gamerecord.h"

#include "core/notation.h"

#include <algorithm>

namespace core {

void setRolesFromNames(GameRecord &game)
{
    game.rolesKnown = false;
    for (std::size_t side = 0; side < game.roles.size(); ++side) {
        if (auto role = computerNamed(game.players[side])) {
            game.roles[side] = std::move(*role);
            game.rolesKnown = true;
        }
    }
}

Position positionAfter(const Position &start, const std::vector<Move> &moves, std::size_t count)
{
    Position position = start;
    for (std::size_t i = 0; i < std::min(count, moves.size()); ++i)
        position = after(position, moves[i]);
    return position;
}

std::string clocksText(const Clocks &clocks)
{
    return std::to_string(clocks.time) + "+" + std::to_string(clocks.increment) + " "
           + std::to_string(clocks.left[0]) + " " + std::to_string(clocks.left[1]);
}

std::optional<Clocks> parseClocks(std::string_view text)
{
    constexpr int longest = 86'400; // a day
    const auto parts = words(text);
    if (parts.size() != 3)
        return std::nullopt;
    const std::size_t plus = std::min(parts[0].find('+'), parts[0].size());
    const std::string_view increment = parts[0].substr(std::min(plus + 1, parts[0].size()));
    const Clocks clocks{parseNumber(parts[0].substr(0, plus)),
                        parseNumber(increment),
                        {parseNumber(parts[1]), parseNumber(parts[2])}};
    for (const int number : {clocks.time, clocks.increment, clocks.left[0], clocks.left[1]}) {
        if (number < 0 || number > longest)
            return std::nullopt;
    }
    return clocks.time > 0 ? std::optional(clocks) : std::nullopt;
}

} // namespace core
