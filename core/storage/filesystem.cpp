#include "core/storage/filesystem.h"

#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace core::storage {

int FileSystem::open(const std::string &path, int flags, mode_t mode)
{
    return ::open(path.c_str(), flags, mode);
}

ssize_t FileSystem::write(int file, std::string_view bytes)
{
    return ::write(file, bytes.data(), bytes.size());
}

ssize_t FileSystem::readAt(int file, char *bytes, std::size_t count, off_t from)
{
    return ::pread(file, bytes, count, from);
}

int FileSystem::truncate(int file, off_t size)
{
    return ::ftruncate(file, size);
}

int FileSystem::setPermissions(int file, mode_t mode)
{
    return ::fchmod(file, mode);
}

int FileSystem::sync(int file)
{
    return ::fsync(file);
}

int FileSystem::syncData(int file)
{
    return ::fdatasync(file);
}

int FileSystem::close(int file)
{
    return ::close(file);
}

int FileSystem::rename(const std::string &from, const std::string &to)
{
    return std::rename(from.c_str(), to.c_str());
}

int FileSystem::remove(const std::string &path)
{
    return ::unlink(path.c_str());
}

int FileSystem::makeFolder(const std::string &path, mode_t mode)
{
    return ::mkdir(path.c_str(), mode);
}

int FileSystem::removeFolder(const std::string &path)
{
    return ::rmdir(path.c_str());
}

int FileSystem::status(int file, struct stat &status)
{
    return ::fstat(file, &status);
}

int FileSystem::status(const std::string &path, struct stat &status)
{
    return ::stat(path.c_str(), &status);
}

FileSystem &systemFiles()
{
    // Never destroyed, because detached threads may use it until the process ends.
    static FileSystem &files = *new FileSystem;
    return files;
}

} // namespace core::storage
