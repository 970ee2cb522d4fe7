#include "app/cli/files.h"

#include <array>
#include <filesystem>
#include <fstream>

namespace cli {

using core::Error;
using core::Result;

namespace {

/// Where the new bytes go first: beside the place, in the same file system. A device or a pipe is
/// written to itself, for a rename would put a file in its place.
std::string freshPath(const std::string &path)
{
    std::error_code none;
    const bool special =
        std::filesystem::exists(path, none) && !std::filesystem::is_regular_file(path, none);
    return special ? path : path + ".new";
}

Error notWritten(const std::string &path)
{
    return Error{path + ": cannot be written"};
}

/// Puts all that can be read at the end of a container of bytes.
template <class Bytes>
Result<Bytes> contents(const std::string &path)
{
    const Error unreadable{path + ": cannot be read"};
    std::error_code none;
    if (std::filesystem::is_directory(path, none))
        return Error{path + ": is a folder; expected a file"};
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

std::optional<Error> write(const std::string &path, const char *bytes, std::size_t count)
{
    const std::string fresh = freshPath(path);
    std::ofstream file(fresh, std::ios::binary);
    file.write(bytes, static_cast<std::streamsize>(count));
    file.close();
    std::error_code problem;
    if (file && fresh != path)
        std::filesystem::rename(fresh, path, problem);
    if (file && !problem)
        return std::nullopt;
    if (fresh != path)
        std::filesystem::remove(fresh, problem);
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
    return write(path, reinterpret_cast<const char *>(bytes.data()), bytes.size());
}

std::optional<Error> writeText(const std::string &path, std::string_view text)
{
    return write(path, text.data(), text.size());
}

std::optional<Error> checkWritable(const std::string &path)
{
    const std::string fresh = freshPath(path);
    std::error_code none;
    if (!std::ofstream(fresh, std::ios::binary | std::ios::app))
        return notWritten(path);
    if (fresh != path)
        std::filesystem::remove(fresh, none);
    return std::nullopt;
}

} // namespace cli
