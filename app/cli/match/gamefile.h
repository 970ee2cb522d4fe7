#pragma once

#include "app/cli/match/matchresults.h"
#include "core/error.h"
#include "core/storage/filelock.h"
#include "core/storage/filesystem.h"

#include <array>
#include <string>
#include <system_error>

namespace cli::match {

/// The file of a match's games, which is also the state from which a match is resumed. One
/// thread at a time.
class GameFile
{
public:
    /// No path: nothing is written. The match's fingerprint tells its games from those of others.
    /// The calls must outlive this.
    GameFile(std::string path, std::array<std::string, 2> names, std::uint64_t match,
             core::storage::FileSystem &files = core::storage::systemFiles());
    ~GameFile();
    GameFile(const GameFile &) = delete;
    GameFile &operator=(const GameFile &) = delete;

    /// Opens the file, and reads the games that it already has, of a match of `games` games. An
    /// incomplete last line is cut off.
    core::Result<MatchResults> open(bool resume, int games);

    /// Adds a game and forces it to the disk, so that no kill and no loss of power loses a finished
    /// game.
    std::optional<core::Error> write(const MatchGame &game);

private:
    std::optional<core::Error> read(MatchResults &results, int games);
    std::error_code cut(std::size_t size);
    bool isSynchronised() const;

    std::string m_path;
    std::array<std::string, 2> m_names;
    std::uint64_t m_match;
    core::storage::FileSystem &m_files;
    core::storage::FileLock m_lock; ///< two matches would give their games the same numbers
    int m_file = -1;
};

} // namespace cli::match
