#pragma once

#include "app/commandline/arguments.h"

#include <algorithm>
#include <thread>

namespace commandline {

/// The maximum of --threads for every command.
inline constexpr int maxThreads = 1024;

/// The value of --threads; the default is the number of processors.
inline core::Result<int> threadsOrProcessors(const Arguments &arguments)
{
    const int processors = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return arguments.numberOr("threads", processors, 1, maxThreads);
}

} // namespace commandline
