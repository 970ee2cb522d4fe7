#include "app/cli/engineoptions.h"

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
    ai::othello::EngineOptions options;
    options.threads = *threads;
    options.tableBytes = static_cast<std::size_t>(*megabytes) << 20;
    return options;
}

} // namespace cli
