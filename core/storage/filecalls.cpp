#include "core/storage/filecalls.h"

#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace core::storage {

int FileCalls::open(const std::string &path, int flags, mode_t mode)
{
    return ::open(path.c_str(), flags, mode);
}

ssize_t FileCalls::write(int file, std::string_view bytes)
{
    return ::write(file, bytes.data(), bytes.size());
}

ssize_t FileCalls::readAt(int file, char *bytes, std::size_t count, off_t from)
{
    return ::pread(file, bytes, count, from);
}

int FileCalls::truncate(int file, off_t size)
{
    return ::ftruncate(file, size);
}

int FileCalls::setPermissions(int file, mode_t mode)
{
    return ::fchmod(file, mode);
}

int FileCalls::sync(int file)
{
    return ::fsync(file);
}

int FileCalls::syncData(int file)
{
    return ::fdatasync(file);
}

int FileCalls::close(int file)
{
    return ::close(file);
}

int FileCalls::rename(const std::string &from, const std::string &to)
{
    return std::rename(from.c_str(), to.c_str());
}

int FileCalls::remove(const std::string &path)
{
    return ::unlink(path.c_str());
}

int FileCalls::makeFolder(const std::string &path, mode_t mode)
{
    return ::mkdir(path.c_str(), mode);
}

int FileCalls::removeFolder(const std::string &path)
{
    return ::rmdir(path.c_str());
}

int FileCalls::status(int file, struct stat &status)
{
    return ::fstat(file, &status);
}

int FileCalls::status(const std::string &path, struct stat &status)
{
    return ::stat(path.c_str(), &status);
}

FileCalls &systemFiles()
{
    // Never destroyed, for threads that nobody waits for use it to the end of the program.
    static FileCalls &files = *new FileCalls;
    return files;
}

} // namespace core::storage
