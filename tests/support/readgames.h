#pragma once

#include "core/format/records.h"

#include <string_view>
#include <vector>

namespace support {

/// Only the games of a text, which is what most tests of readers need.
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
