#pragma once

#include "ai/levels/level.h"

#include <array>
#include <string_view>

namespace commandline {

/// The values of an option that chooses a level, in the order of ai::allLevels.
inline constexpr auto levelNames = [] {
    std::array<std::string_view, ai::allLevels.size()> names;
    for (const ai::Level level : ai::allLevels)
        names[static_cast<std::size_t>(level)] = ai::levelName(level);
    return names;
}();

} // namespace commandline
