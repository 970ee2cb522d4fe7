#include "core/storage/filelock.h"

#include "core/storage/filewriting.h"

#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace core::storage {

namespace {

/// O_NONBLOCK: a pipe in the lock's place must not be waited for.
constexpr int lockFlags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;

FileLock::Outcome lock(int file)
{
    if (uninterrupted([&] { return ::flock(file, LOCK_EX | LOCK_NB); }) == 0)
        return FileLock::Outcome::Taken;
    return errno == EWOULDBLOCK ? FileLock::Outcome::InUse : FileLock::Outcome::Unavailable;
}

/// Whether a file is still the one of that name: its holder before may have removed it.
bool hasName(int file, const std::string &path)
{
    struct stat opened = {};
    struct stat named = {};
    return ::fstat(file, &opened) == 0 && ::lstat(path.c_str(), &named) == 0
           && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

} // namespace

FileLock::FileLock(std::string path)
    : m_path(std::move(path))
{}

FileLock::~FileLock()
{
    release();
}

FileLock::Outcome FileLock::take()
{
    if (isTaken())
        return Outcome::Taken;
    constexpr int attempts = 10;
    for (int i = 0; i < attempts; ++i) {
        int file = uninterrupted(
            [&] { return ::open(m_path.c_str(), O_RDWR | O_CREAT | lockFlags, 0600); });
        // A folder in its place, or a file of another user, can be locked as well.
        if (file < 0)
            file = uninterrupted([&] { return ::open(m_path.c_str(), O_RDONLY | lockFlags); });
        if (file < 0)
            return Outcome::Unavailable;
        const Outcome outcome = lock(file);
        if (outcome == Outcome::Taken && hasName(file, m_path)) {
            m_file = file;
            return outcome;
        }
        ::close(file);
        if (outcome != Outcome::Taken)
            return outcome;
    }
    return Outcome::InUse;
}

void FileLock::release()
{
    if (!isTaken())
        return;
    // Removed while it is held, so that nobody else's is.
    if (hasName(m_file, m_path))
        ::unlink(m_path.c_str());
    ::close(std::exchange(m_file, -1));
}

bool FileLock::isInUse(const std::string &path)
{
    const int file = uninterrupted([&] { return ::open(path.c_str(), O_RDONLY | lockFlags); });
    if (file < 0)
        return false;
    const bool inUse = lock(file) == Outcome::InUse;
    ::close(file);
    return inUse;
}

} // namespace core::storage
