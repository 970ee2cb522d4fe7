#pragma once

#include "app/commandline/arguments.h"
#include "core/translatable.h"

#include <cstdint>

namespace cli {

// The options of the commands that play many games.
inline constexpr commandline::Option parallelGamesOption{
    "threads", "N",
    QT_TRANSLATE_NOOP("cli", "games played at once; one per processor if not given")};

/// The value of --threads.
core::Result<int> readParallelGames(const commandline::Arguments &arguments);
/// The value of --seed.
core::Result<std::uint64_t> readSeed(const commandline::Arguments &arguments);

} // namespace cli
