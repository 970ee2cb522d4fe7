#include "app/cli/commands/gamesoptions.h"

#include "app/commandline/engineoptions.h"

namespace cli {

core::Result<int> readParallelGames(const commandline::Arguments &arguments)
{
    return commandline::threadsOrProcessors(arguments);
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
