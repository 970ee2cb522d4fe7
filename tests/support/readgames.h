#pragma once

#include "core/format/records.h"

#include <string_view>
#include <vector>

namespace support {

/// The games of a text alone, as most tests of readers look at them.
struct ReadGames
{
    std::vector<core::GameRecord> games;
    std::vector<core::Error> warnings;
};

inline core::Result<ReadGames> readGames(std::string_view text,
                                         core::GameKind kind = core::GameKind::Othello)
{
    core::format::ReadOptions options;
    options.kind = kind;
    const auto found = core::format::readRecords(text, options);
    if (!found)
        return found.error();
    ReadGames read;
    for (const core::format::Warning &warning : found->warnings)
        read.warnings.push_back(warning.error);
    for (const core::format::Record &record : found->records)
        read.games.push_back(record.game);
    return read;
}

} // namespace support
