#include "app/commandline/engineoptions.h"

#include <unistd.h>

namespace commandline {

core::Result<ai::othello::EngineOptions> engineOptionsOf(const Arguments &arguments)
{
    // Not every command with an engine has this option.
    const auto threads = arguments.numberOr("threads", ai::defaultThreads, 1, maxThreads);
    if (!threads)
        return threads.error();
    const auto megabytes = arguments.number("table-mb", 1, ai::maxTableMebibytes);
    if (!megabytes)
        return megabytes.error();
    const std::int64_t memory =
        (std::int64_t(sysconf(_SC_PHYS_PAGES)) * std::int64_t(sysconf(_SC_PAGESIZE))) >> 20;
    if (memory > 0 && *megabytes > memory)
        return core::Error{"--table-mb: " + std::to_string(*megabytes)
                           + " is more than this machine's memory; expected at most "
                           + std::to_string(memory)};
    ai::othello::EngineOptions options;
    options.threads = *threads;
    options.tableBytes = ai::bytesOfMebibytes(*megabytes);
    return options;
}

} // namespace commandline
