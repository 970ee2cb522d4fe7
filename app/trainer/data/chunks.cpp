#include "app/trainer/data/chunks.h"

#include "core/storage/filewriting.h"

namespace trainer {

std::string chunkPath(const ChunkSettings &settings, std::size_t chunk, std::string_view extension)
{
    std::string number = std::to_string(chunk);
    number.insert(0, number.size() < 6 ? 6 - number.size() : 0, '0');
    return settings.folder + "/seed" + std::to_string(settings.seed) + "-" + number + '.'
           + std::string(extension);
}

std::optional<core::Error> makeFolder(const std::string &folder)
{
    if (const auto problem = core::storage::makeFolders(core::storage::systemFiles(), folder))
        return core::Error{folder + ": cannot be made: " + problem.message()};
    return std::nullopt;
}

std::optional<core::Error> writeContent(const std::string &path, const std::string &text)
{
    return commandline::writeText(path, text);
}

std::optional<core::Error> writeContent(const std::string &path,
                                        const std::vector<std::uint8_t> &bytes)
{
    return commandline::writeBytes(path, bytes);
}

} // namespace trainer
