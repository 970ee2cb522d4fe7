#include "app/commandline/files.h"

#include "app/commandline/terminal.h"
#include "core/storage/filewriting.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <unistd.h>

namespace commandline {

using core::Error;
using core::Result;

namespace {

/// Nothing if there is no problem.
std::optional<Error> notWritten(const std::string &path, const std::error_code &problem)
{
    if (!problem)
        return std::nullopt;
    return core::fileNotWritable(path, problem.message());
}

Error tooLarge(const std::string &name, std::size_t limit)
{
    return Error{name + ": is larger than " + std::to_string(limit >> 20)
                 + " MiB, the most that is read"};
}

/// Reads everything available, up to a limit.
template <class Bytes>
Result<Bytes> contents(std::istream &input, const std::string &name, std::size_t limit)
{
    Bytes bytes;
    std::array<char, 65536> part;
    do {
        // An endless file such as /dev/zero reports no size.
        if (bytes.size() > limit)
            return tooLarge(name, limit);
        input.read(part.data(), part.size());
        bytes.insert(bytes.end(), part.begin(), part.begin() + input.gcount());
    } while (input);
    if (input.bad())
        return core::fileNotReadable(name);
    return bytes;
}

template <class Bytes>
Result<Bytes> contents(const std::string &path, std::size_t limit)
{
    if (const auto error = checkReadable(path))
        return *error;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return core::fileNotReadable(path);
    return contents<Bytes>(file, path, limit);
}

std::optional<Error> write(const std::string &path, std::string_view bytes)
{
    return notWritten(path, core::storage::replaceFile(core::storage::systemFiles(), path, bytes));
}

} // namespace

Result<std::vector<std::uint8_t>> readBytes(const std::string &path, std::size_t limit)
{
    return contents<std::vector<std::uint8_t>>(path, limit);
}

Result<std::string> readText(const std::string &path, std::size_t limit)
{
    return contents<std::string>(path, limit);
}

Result<std::string> readInput(std::size_t limit)
{
    std::string text;
    std::array<char, 65536> part;
    while (const std::size_t count = readInput(part)) {
        text.append(part.data(), count);
        if (text.size() > limit)
            return tooLarge("the standard input", limit);
    }
    return text;
}

std::optional<Error> checkReadable(const std::string &path)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none))
        return core::fileIsFolder(path);
    if (!std::filesystem::exists(path, none))
        return Error{path + ": there is no such file"};
    if (access(path.c_str(), R_OK) != 0)
        return core::fileNotReadable(path);
    return std::nullopt;
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
    std::error_code none;
    if (std::filesystem::is_directory(path, none))
        return core::fileIsFolder(path);
    return notWritten(path, core::storage::checkReplaceable(core::storage::systemFiles(), path));
}

} // namespace commandline
