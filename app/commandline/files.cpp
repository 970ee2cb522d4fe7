#include "app/commandline/files.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <unistd.h>

namespace commandline {

using core::Error;
using core::Result;

namespace {

/// A file to be written, and where its bytes go first: beside it, in the same file system, under a
/// name that no other process chooses. A link's target is meant, not the link. What is not a file,
/// such as a pipe, is written to itself, for a rename would put a file in its place.
struct Target
{
    explicit Target(const std::string &path)
        : file(path)
    {
        std::error_code problem;
        const std::filesystem::path real = std::filesystem::weakly_canonical(path, problem);
        if (!problem)
            file = real.string();
        const bool special = std::filesystem::exists(file, problem)
                             && !std::filesystem::is_regular_file(file, problem);
        fresh = special ? file : file + "." + std::to_string(::getpid()) + ".new";
    }

    /// Takes the new bytes away, where they are of no use.
    void discard() const
    {
        std::error_code none;
        if (fresh != file && std::filesystem::is_regular_file(fresh, none))
            std::filesystem::remove(fresh, none);
    }

    std::string file;
    std::string fresh;
};

Error notWritten(const std::string &path)
{
    return Error(core::ErrorKind::FileNotWritable, {path});
}

/// Puts all that can be read at the end of a container of bytes.
template <class Bytes>
Result<Bytes> contents(const std::string &path)
{
    const Error unreadable(core::ErrorKind::FileNotReadable, {path});
    std::error_code none;
    if (std::filesystem::is_directory(path, none))
        return Error(core::ErrorKind::FileIsFolder, {path});
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return unreadable;
    Bytes bytes;
    std::array<char, 65536> part;
    do {
        file.read(part.data(), part.size());
        bytes.insert(bytes.end(), part.begin(), part.begin() + file.gcount());
    } while (file);
    if (file.bad())
        return unreadable;
    return bytes;
}

/// Writes bytes and waits until the device has them. What is not a file, such as a pipe, keeps
/// nothing: fsync() fails with EINVAL there.
bool writeToDevice(const std::string &path, std::string_view bytes)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        return false;
    bool written = true;
    while (written && !bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count > 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
        written = count > 0 || (count < 0 && errno == EINTR);
    }
    written = written && (::fsync(file) == 0 || errno == EINVAL);
    return ::close(file) == 0 && written;
}

/// Makes a new name in a folder outlast a loss of power; not every file system can.
void syncFolderOf(const std::string &path)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    const int file =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    ::close(file);
}

std::optional<Error> write(const std::string &path, std::string_view bytes)
{
    const Target target(path);
    bool written = writeToDevice(target.fresh, bytes);
    if (written && target.fresh != target.file) {
        std::error_code problem;
        std::filesystem::rename(target.fresh, target.file, problem);
        written = !problem;
        syncFolderOf(target.file);
    }
    if (written)
        return std::nullopt;
    target.discard();
    return notWritten(path);
}

} // namespace

Result<std::vector<std::uint8_t>> readBytes(const std::string &path)
{
    return contents<std::vector<std::uint8_t>>(path);
}

Result<std::string> readText(const std::string &path)
{
    return contents<std::string>(path);
}

std::optional<Error> writeBytes(const std::string &path, std::span<const std::uint8_t> bytes)
{
    return write(path, {reinterpret_cast<const char *>(bytes.data()), bytes.size()});
}

std::optional<Error> writeText(const std::string &path, std::string_view text)
{
    return write(path, text);
}

std::optional<Error> checkWritable(const std::string &path)
{
    const Target target(path);
    if (!std::ofstream(target.fresh, std::ios::binary | std::ios::app))
        return notWritten(path);
    target.discard();
    return std::nullopt;
}

} // namespace commandline
