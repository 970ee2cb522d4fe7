#pragma once

#include "app/cli/match/matchgame.h"
#include "app/cli/match/matchresults.h"
#include "core/error.h"
#include "core/storage/filelock.h"
#include "core/storage/filesystem.h"

#include <array>
#include <string>
#include <string_view>
#include <system_error>

namespace cli::match {

/// The game as one line of the Generic Game Format, including the line end. The players are the
/// match's first and second; the fingerprint identifies the match; the date has the form
/// 2024.05.01_10:00:00.GMT.
std::string ggfLine(const MatchGame &game, const std::array<std::string, 2> &players,
                    std::uint64_t match, std::string_view date);

/// Parses a line of ggfLine() from a match whose players alternate sides. An error if a move is
/// illegal, or if the result does not match a game that neither player forfeited.
core::Result<GameSummary> readGgfLine(std::string_view line, std::uint64_t match);

/// The file with a match's games, from which the match can also be resumed. One thread at a time.
class GameFile
{
public:
    /// An empty path writes nothing. The match's fingerprint identifies its games. `files` must
    /// outlive this.
    GameFile(std::string path, std::array<std::string, 2> names, std::uint64_t match,
             core::storage::FileSystem &files = core::storage::systemFiles());
    ~GameFile();
    GameFile(const GameFile &) = delete;
    GameFile &operator=(const GameFile &) = delete;

    /// Opens the file, and reads the games in it, of a match of `games` games. Truncates an
    /// incomplete last line.
    core::Result<MatchResults> open(bool resume, int games);

    /// Appends a game and syncs it to disk, so that neither a kill nor a power cut loses a finished
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
    /// Prevents two matches from writing games with the same numbers.
    core::storage::FileLock m_lock;
    int m_file = -1;
};

} // namespace cli::match
