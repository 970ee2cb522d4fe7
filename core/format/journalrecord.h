#pragma once

#include "core/match/gamerecord.h"

#include <string>
#include <string_view>

namespace core::format {

/// The journal of a game in progress: records of one line, appended after each change. Every record
/// contains the whole game and a checksum, so that any readable record restores the game up to that
/// point, even if others are damaged.
///
/// A record: 8 hexadecimal digits (the CRC-32 of what follows the next blank), a blank, and fields
/// "name=value" separated by tabs, ended by a newline. Records of the first version, with
/// "computer" and "level" instead of the roles, are read as well.

/// The record of the game's main line, the position shown, and who plays.
std::string journalRecord(const GameRecord &game);
/// The records of a whole new journal: each of the game's variations, then its main line.
std::string journalRecords(const GameRecord &game);

/// The contents of a journal.
struct JournalContent
{
    GameRecord game;  ///< lines that were abandoned are its variations
    int readable = 0; ///< records
    int damaged = 0;  ///< records whose checksum is wrong
    int cutOff = 0;   ///< 1 if the last record is incomplete, as after a power failure
    bool valid() const { return readable > 0; }
};

/// Reads all records that are readable. Counts and skips damaged ones, and separates records that a
/// damaged newline joined.
JournalContent readJournal(std::string_view text);

/// The CRC-32 of ISO 3309 and zip.
std::uint32_t crc32(std::string_view text);

} // namespace core::format
