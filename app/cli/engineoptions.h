#pragma once

#include "ai/othello/othelloengine.h"
#include "app/cli/arguments.h"

namespace cli {

// The options that every command with the Othello engine takes.
inline constexpr Option threadsOption{"threads", "N", "threads that search; 1 if not given"};
inline constexpr Option tableOption{"table-mb", "N",
                                    "megabytes for the table of positions, rounded down to a\n"
                                    "power of two"};

/// Of --threads and --table-mb, with so many megabytes if they are not given. An Error says what
/// this machine cannot do.
core::Result<ai::othello::EngineOptions> engineOptionsOf(const Arguments &arguments,
                                                         int usualMegabytes);

} // namespace cli
