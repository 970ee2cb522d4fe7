#include "core/storage/filelock.h"

#include "core/storage/filewriting.h"

#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace core::storage {

namespace {

/// O_NONBLOCK: do not block if there is a pipe at the lock's path.
constexpr int lockFlags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;

FileLock::Outcome lock(int file, int kind)
{
    if (uninterrupted([&] { return ::flock(file, kind | LOCK_NB); }) == 0)
        return FileLock::Outcome::Taken;
    return errno == EWOULDBLOCK ? FileLock::Outcome::InUse : FileLock::Outcome::Unavailable;
}

/// Whether the path still refers to the open file: a previous holder may have removed it.
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

FileLock::Outcome FileLock::take(std::chrono::milliseconds patience)
{
    if (isTaken())
        return Outcome::Taken;
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + patience;
    for (;;) {
        int file = uninterrupted(
            [&] { return ::open(m_path.c_str(), O_RDWR | O_CREAT | lockFlags, 0600); });
        // Read-only suffices to lock a directory at this path, or another user's file.
        if (file < 0)
            file = uninterrupted([&] { return ::open(m_path.c_str(), O_RDONLY | lockFlags); });
        if (file < 0)
            return Outcome::Unavailable;
        const Outcome outcome = lock(file, LOCK_EX);
        if (outcome == Outcome::Taken && hasName(file, m_path)) {
            m_file = file;
            return outcome;
        }
        ::close(file);
        if (outcome == Outcome::Unavailable)
            return outcome;
        if (Clock::now() >= end)
            return Outcome::InUse;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void FileLock::release()
{
    if (!isTaken())
        return;
    // Unlink before closing: afterwards the name could belong to the next holder's file.
    if (hasName(m_file, m_path))
        ::unlink(m_path.c_str());
    ::close(std::exchange(m_file, -1));
}

bool FileLock::isInUse(const std::string &path)
{
    const int file = uninterrupted([&] { return ::open(path.c_str(), O_RDONLY | lockFlags); });
    if (file < 0)
        return false;
    const bool inUse = lock(file, LOCK_SH) == Outcome::InUse;
    ::close(file);
    return inUse;
}

} // namespace core::storage
