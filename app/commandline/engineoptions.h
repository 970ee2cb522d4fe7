#pragma once

#include "ai/othello/othelloengine.h"
#include "app/commandline/arguments.h"
#include "app/commandline/translatable.h"

namespace commandline {

// The options that every command with the Othello engine takes.
static_assert(ai::defaultThreads == 1, "the option's fallback");
inline constexpr Option threadsOption{"threads", "N",
                                      QT_TRANSLATE_NOOP("cli", "threads that search"), "1"};
/// Commands differ in the size that serves them best.
constexpr Option tableOption(std::string_view megabytes)
{
    return {"table-mb", "N",
            QT_TRANSLATE_NOOP(
                "cli", "megabytes for the table of positions, rounded down to a power of two"),
            megabytes};
}
static_assert(ai::defaultTableMebibytes == 64);
inline constexpr std::string_view defaultTableText = "64";

/// The options that --threads, where the command has it, and --table-mb give. An Error reports what
/// this machine cannot do.
core::Result<ai::othello::EngineOptions> engineOptionsOf(const Arguments &arguments);

} // namespace commandline
