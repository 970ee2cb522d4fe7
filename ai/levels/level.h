#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ai {

/// How strongly the computer plays. The table in engine.cpp defines what each level does in each
/// game.
enum class Level : std::uint8_t { Easy, Medium, Hard };

inline constexpr std::array<Level, 3> allLevels{Level::Easy, Level::Medium, Level::Hard};

/// The next harder level; nothing after the hardest.
constexpr std::optional<Level> levelAfter(Level level)
{
    const auto next = static_cast<std::size_t>(level) + 1;
    return next < allLevels.size() ? std::optional(allLevels[next]) : std::nullopt;
}

/// The name used on the command line and in files: "easy", "medium" or "hard".
constexpr std::string_view levelName(Level level)
{
    constexpr std::array<std::string_view, 3> names{"easy", "medium", "hard"};
    return names[static_cast<std::size_t>(level)];
}

/// The names in the order of allLevels, for an option that chooses a level.
inline constexpr auto levelNames = [] {
    std::array<std::string_view, allLevels.size()> names;
    for (const Level level : allLevels)
        names[static_cast<std::size_t>(level)] = levelName(level);
    return names;
}();

constexpr std::optional<Level> levelNamed(std::string_view name)
{
    for (const Level level : allLevels) {
        if (name == levelName(level))
            return level;
    }
    return std::nullopt;
}

/// All legal moves, to be drawn from with equal probability. Precondition: the game is not over.
inline SearchResult anyMove(const core::Position &position)
{
    return {.equalMoves = legalMoves(position), .reason = Reason::Chance};
}

} // namespace ai
