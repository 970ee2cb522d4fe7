#include "app/cli/engineoptions.h"

#include <unistd.h>

namespace cli {

core::Result<ai::othello::EngineOptions> engineOptionsOf(const Arguments &arguments,
                                                         int usualMegabytes)
{
    constexpr int mostThreads = 256;
    constexpr int mostMegabytes = 65'536;
    const auto threads = arguments.number("threads", 1, 1, mostThreads);
    if (!threads)
        return core::Error{threads.error()};
    const auto megabytes = arguments.number("table-mb", usualMegabytes, 1, mostMegabytes);
    if (!megabytes)
        return core::Error{megabytes.error()};
    const std::int64_t memory =
        (std::int64_t(sysconf(_SC_PHYS_PAGES)) * std::int64_t(sysconf(_SC_PAGESIZE))) >> 20;
    if (memory > 0 && *megabytes > memory)
        return core::Error{"--table-mb: " + std::to_string(*megabytes)
                           + " is more than this machine's memory; expected at most "
                           + std::to_string(memory)};
    ai::othello::EngineOptions options;
    options.threads = *threads;
    options.tableBytes = static_cast<std::size_t>(*megabytes) << 20;
    return options;
}

} // namespace cli
