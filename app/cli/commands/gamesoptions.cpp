#include "app/cli/commands/gamesoptions.h"

#include <algorithm>
#include <thread>

namespace cli {

core::Result<int> readParallelGames(const commandline::Arguments &arguments)
{
    constexpr int maxThreads = 1024;
    const int processors = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return arguments.numberOr("threads", processors, 1, maxThreads);
}

core::Result<std::uint64_t> readSeed(const commandline::Arguments &arguments)
{
    constexpr int maxSeed = 1'000'000'000;
    const core::Result<int> seed = arguments.number("seed", 0, maxSeed);
    if (!seed)
        return seed.error();
    return static_cast<std::uint64_t>(*seed);
}

} // namespace cli
