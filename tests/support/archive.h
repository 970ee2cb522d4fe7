#pragma once

#include "core/format/wthor.h"
#include "tests/support/randomplay.h"

#include <cstdint>
#include <string>
#include <vector>

namespace support {

/// The contents of a WTHOR file with one year's games, and of the files of players and tournaments.
std::string wthorFile(const std::vector<core::format::WthorGame> &games, int year);
std::string wthorNamesFile(const std::vector<std::string> &names, std::size_t recordSize);

/// A plausible game: in a given position most players choose the same few moves in the opening, and
/// fewer and fewer later. Finished, with its result.
core::format::WthorGame plausibleGame(int year, Random &random);

/// Writes a WTHOR archive into a folder: `games` games from 1977 to 2025, distributed roughly like
/// the real archive's, with players and tournaments. The same number gives the same archive. With
/// 137,548 games it has the size of the real archive, and about as many shared positions.
void writeArchive(const std::string &folder, std::size_t games);

} // namespace support
