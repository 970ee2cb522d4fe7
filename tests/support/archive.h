#pragma once

#include "core/format/wthor.h"
#include "tests/support/randomplay.h"

#include <cstdint>
#include <string>
#include <vector>

namespace support {

/// The bytes of a WTHOR file of games of one year, and of its players and tournaments.
std::string wthorFile(const std::vector<core::format::WthorGame> &games, int year);
std::string wthorNamesFile(const std::vector<std::string> &names, std::size_t recordSize);

/// A game such as people play: in a position that is alike for all, most choose the same few moves
/// in the opening, and later fewer and fewer do. Finished, with its result.
core::format::WthorGame plausibleGame(int year, Random &random);

/// Writes a WTHOR archive into a folder: `games` games spread over the years from 1977 to 2025 as
/// those of the real one roughly are, with players and tournaments. The same for the same number.
/// With 137,548 games it has the size of the real archive, and about as many positions that games
/// share.
void writeArchive(const std::string &folder, std::size_t games);

} // namespace support
