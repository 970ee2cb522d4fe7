#pragma once

#include "ai/othello/othelloengine.h"
#include "app/commandline/arguments.h"

namespace commandline {

// The options that every command with the Othello engine takes.
static_assert(ai::defaultThreads == 1, "the option's fallback");
inline constexpr Option threadsOption{"threads", "N", "threads that search", "1"};
inline constexpr Option tableOption{"table-mb", "N",
                                    "megabytes for the table of positions, rounded down to a\n"
                                    "power of two"};

/// Of --threads and --table-mb, with so many megabytes if they are not given. An Error reports what
/// this machine cannot do.
core::Result<ai::othello::EngineOptions> engineOptionsOf(const Arguments &arguments,
                                                         int defaultMegabytes);

} // namespace commandline
