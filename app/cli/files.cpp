#include "app/cli/files.h"

#include <array>
#include <filesystem>
#include <fstream>

namespace cli {

using core::Error;
using core::Result;

namespace {

/// A file to be written, and where its bytes go first: beside it, in the same file system. A link's
/// target is meant, not the link. What is no file, such as a pipe, is written to itself, for a
/// rename would put a file in its place.
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
        fresh = special ? file : file + ".new";
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
    const Target target(path);
    std::ofstream file(target.fresh, std::ios::binary);
    file.write(bytes, static_cast<std::streamsize>(count));
    file.close();
    std::error_code problem;
    if (file && target.fresh != target.file)
        std::filesystem::rename(target.fresh, target.file, problem);
    if (file && !problem)
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
    return write(path, reinterpret_cast<const char *>(bytes.data()), bytes.size());
}

std::optional<Error> writeText(const std::string &path, std::string_view text)
{
    return write(path, text.data(), text.size());
}

std::optional<Error> checkWritable(const std::string &path)
{
    const Target target(path);
    if (!std::ofstream(target.fresh, std::ios::binary | std::ios::app))
        return notWritten(path);
    target.discard();
    return std::nullopt;
}

} // namespace cli
