#pragma once

#include "core/library/gamelibrary.h"
#include "core/match/gamerecord.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core::library {

/// The games of one file, ready for a library, and the problems of reading it.
struct ReadFile
{
    Source source;
    std::vector<LibraryGame> games;
    std::vector<Error> problems; ///< each begins with the path
    std::size_t skipped = 0;     ///< games that could not be read
};

/// Reads the games of a file, which may be compressed by gzip or bzip2: a WTHOR file (.wtb) with
/// the names of the .jou and .trn files beside it, or a text in any of the formats that
/// readRecords() knows. Skips games of other kinds and those that do not begin from the usual
/// start. An error if nothing can be read.
Result<ReadFile> readGamesFile(const std::string &path);

/// The path of the file of names beside a WTHOR file of games, by its extension, .jou for players
/// or .trn for tournaments, in upper or lower case: of several the one with the usual name, WTHOR,
/// or else the first. Empty if there is none.
std::string wthorNamesBeside(const std::string &games, std::string_view extension);

/// Converts a game for a library; an error if it is not Othello by the usual rule and from the
/// usual start, or has no moves.
Result<LibraryGame> libraryGameOf(const GameRecord &record);
/// The reverse conversion; adds passes.
GameRecord recordOf(const LibraryGame &game);

/// The progress of an import.
struct ImportProgress
{
    std::size_t file = 0; ///< from 0
    std::size_t files = 0;
    std::size_t added = 0;
    bool indexing = false; ///< all files have been read; building the table of positions
};

/// The result of an import: numbers of files and games.
struct ImportReport
{
    std::size_t files = 0;       ///< that were read; the others were known or unreadable
    std::size_t filesKnown = 0;  ///< imported before, and not read again
    std::size_t added = 0;       ///< games
    std::size_t known = 0;       ///< games that the library already had
    std::size_t skipped = 0;     ///< games that could not be read or are of another kind
    std::vector<Error> problems; ///< each begins with the path
    bool stopped = false;        ///< by the token, before the last file
};

/// The extensions of files with games, such as ".wtb", in lower case: for searching folders and for
/// dialogs.
std::span<const std::string_view> gameExtensions();

/// The files that an import reads for the given paths of files and folders.
struct FilesToImport
{
    std::vector<std::string> paths;
    std::vector<Error> problems; ///< folders that cannot be read
};

/// Expands paths for an import: replaces a folder by the files in it and its subfolders, sorted by
/// name, that have one of gameExtensions().
FilesToImport filesToImport(std::span<const std::string> paths);

/// Adds the games of files to a library, each file in its own transaction, and updates the table of
/// positions. Unreadable folders and files are among the problems. After an error, such as a full
/// disk or a damaged library, or a stop, the earlier files remain added; repeating the import adds
/// the others.
Result<ImportReport> importFiles(GameLibrary &library, const FilesToImport &files,
                                 const std::function<void(const ImportProgress &)> &progress,
                                 const std::stop_token &token);

/// Like importFiles(), for the library at a path. Creates it if there is none, unless nothing would
/// be added.
Result<ImportReport> importInto(const std::string &path, const FilesToImport &files,
                                const std::function<void(const ImportProgress &)> &progress,
                                const std::stop_token &token);

} // namespace core::library
