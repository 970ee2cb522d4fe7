#pragma once

#include "core/match/gamerecord.h"

#include <string>
#include <string_view>

namespace core::format {

/// The journal of a game that is being played: one line a record, appended after each change. Every
/// record is the whole game with a checksum, so that any one that can be read restores all up to
/// it, whatever happened to the others.
///
/// A record: 8 hexadecimal digits, the CRC-32 of what follows the blank after them, and then fields
/// apart by tabs, "name=value", ended by a newline. Records of the first form, with "computer" and
/// "level" instead of the roles, are read as well.

/// A record of the game's line, its position shown, and who plays.
std::string journalRecord(const GameRecord &game);
/// The records that restore a game from nothing: each of its variations, and then its line.
std::string journalRecords(const GameRecord &game);

/// What a journal holds.
struct JournalContent
{
    GameRecord game;  ///< lines that were left on the way are its variations
    int readable = 0; ///< records
    int damaged = 0;  ///< records whose checksum is wrong
    int cutOff = 0;   ///< 1 where the last record was not written whole: the power failed
    bool valid() const { return readable > 0; }
};

/// Reads whatever can be read. Damaged records are counted and passed over; records that a damaged
/// newline joined are separated.
JournalContent readJournal(std::string_view text);

/// The CRC-32 of ISO 3309 and zip.
std::uint32_t crc32(std::string_view text);

} // namespace core::format
