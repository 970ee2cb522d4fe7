#pragma once

#include <chrono>
#include <cstdint>

namespace ai {

/// How long a search thinks that was given no limit.
inline constexpr std::chrono::milliseconds defaultThinkingTime{1000};

/// How long a search may think. Zero means no limit of that kind; the first limit reached ends it.
struct Limits
{
    std::chrono::milliseconds time{0};
    int depth = 0; ///< plies
    std::uint64_t nodes = 0;
};

} // namespace ai
