#pragma once

#include "core/storage/filesystem.h"

#include <cerrno>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>

namespace core::storage {

/// Makes writing beyond RLIMIT_FSIZE fail with EFBIG, like a full disk, instead of killing the
/// process with SIGXFSZ. Called by each program's main().
void reportSizeLimits();

/// Repeats a call that was interrupted by a signal. Not for close(), which has closed the file even
/// then.
template <class Call>
auto uninterrupted(const Call &call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// errno as an error_code.
std::error_code lastError();

/// The error for a path that should be a regular file but is a pipe, device or folder.
std::error_code notRegularFile();

/// What readFile() read.
struct FileContents
{
    std::string bytes;
    bool isWhole = true; ///< the file has no bytes before these
    std::error_code error;

    /// Whether the file does not exist, or the folder that would contain it.
    bool isMissing() const
    {
        return error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
    }
};

/// Reads a regular file, or its last `most` bytes. Does not block on a pipe, which is an error.
FileContents readFile(FileSystem &files, const std::string &path,
                      std::size_t most = std::numeric_limits<std::size_t>::max());

/// Writes all bytes at the file's position, in as many calls as necessary.
std::error_code writeAll(FileSystem &files, int file, std::string_view bytes);

/// Syncs the folder of a path, so that its entries survive a power cut; ignores file systems that
/// cannot.
std::error_code syncFolderOf(FileSystem &files, const std::string &path);

/// Creates a folder and its missing parents, and syncs them to survive a power cut.
std::error_code makeFolders(FileSystem &files, const std::string &path, mode_t mode = 0777);

/// Replaces a file's contents atomically: they are written to a temporary file beside it, synced
/// and renamed, so that a crash or power cut leaves either the old or the complete new file. After
/// an error the old file is unchanged, unless syncing the folder failed: then a power cut may leave
/// either. Follows a symbolic link instead of replacing it; writes directly to what is no regular
/// file, such as a pipe. Keeps the permissions of an existing file.
std::error_code replaceFile(FileSystem &files, const std::string &path, std::string_view bytes,
                            mode_t mode = 0666);

/// Whether replaceFile() would fail, as far as that can be determined without writing the bytes.
std::error_code checkReplaceable(FileSystem &files, const std::string &path);

} // namespace core::storage
