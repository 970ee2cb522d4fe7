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

/// The games of one file, ready for a library, and what could not be read.
struct ReadFile
{
    Source source;
    std::vector<LibraryGame> games;
    std::vector<Error> problems; ///< each begins with the path
    std::size_t passedOver = 0;  ///< games that could not be read
};

/// Reads the games of a file, packed by gzip or bzip2 as well: a WTHOR file (.wtb) with the names
/// of the .jou and .trn files beside it, or a text in any of the formats that readRecords() knows.
/// Games of other kinds, and those that do not begin from the usual start, are passed over. An
/// error where nothing can be read.
Result<ReadFile> readGamesFile(const std::string &path);

/// A game as a library keeps it; an error that says why where it is not of Othello by the usual
/// rule and from the usual start, or has no move.
Result<LibraryGame> libraryGameOf(const GameRecord &record);
/// The reverse; passes are added.
GameRecord recordOf(const LibraryGame &game);

/// How far an import is.
struct ImportProgress
{
    std::size_t file = 0; ///< from 0
    std::size_t files = 0;
    std::size_t added = 0;
    bool indexing = false; ///< all files are read; the table of positions is made
};

/// What an import did: numbers of files and of games.
struct ImportReport
{
    std::size_t files = 0;       ///< that were read; the others were known, or had nothing
    std::size_t filesKnown = 0;  ///< that were imported before, and were not read again
    std::size_t added = 0;       ///< games
    std::size_t known = 0;       ///< games that the library had already
    std::size_t passedOver = 0;  ///< games that could not be read or are of another kind
    std::vector<Error> problems; ///< each begins with the path
    bool stopped = false;        ///< by the token, before the last file
};

/// The endings of the names of files with games, such as ".wtb", in lower case: those that a folder
/// is searched for, and that a dialog offers.
std::span<const std::string_view> gameExtensions();

/// What paths of files and folders mean to an import.
struct FilesToImport
{
    std::vector<std::string> paths;
    std::vector<Error> problems; ///< folders that cannot be read
};

/// The files that import means by paths: of a folder those in it and below, by name, whose names
/// end as those of games do.
FilesToImport filesToImport(std::span<const std::string> paths);

/// Adds the games of files to a library, each file in a transaction of its own, and brings the
/// table of positions up to date. Folders and files that cannot be read are among the problems. An
/// error, such as a full disk or a library that is damaged, and a stop leave the files before it
/// added; the same import again adds the others.
Result<ImportReport> importFiles(GameLibrary &library, const FilesToImport &files,
                                 const std::function<void(const ImportProgress &)> &progress,
                                 const std::stop_token &token);

/// As importFiles(), for the library at a path. Where there was none one is made, unless nothing
/// goes into it.
Result<ImportReport> importInto(const std::string &path, const FilesToImport &files,
                                const std::function<void(const ImportProgress &)> &progress,
                                const std::stop_token &token);

} // namespace core::library
