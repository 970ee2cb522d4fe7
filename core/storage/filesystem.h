#pragma once

#include <string>
#include <string_view>

#include <sys/stat.h>
#include <sys/types.h>

namespace core::storage {

/// The system calls for writing files, as an interface in which tests can make each call fail. Like
/// the POSIX functions they return -1 and set errno on failure. Any thread.
class FileSystem
{
public:
    FileSystem() = default;
    virtual ~FileSystem() = default;
    FileSystem(const FileSystem &) = delete;
    FileSystem &operator=(const FileSystem &) = delete;

    virtual int open(const std::string &path, int flags, mode_t mode = 0);
    virtual ssize_t write(int file, std::string_view bytes);
    virtual ssize_t readAt(int file, char *bytes, std::size_t count, off_t from);
    virtual int truncate(int file, off_t size);
    virtual int setPermissions(int file, mode_t mode);
    virtual int sync(int file);
    /// fdatasync(): syncs the data and only the metadata needed to read it again.
    virtual int syncData(int file);
    virtual int close(int file);
    virtual int rename(const std::string &from, const std::string &to);
    virtual int remove(const std::string &path);
    virtual int makeFolder(const std::string &path, mode_t mode);
    virtual int removeFolder(const std::string &path);
    virtual int status(int file, struct stat &status);
    virtual int status(const std::string &path, struct stat &status);
};

/// The system's own.
FileSystem &systemFiles();

} // namespace core::storage
