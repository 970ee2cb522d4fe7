#include "core/storage/filewriting.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <random>

#include <fcntl.h>
#include <unistd.h>

namespace core::storage {

namespace {

class StorageCategory : public std::error_category
{
public:
    const char *name() const noexcept override { return "storage"; }
    std::string message(int) const override { return "it is not a regular file"; }
};

/// The file to replace.
struct Target
{
    std::string path;     ///< after resolving symbolic links
    bool regular = true;  ///< or does not exist yet
    mode_t permissions{}; ///< of the existing file; 0 if there is none
};

std::error_code findTarget(FileSystem &files, const std::string &path, Target &target)
{
    std::error_code unresolved;
    std::filesystem::path real = path;
    // weakly_canonical() does not follow a dangling symbolic link.
    constexpr int maxLinks = 40; // Linux's limit
    for (int i = 0; i < maxLinks && std::filesystem::is_symlink(real, unresolved); ++i)
        real = real.parent_path() / std::filesystem::read_symlink(real, unresolved);
    real = std::filesystem::weakly_canonical(real, unresolved);
    target.path = unresolved ? path : real.string();
    struct stat status = {};
    if (uninterrupted([&] { return files.status(target.path, status); }) != 0)
        return errno == ENOENT ? std::error_code() : lastError();
    target.regular = S_ISREG(status.st_mode);
    target.permissions = status.st_mode & 07777;
    return {};
}

/// A name that no other thread, process or computer sharing the folder chooses. It is random
/// because process ids repeat across computers and pid namespaces, and O_EXCL does not work on
/// every shared file system.
std::string freshName(const std::string &path)
{
    std::random_device random;
    std::string name = path + '.';
    constexpr int digits = 16;
    for (int i = 0; i < digits; ++i)
        name += "0123456789abcdef"[random() % 16];
    return name + ".new";
}

/// Creates a new file under a random name, which is returned in `name`.
int openFresh(FileSystem &files, const std::string &path, mode_t mode, std::string &name)
{
    constexpr int attempts = 100;
    int file = -1;
    for (int i = 0; i < attempts && file < 0; ++i) {
        name = freshName(path);
        file = uninterrupted([&] {
            return files.open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
        });
        if (file < 0 && errno != EEXIST)
            break;
    }
    return file;
}

/// Syncs and closes a file; returns the first error. EINVAL is ignored: files that are not regular
/// cannot be synced.
std::error_code finish(FileSystem &files, int file, std::error_code problem)
{
    if (!problem && uninterrupted([&] { return files.sync(file); }) != 0 && errno != EINVAL)
        problem = lastError();
    // After EINTR the file is closed too.
    if (files.close(file) != 0 && errno != EINTR && !problem)
        problem = lastError();
    return problem;
}

std::error_code writeInPlace(FileSystem &files, const std::string &path, std::string_view bytes)
{
    const int file =
        uninterrupted([&] { return files.open(path, O_WRONLY | O_TRUNC | O_CLOEXEC); });
    return file < 0 ? lastError() : finish(files, file, writeAll(files, file, bytes));
}

} // namespace

void reportSizeLimits()
{
    std::signal(SIGXFSZ, SIG_IGN);
}

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

std::error_code notRegularFile()
{
    static const StorageCategory category;
    return {1, category};
}

FileContents readFile(FileSystem &files, const std::string &path, std::size_t most)
{
    FileContents read;
    const int file =
        uninterrupted([&] { return files.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); });
    if (file < 0) {
        read.error = lastError();
        return read;
    }
    struct stat status = {};
    if (uninterrupted([&] { return files.status(file, status); }) != 0) {
        read.error = lastError();
    } else if (!S_ISREG(status.st_mode)) {
        read.error = notRegularFile();
    } else {
        const auto size = static_cast<std::size_t>(status.st_size);
        read.isWhole = size <= most;
        read.bytes.resize(std::min(size, most));
        std::size_t count = 0;
        while (count < read.bytes.size()) {
            const auto from = static_cast<off_t>(size - read.bytes.size() + count);
            const ssize_t part = uninterrupted([&] {
                return files.readAt(file, &read.bytes[count], read.bytes.size() - count, from);
            });
            if (part < 0)
                read.error = lastError();
            if (part <= 0) // an error, or another program has truncated the file
                break;
            count += static_cast<std::size_t>(part);
        }
        read.bytes.resize(read.error ? 0 : count);
    }
    files.close(file);
    return read;
}

std::error_code writeAll(FileSystem &files, int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = uninterrupted([&] { return files.write(file, bytes); });
        if (count < 0)
            return lastError();
        if (count == 0)
            return std::make_error_code(std::errc::io_error);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

std::error_code syncFolderOf(FileSystem &files, const std::string &path)
{
    const std::filesystem::path parent = std::filesystem::path(path).parent_path();
    const std::string folder = parent.empty() ? "." : parent.string();
    const int file =
        uninterrupted([&] { return files.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
    if (file < 0) // write permission alone does not allow syncing it
        return errno == EACCES ? std::error_code() : lastError();
    std::error_code problem;
    // Not every file system can sync folders.
    if (uninterrupted([&] { return files.sync(file); }) != 0 && errno != EINVAL && errno != ENOTSUP)
        problem = lastError();
    files.close(file);
    return problem;
}

std::error_code makeFolders(FileSystem &files, const std::string &path, mode_t mode)
{
    struct stat status = {};
    if (uninterrupted([&] { return files.status(path, status); }) == 0)
        return S_ISDIR(status.st_mode) ? std::error_code()
                                       : std::make_error_code(std::errc::not_a_directory);
    if (errno != ENOENT)
        return lastError();
    const std::filesystem::path parent = std::filesystem::path(path).parent_path();
    if (!parent.empty() && parent != path) {
        if (const std::error_code problem = makeFolders(files, parent.string(), mode))
            return problem;
    }
    if (uninterrupted([&] { return files.makeFolder(path, mode); }) != 0 && errno != EEXIST)
        return lastError();
    const std::error_code problem = syncFolderOf(files, path);
    if (problem)
        files.removeFolder(path); // remove it, or the next call would assume that it is synced
    return problem;
}

std::error_code replaceFile(FileSystem &files, const std::string &path, std::string_view bytes,
                            mode_t mode)
{
    Target target;
    if (const std::error_code problem = findTarget(files, path, target))
        return problem;
    if (!target.regular)
        return writeInPlace(files, target.path, bytes);
    std::string fresh;
    const int file = openFresh(files, target.path, mode, fresh);
    if (file < 0)
        return lastError();
    // Best effort: failing to keep the permissions is no reason not to write the contents.
    if (target.permissions != 0)
        uninterrupted([&] { return files.setPermissions(file, target.permissions); });
    std::error_code problem = finish(files, file, writeAll(files, file, bytes));
    if (!problem && uninterrupted([&] { return files.rename(fresh, target.path); }) != 0)
        problem = lastError();
    if (!problem)
        return syncFolderOf(files, target.path);
    files.remove(fresh);
    return problem;
}

std::error_code checkReplaceable(FileSystem &files, const std::string &path)
{
    Target target;
    if (const std::error_code problem = findTarget(files, path, target))
        return problem;
    std::string fresh = target.path;
    const int file =
        target.regular
            ? openFresh(files, target.path, 0666, fresh)
            : uninterrupted([&] { return files.open(fresh, O_WRONLY | O_APPEND | O_CLOEXEC); });
    if (file < 0)
        return lastError();
    files.close(file);
    if (target.regular)
        files.remove(fresh);
    return {};
}

} // namespace core::storage
