#include "app/trainer/files.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace trainer {

core::Result<std::vector<std::uint8_t>> readBytes(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return core::Error{path + ": cannot be read"};
    return std::vector<std::uint8_t>{std::istreambuf_iterator<char>(file), {}};
}

std::optional<core::Error> writeBytes(const std::string &path, std::span<const std::uint8_t> bytes)
{
    const std::string fresh = path + ".new";
    std::ofstream file(fresh, std::ios::binary);
    file.write(reinterpret_cast<const char *>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    std::error_code problem;
    if (file)
        std::filesystem::rename(fresh, path, problem);
    if (!file || problem)
        return core::Error{path + ": cannot be written"};
    return std::nullopt;
}

} // namespace trainer
