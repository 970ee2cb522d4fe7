#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace ai {

/// How long a search thinks that was given no limit.
inline constexpr std::chrono::milliseconds defaultThinkingTime{1000};

/// How long a search may think. Zero means no limit of that kind; the first limit reached ends it.
struct Limits
{
    std::chrono::milliseconds time{0};
    int depth = 0; ///< plies
    std::uint64_t nodes = 0; ///< positions made; exceeded by less than a thousand a thread
};

/// What a search may use of the machine.
struct Resources
{
    std::size_t tableBytes = std::size_t(64) << 20; ///< of the table of positions, at most
    int threads = 1;

    friend bool operator==(const Resources &, const Resources &) = default;
};

} // namespace ai
