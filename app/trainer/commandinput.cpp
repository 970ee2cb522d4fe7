#include "app/trainer/commandinput.h"

#include "ai/othello/evaluation/defaultweights.h"
#include "app/commandline/files.h"
#include "app/trainer/data/games.h"

#include <filesystem>

namespace trainer {

using ai::othello::Weights;
using core::Error;
using core::Result;

Result<Weights> readWeights(const std::string &path)
{
    const auto bytes =
        path == "default" ? Result<std::vector<std::uint8_t>>(
            std::vector(ai::othello::defaultWeights().begin(), ai::othello::defaultWeights().end()))
                          : commandline::readBytes(path);
    if (!bytes)
        return bytes.error();
    const auto weights = Weights::fromBytes(*bytes);
    if (!weights)
        return weights.error().in(path);
    return *weights;
}

/// The game files in all folders; an Error for a folder without any.
Result<std::vector<std::string>> gamesOf(const std::vector<std::string> &folders)
{
    std::vector<std::string> files;
    for (const std::string &folder : folders) {
        const std::vector<std::string> found = gameFiles(folder);
        if (found.empty())
            return Error{folder + ": holds no games; expected a folder that generate wrote"};
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

std::optional<core::Error> checkOutput(const std::string &path,
                                       const commandline::Arguments &arguments)
{
    std::error_code none;
    // Empty files and devices contain nothing to lose.
    if (!arguments.has("overwrite") && std::filesystem::is_regular_file(path, none)
        && std::filesystem::file_size(path, none) > 0)
        return Error{path + ": exists; add --overwrite to replace it, or name another file"};
    return commandline::checkWritable(path);
}

std::optional<core::Error> checkFoldersGiven(const commandline::Arguments &arguments)
{
    if (!arguments.operands().empty())
        return std::nullopt;
    return Error{"no FOLDER is given; expected one that generate wrote"};
}

void takeCount(const commandline::Arguments &arguments, std::string_view option, int max,
               std::size_t &count, std::optional<core::Error> &failure)
{
    int number = 0;
    if (take(arguments.number(option, 1, max), number, failure))
        count = static_cast<std::size_t>(number);
}

void takeChunkOptions(const commandline::Arguments &arguments, ChunkSettings &settings,
                      std::optional<core::Error> &failure)
{
    constexpr int maxChunks = 1'000'000;
    takeCount(arguments, threadsOption.name, commandline::maxThreads, settings.threads, failure);
    int seed = 0;
    if (take(arguments.number(seedOption.name, 0, 1'000'000'000), seed, failure))
        settings.seed = static_cast<std::uint64_t>(seed);
    takeCount(arguments, "chunks", maxChunks, settings.chunks, failure);
    int firstChunk = 0;
    if (take(arguments.numberOr("first-chunk", 0, 0, maxChunks), firstChunk, failure))
        settings.firstChunk = static_cast<std::size_t>(firstChunk);
}

void takeFolder(const commandline::Arguments &arguments, std::string &folder,
                std::optional<core::Error> &failure)
{
    if (arguments.operands().size() == 1)
        folder = arguments.operands()[0];
    else if (!failure)
        failure = Error{"no FOLDER is given; expected the one to write to"};
}

} // namespace trainer
