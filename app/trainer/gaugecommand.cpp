#include "app/trainer/commandinput.h"
#include "app/trainer/gauge/gauge.h"
#include "app/trainer/trainercommands.h"

#include <array>
#include <iomanip>
#include <iostream>

namespace trainer {

using commandline::Arguments;
using commandline::Command;
using commandline::Job;
using commandline::Option;

namespace {

constexpr std::array gaugeOptions{
    threadsOption,
    seedOption,
    Option{"chunks", "N", "how many files of positions to write", "300"},
    Option{"first-chunk", "N", "the number of the first file", "0"},
    Option{"positions", "N", "how many positions a file holds", "10"},
    Option{"empties", "N", "the least of empty squares; some positions have one or two more", "24"},
};

std::optional<core::Error> runGauge(const GaugeSettings &settings)
{
    const auto weights = readWeights("default");
    if (!weights)
        return weights.error();
    const Stopwatch watch;
    std::size_t made = 0;
    return makeGauge(*weights, settings, [&](std::size_t chunk) {
        made += settings.positionsPerChunk;
        std::cout << gaugeChunkPath(settings, chunk) << ", " << std::fixed << std::setprecision(1)
                  << watch.seconds() / static_cast<double>(made) << " seconds a position"
                  << std::endl;
    });
}

core::Result<Job> readGauge(const Arguments &arguments)
{
    GaugeSettings settings;
    std::optional<core::Error> failure;
    int threads = 0;
    int seed = 0;
    int chunks = 0;
    int firstChunk = 0;
    int positions = 0;
    take(arguments.number("threads", 1, commandline::maxThreads), threads, failure);
    take(arguments.number("seed", 0, 1'000'000'000), seed, failure);
    take(arguments.number("chunks", 1, 1'000'000), chunks, failure);
    take(arguments.number("first-chunk", 0, 1'000'000), firstChunk, failure);
    take(arguments.number("positions", 1, 1'000'000), positions, failure);
    take(arguments.number("empties", 4, 30), settings.minEmpties, failure);
    if (!failure && arguments.operands().size() != 1)
        failure = core::Error{"no FOLDER is given; expected the one to write to"};
    if (failure)
        return *failure;
    settings.folder = arguments.operands()[0];
    settings.threads = static_cast<std::size_t>(threads);
    settings.seed = static_cast<std::uint64_t>(seed);
    settings.chunks = static_cast<std::size_t>(chunks);
    settings.firstChunk = static_cast<std::size_t>(firstChunk);
    settings.positionsPerChunk = static_cast<std::size_t>(positions);
    return Job([settings] { return statusOf(runGauge(settings)); });
}

} // namespace

std::vector<Command> gaugeCommands()
{
    return {
        {"gauge", "makes Othello positions with the exact value of every move",
         "Of games that the engine plays against itself, one position of each. Every other one "
         "has\n"
         "a best move that is two discs better than the next. Existing files are kept, so a run\n"
         "that was stopped continues. tabuleiro-cli bench --gauge reads them.\n",
         "FOLDER", gaugeOptions, 1, readGauge},
    };
}

} // namespace trainer
