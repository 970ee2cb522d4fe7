#pragma once

#include "app/cli/match/matchresults.h"
#include "core/error.h"

#include <array>
#include <fstream>
#include <string>

namespace cli::match {

/// The file of a match's games, which is also the state from which a match is gone on with. One
/// thread at a time.
class GameFile
{
public:
    /// No path: nothing is written. The match's fingerprint tells its games from those of others.
    GameFile(std::string path, std::array<std::string, 2> names, std::uint64_t match);

    /// Opens the file, and reads the games that are there already, of a match of so many. A last
    /// line that was not written to its end is cut off.
    core::Result<MatchResults> open(bool resume, int games);

    /// Adds a game and flushes, so that a kill at any moment loses no finished game.
    std::optional<core::Error> write(const MatchGame &game);

private:
    std::optional<core::Error> read(MatchResults &results, int games);

    std::string m_path;
    std::array<std::string, 2> m_names;
    std::uint64_t m_match;
    std::ofstream m_file;
};

} // namespace cli::match
