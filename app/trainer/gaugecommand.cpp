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
        std::cout << chunkPath(settings, chunk, gaugeExtension) << ", " << std::fixed
                  << std::setprecision(1) << watch.seconds() / static_cast<double>(made)
                  << " seconds a position" << std::endl;
    });
}

core::Result<Job> readGauge(const Arguments &arguments)
{
    GaugeSettings settings;
    std::optional<core::Error> failure;
    takeChunkOptions(arguments, settings, failure);
    takeCount(arguments, "positions", 1'000'000, settings.positionsPerChunk, failure);
    take(arguments.number("empties", 4, 30), settings.minEmpties, failure);
    takeFolder(arguments, settings.folder, failure);
    if (failure)
        return *failure;
    return Job([settings] { return statusOf(runGauge(settings)); });
}

} // namespace

std::vector<Command> gaugeCommands()
{
    return {
        {"gauge", "makes Othello positions with the exact value of every move",
         "Of games that the engine plays against itself, one position of each. Every other one\n"
         "has a best move that is two discs better than the next. Existing files are kept, so a\n"
         "run that was stopped continues. tabuleiro-cli bench --gauge reads them.\n",
         "FOLDER", gaugeOptions, 1, readGauge},
    };
}

} // namespace trainer
