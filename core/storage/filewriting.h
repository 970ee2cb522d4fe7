#pragma once

#include "core/storage/filesystem.h"

#include <cerrno>
#include <system_error>

namespace core::storage {

/// Has writing beyond a limit of the size of files (RLIMIT_FSIZE) fail with EFBIG from now on, as
/// on a full disk, instead of ending the program. For main(), in each program.
void reportSizeLimits();

/// Repeats a call that a signal interrupted. Not for close(), which has closed the file by then.
template <class Call>
auto uninterrupted(const Call &call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// The error of the last call.
std::error_code lastError();

/// The error of a path where a regular file was expected: a pipe, a device, a folder.
std::error_code notRegularFile();

/// Writes all bytes at a file's place, in as many calls as it takes.
std::error_code writeAll(FileSystem &files, int file, std::string_view bytes);

/// Has the names in the folder of a path survive a loss of power, where the file system can.
std::error_code syncFolderOf(FileSystem &files, const std::string &path);

/// Makes a folder and those above it that are not there, to survive a loss of power.
std::error_code makeFolders(FileSystem &files, const std::string &path, mode_t mode = 0777);

/// Puts new contents in the place of a file's. They are written to another file beside it, forced
/// to the disk and renamed, so that a crash or a loss of power at any moment leaves the old file or
/// the whole new one; after an error the old one is as it was, unless the error came from the
/// folder: then either may be found after a loss of power. The target of a link is replaced, not
/// the link; what is no regular file, such as a pipe, is written to itself. A file that was there
/// keeps its permissions.
std::error_code replaceFile(FileSystem &files, const std::string &path, std::string_view bytes,
                            mode_t mode = 0666);

/// What replaceFile() would fail with, as far as that can be known without the bytes.
std::error_code checkReplaceable(FileSystem &files, const std::string &path);

} // namespace core::storage
