#include "app/trainer/commandinput.h"
#include "app/trainer/data/generate.h"
#include "app/trainer/trainercommands.h"

#include <array>
#include <filesystem>
#include <iostream>

namespace trainer {

using commandline::Arguments;
using commandline::Command;
using commandline::Job;
using commandline::Option;
using core::Error;

namespace {

constexpr std::array generateOptions{
    weightsOption,
    threadsOption,
    seedOption,
    Option{"chunks", "N", "how many files of games to write", "100"},
    Option{"first-chunk", "N", "the number of the first file", "0"},
    Option{"games", "N", "how many games a file holds", "1000"},
    Option{"depth", "N", "how many moves ahead each move is searched", "4"},
    Option{"exact", "N", "with this many empty squares or fewer, play is perfect", "12"},
    Option{"random", "N", "the most random moves at the start of a game", "50"},
};

std::optional<core::Error> runGenerate(const GenerateSettings &settings,
                                       const std::string &weightsPath)
{
    const auto weights = readWeights(weightsPath);
    if (!weights)
        return weights.error();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < settings.chunks; ++i) {
        std::error_code none;
        if (std::filesystem::exists(chunkPath(settings, settings.firstChunk + i, gamesExtension),
                                    none))
            ++kept;
    }
    if (kept > 0)
        std::cout << kept << " of " << settings.chunks << " files are there already and are kept"
                  << std::endl;
    const Stopwatch watch;
    std::size_t made = 0;
    return generate(*weights, settings, [&](std::size_t chunk) {
        made += settings.gamesPerChunk;
        std::cout << chunkPath(settings, chunk, gamesExtension) << ", "
                  << static_cast<int>(static_cast<double>(made) / watch.seconds())
                  << " games a second" << std::endl;
    });
}

core::Result<Job> readGenerate(const Arguments &arguments)
{
    std::optional<core::Error> failure;
    GenerateSettings settings;
    takeChunkOptions(arguments, settings, failure);
    takeCount(arguments, "games", 1'000'000, settings.gamesPerChunk, failure);
    take(arguments.number("depth", 1, 20), settings.play.depth, failure);
    take(arguments.number("exact", 1, 24), settings.play.exactEmpties, failure);
    take(arguments.number("random", settings.play.minRandom, 58), settings.play.maxRandom, failure);
    takeFolder(arguments, settings.folder, failure);
    if (failure)
        return *failure;
    return Job([settings, weights = arguments.text("weights")] {
        return statusOf(runGenerate(settings, weights));
    });
}

constexpr std::array labelOptions{
    weightsOption,
    threadsOption,
    Option{"depth", "N", "how many moves ahead each position is searched", "4"},
    Option{"exact", "N", "with this many empty squares or fewer, scores are exact", "12"},
};

std::optional<core::Error> runLabel(const PlaySettings &settings, std::size_t threads,
                                    const Arguments &arguments)
{
    std::error_code none;
    std::filesystem::path from = arguments.operands()[0];
    if (!std::filesystem::is_directory(from, none))
        from = from.parent_path().empty() ? "." : from.parent_path();
    if (std::filesystem::equivalent(from, arguments.operands()[1], none))
        return Error{arguments.operands()[1]
                     + ": is the folder to read from; expected another one to write to"};
    const auto weights = readWeights(arguments.text("weights"));
    if (!weights)
        return weights.error();
    return relabel(*weights, settings, arguments.operands()[0], arguments.operands()[1], threads,
                   [](const std::string &path) { std::cout << path << std::endl; });
}

core::Result<Job> readLabel(const Arguments &arguments)
{
    std::optional<core::Error> failure;
    PlaySettings settings;
    std::size_t threads = 1;
    takeCount(arguments, "threads", commandline::maxThreads, threads, failure);
    take(arguments.number("depth", 1, 20), settings.depth, failure);
    take(arguments.number("exact", 1, 24), settings.exactEmpties, failure);
    if (!failure && arguments.operands().size() != 2)
        failure = Error{"expected two folders, to read from and to write to"};
    if (failure)
        return *failure;
    return Job([settings, threads, arguments] {
        return statusOf(runLabel(settings, threads, arguments));
    });
}

} // namespace

std::vector<Command> gamesCommands()
{
    return {
        {"generate", "lets the engine play games against itself and writes them to files",
         "Existing files are kept, so a run that was stopped continues.\n", "FOLDER",
         generateOptions, 1, readGenerate},
        {"label", "searches the positions of games again",
         "With a better evaluation, or deeper. FROM-FOLDER is one that generate wrote, or one of\n"
         "its files. Existing files in TO-FOLDER are kept, so a run that was stopped continues.\n",
         "FROM-FOLDER TO-FOLDER", labelOptions, 2, readLabel},
    };
}

} // namespace trainer
