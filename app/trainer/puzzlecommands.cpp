#include "app/commandline/files.h"
#include "app/trainer/commandinput.h"
#include "app/trainer/puzzles/selection.h"
#include "app/trainer/trainercommands.h"

#include <array>
#include <iostream>
#include <map>

namespace trainer {

using commandline::Arguments;
using commandline::Command;
using commandline::Job;
using commandline::Option;

namespace {

constexpr std::array endingsOptions{
    threadsOption,
    seedOption,
    Option{"chunks", "N", "how many files of endings to write", "135"},
    Option{"games", "N", "how many games are searched for the endings of a file", "2000"},
};

constexpr std::array puzzlesOptions{
    threadsOption,
    seedOption,
    overwriteOption,
    Option{"chunks", "N", "how many files of endings to read", "135"},
    Option{"count", "N", "how many puzzles to select", "10000"},
};

std::optional<core::Error> runEndings(const CandidateSettings &settings)
{
    const auto weights = readWeights("default");
    if (!weights)
        return weights.error();
    const Stopwatch watch;
    std::size_t made = 0;
    return findCandidates(*weights, settings, [&](std::size_t chunk, std::size_t found) {
        made += found;
        std::cout << "file " << chunk << ": " << found << " endings, "
                  << static_cast<int>(static_cast<double>(made) * 60 / watch.seconds())
                  << " a minute" << std::endl;
    });
}

core::Result<Job> readEndings(const Arguments &arguments)
{
    CandidateSettings settings;
    std::optional<core::Error> failure;
    takeChunkOptions(arguments, settings, failure);
    takeCount(arguments, "games", 1'000'000, settings.gamesPerChunk, failure);
    takeFolder(arguments, settings.folder, failure);
    if (failure)
        return *failure;
    return Job([settings] { return statusOf(runEndings(settings)); });
}

std::optional<core::Error> runPuzzles(const CandidateSettings &settings, std::size_t count,
                                      const Arguments &arguments)
{
    const std::string &path = arguments.operands()[1];
    if (auto error = checkOutput(path, arguments))
        return error;
    const auto candidates = readCandidates(settings);
    if (!candidates)
        return candidates.error();
    const auto graded = gradedPuzzles(*candidates, settings.threads);
    if (!graded)
        return graded.error();
    const ai::learn::PuzzleSet set = selectedPuzzles(*graded, count);
    std::map<int, int> grades;
    for (const ai::learn::Puzzle &puzzle : set.puzzles)
        ++grades[puzzle.grade];
    std::cout << set.puzzles.size() << " puzzles of " << candidates->size() << " endings\n";
    for (const auto &[grade, puzzles] : grades)
        std::cout << "grade " << grade << ": " << puzzles << '\n';
    return commandline::writeBytes(path, ai::learn::puzzleBytes(set));
}

core::Result<Job> readPuzzles(const Arguments &arguments)
{
    CandidateSettings settings;
    std::optional<core::Error> failure;
    std::size_t count = 0;
    takeChunkOptions(arguments, settings, failure);
    takeCount(arguments, "count", 1'000'000, count, failure);
    if (!failure && arguments.operands().size() != 2)
        failure = core::Error{"expected the FOLDER of endings and the FILE to write"};
    if (failure)
        return *failure;
    settings.folder = arguments.operands()[0];
    return Job(
        [settings, count, arguments] { return statusOf(runPuzzles(settings, count, arguments)); });
}

} // namespace

std::vector<Command> puzzleCommands()
{
    return {
        {"endings", "finds Othello endings in which one move wins",
         "Existing files are kept, so a run that was stopped continues.\n", "FOLDER",
         endingsOptions, 1, readEndings},
        {"puzzles", "selects the puzzles of Othello from endings",
         "FOLDER is one that endings wrote. The same endings give the same file.\n", "FOLDER FILE",
         puzzlesOptions, 2, readPuzzles},
    };
}

} // namespace trainer
