#include "core/storage/files.h"

#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace core::storage {

int Files::open(const std::string &path, int flags, mode_t mode)
{
    return ::open(path.c_str(), flags, mode);
}

ssize_t Files::write(int file, std::string_view bytes)
{
    return ::write(file, bytes.data(), bytes.size());
}

ssize_t Files::readAt(int file, char *bytes, std::size_t count, off_t from)
{
    return ::pread(file, bytes, count, from);
}

int Files::truncate(int file, off_t size)
{
    return ::ftruncate(file, size);
}

int Files::sync(int file)
{
    return ::fsync(file);
}

int Files::syncData(int file)
{
    return ::fdatasync(file);
}

int Files::close(int file)
{
    return ::close(file);
}

int Files::rename(const std::string &from, const std::string &to)
{
    return std::rename(from.c_str(), to.c_str());
}

int Files::remove(const std::string &path)
{
    return ::unlink(path.c_str());
}

int Files::makeFolder(const std::string &path, mode_t mode)
{
    return ::mkdir(path.c_str(), mode);
}

int Files::removeFolder(const std::string &path)
{
    return ::rmdir(path.c_str());
}

int Files::status(int file, struct stat &status)
{
    return ::fstat(file, &status);
}

int Files::status(const std::string &path, struct stat &status)
{
    return ::stat(path.c_str(), &status);
}

Files &systemFiles()
{
    static Files files;
    return files;
}

} // namespace core::storage
