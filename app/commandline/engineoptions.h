#pragma once

#include "ai/levels/level.h"
#include "ai/othello/othelloengine.h"
#include "app/commandline/arguments.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <string_view>
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

// Options of every command that uses the Othello engine.
static_assert(ai::defaultThreads == 1, "the option's fallback");
inline constexpr Option threadsOption{"threads", "N",
                                      QT_TRANSLATE_NOOP("cli", "threads that search"), "1"};
/// The best default size depends on the command.
constexpr Option tableOption(std::string_view megabytes)
{
    return {"table-mb", "N",
            QT_TRANSLATE_NOOP(
                "cli", "megabytes for the table of positions, rounded down to a power of two"),
            megabytes};
}
static_assert(ai::defaultTableMebibytes == 64);
inline constexpr std::string_view defaultTableText = "64";

/// The engine options from --threads, if the command has it, and --table-mb. An Error if they are
/// not possible on this machine.
core::Result<ai::othello::EngineOptions> engineOptionsOf(const Arguments &arguments);

} // namespace commandline
