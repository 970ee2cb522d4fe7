#pragma once

#include "app/commandline/arguments.h"

#include <algorithm>
#include <thread>

namespace commandline {

/// The most that --threads takes, whatever the threads do.
inline constexpr int maxThreads = 1024;

/// The value of --threads where a command does as much at once as there are processors if it is not
/// given.
inline core::Result<int> threadsOrProcessors(const Arguments &arguments)
{
    const int processors = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return arguments.numberOr("threads", processors, 1, maxThreads);
}

} // namespace commandline
