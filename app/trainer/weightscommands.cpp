#include "app/commandline/files.h"
#include "app/commandline/progressline.h"
#include "app/trainer/commandinput.h"
#include "app/trainer/fitting/cuterrors.h"
#include "app/trainer/fitting/evaluate.h"
#include "app/trainer/fitting/fit.h"
#include "app/trainer/fitting/networktraining.h"
#include "app/trainer/fitting/train.h"
#include "app/trainer/trainercommands.h"

#include <array>
#include <filesystem>
#include <iostream>

namespace trainer {

using ai::othello::Weights;
using commandline::Arguments;
using commandline::Command;
using commandline::Job;
using commandline::Option;
using core::Error;

namespace {

constexpr std::array fitOptions{
    Option{"samples", "N", "how many positions each phase is fitted to", "60000"},
};

/// The number of phases fitted so far, counted from the end; others are still zero.
std::size_t fittedPhases(const Weights &weights)
{
    std::size_t phase = 0;
    while (phase < Weights::phases && !(weights.phase(phase) == Weights::Phase{}))
        ++phase;
    return phase;
}

std::optional<core::Error> runFit(const std::string &path, std::size_t samples)
{
    std::optional<core::Error> failure = commandline::checkWritable(path);
    Weights weights;
    if (std::error_code none; !failure && std::filesystem::exists(path, none))
        take(readWeights(path), weights, failure);
    const std::size_t known = fittedPhases(weights);
    if (!failure && known > 0)
        std::cout << path << " has " << known << " of " << Weights::phases << " phases"
                  << std::endl;
    for (std::size_t phase = known; phase < Weights::phases && !failure; ++phase) {
        const PhaseReport report = fitPhase(weights, phase, samples);
        std::cout << "phase " << phase << ": error " << report.fitted << ", held out "
                  << report.heldOut << " discs" << std::endl;
        failure = commandline::writeBytes(path, weights.packed());
    }
    return failure;
}

core::Result<Job> readFit(const Arguments &arguments)
{
    const auto samples = arguments.number("samples", 100, 100'000'000);
    if (!samples)
        return samples.error();
    if (arguments.operands().size() != 1)
        return Error{"no FILE is given; expected the one to write"};
    return Job([path = arguments.operands()[0], samples = static_cast<std::size_t>(*samples)] {
        return statusOf(runFit(path, samples));
    });
}

constexpr Option orderOption{"seed", "N", "the seed of the order in which positions are learnt",
                             "1"};

/// The option with a command's own default.
constexpr Option lambdaOption(const char *usual)
{
    return {"lambda", "X",
            "how much of a label comes from the game's later course,\n1 for the outcome", usual};
}

/// Reads the games in all folders, and prints their number.
core::Result<Dataset> readGamesOf(const Arguments &arguments, double lambda, const Stopwatch &watch)
{
    const auto files = gamesOf(arguments.operands());
    if (!files)
        return files.error();
    core::Result<Dataset> dataset = readDataset(*files, lambda);
    if (dataset)
        std::cout << dataset->games << " games read in " << watch.seconds() << " s" << std::endl;
    return dataset;
}

constexpr std::array trainOptions{
    threadsOption,
    orderOption,
    Option{"out", "FILE", "the file of weights to write", "weights.bin"},
    lambdaOption("0.9"),
    Option{"epochs", "N", "passes over a phase's positions at most", "5"},
    overwriteOption,
};

std::optional<core::Error> runTrain(const TrainSettings &settings, double lambda,
                                    const Arguments &arguments)
{
    const std::string out = arguments.text("out");
    if (std::optional<core::Error> unusable = checkOutput(out, arguments))
        return unusable;
    const Stopwatch watch;
    const auto dataset = readGamesOf(arguments, lambda, watch);
    if (!dataset)
        return dataset.error();
    const Weights weights = train(*dataset, settings, [&](const PhaseReport &report) {
        std::cout << "phase " << report.phase << ": " << report.positions
                  << " positions, deviation " << report.fitted << ", held out " << report.heldOut
                  << " discs, " << report.epochs << " epochs, " << static_cast<int>(watch.seconds())
                  << " s" << std::endl;
    });
    return commandline::writeBytes(out, weights.packed());
}

core::Result<Job> readTrain(const Arguments &arguments)
{
    std::optional<core::Error> failure;
    TrainSettings settings;
    double lambda = 0;
    int threads = 0;
    int seed = 0;
    take(arguments.number("threads", 1, commandline::maxThreads), threads, failure);
    take(arguments.number("seed", 0, 1'000'000'000), seed, failure);
    take(arguments.decimal("lambda", 0, 1), lambda, failure);
    take(arguments.number("epochs", 1, 1000), settings.fineEpochs, failure);
    if (!failure)
        failure = checkFoldersGiven(arguments);
    if (failure)
        return *failure;
    settings.threads = static_cast<std::size_t>(threads);
    settings.seed = static_cast<std::uint64_t>(seed);
    return Job(
        [settings, lambda, arguments] { return statusOf(runTrain(settings, lambda, arguments)); });
}

constexpr std::array networkOptions{
    weightsOption,
    orderOption,
    Option{"out", "FILE", "the file of weights and network to write", "weights.bin"},
    lambdaOption("0.92"),
    Option{"epochs", "N", "passes over all positions", "2"},
    overwriteOption,
};

std::optional<core::Error> runNetwork(const NetworkSettings &settings, double lambda,
                                      const Arguments &arguments)
{
    const std::string out = arguments.text("out");
    if (std::optional<core::Error> unusable = checkOutput(out, arguments))
        return unusable;
    std::optional<core::Error> failure;
    Weights weights;
    if (!take(readWeights(arguments.text("weights")), weights, failure))
        return failure;
    const Stopwatch watch;
    core::Result<Dataset> dataset = readGamesOf(arguments, lambda, watch);
    if (!dataset)
        return dataset.error();
    weights.setNetwork(
        trainNetwork(weights, *std::move(dataset), settings, [&](const EpochReport &report) {
            std::cout << "epoch " << report.epoch << ": " << report.positions
                      << " positions, deviation " << report.fitted << ", held out "
                      << report.heldOut << " discs, of the weights alone " << report.unaided << ", "
                      << static_cast<int>(watch.seconds()) << " s" << std::endl;
        }));
    return commandline::writeBytes(out, weights.packed());
}

core::Result<Job> readNetwork(const Arguments &arguments)
{
    std::optional<core::Error> failure;
    NetworkSettings settings;
    double lambda = 0;
    int seed = 0;
    take(arguments.number("seed", 0, 1'000'000'000), seed, failure);
    take(arguments.decimal("lambda", 0, 1), lambda, failure);
    take(arguments.number("epochs", 1, 1000), settings.epochs, failure);
    if (!failure)
        failure = checkFoldersGiven(arguments);
    if (failure)
        return *failure;
    settings.seed = static_cast<std::uint64_t>(seed);
    return Job([settings, lambda, arguments] {
        return statusOf(runNetwork(settings, lambda, arguments));
    });
}

constexpr std::array evaluateOptions{
    weightsOption,
    Option{"against", "FILE", "a second evaluation to compare with"},
    Option{"report", "FILE", "writes the table there instead of showing it"},
    Option{"picture", "FILE", "draws the errors as an SVG file"},
    overwriteOption,
};

std::optional<core::Error> runEvaluate(const Arguments &arguments)
{
    std::optional<core::Error> failure;
    for (const char *output : {"report", "picture"}) {
        if (!failure && arguments.has(output))
            failure = checkOutput(arguments.text(output), arguments);
    }
    std::vector<std::string> files;
    if (!failure)
        take(gamesOf(arguments.operands()), files, failure);
    std::vector<std::string> names{arguments.text("weights")};
    if (arguments.has("against"))
        names.push_back(arguments.text("against"));
    std::vector<NamedErrors> all;
    for (const std::string &name : names) {
        Weights weights;
        NamedErrors named{std::filesystem::path(name).filename().string(), {}};
        if (failure || !take(readWeights(name), weights, failure)
            || !take(measureErrors(weights, files), named.errors, failure))
            return failure;
        all.push_back(std::move(named));
    }
    const std::string table = errorTable(all);
    if (arguments.has("report"))
        failure = commandline::writeText(arguments.text("report"), table);
    else
        std::cout << table;
    if (!failure && arguments.has("picture"))
        failure = commandline::writeText(arguments.text("picture"), errorPicture(all));
    return failure;
}

/// Whether two paths refer to the same file, which need not exist.
bool isSameFile(const std::string &one, const std::string &other)
{
    const auto whole = [](const std::string &path) {
        std::error_code none;
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, none), none);
    };
    return whole(one) == whole(other);
}

core::Result<Job> readEvaluate(const Arguments &arguments)
{
    if (const std::optional<core::Error> failure = checkFoldersGiven(arguments))
        return *failure;
    if (arguments.has("report") && arguments.has("picture")
        && isSameFile(arguments.text("report"), arguments.text("picture")))
        return core::Error{"--report and --picture name the same file; expected two files"};
    return Job([arguments] { return statusOf(runEvaluate(arguments)); });
}

constexpr std::array packOptions{overwriteOption};

/// Reads and rewrites weights, which verifies that a file is complete and in this program's format.
std::optional<core::Error> runPack(const Arguments &arguments)
{
    if (std::optional<core::Error> failure = checkOutput(arguments.operands()[1], arguments))
        return failure;
    const auto weights = readWeights(arguments.operands()[0]);
    if (!weights)
        return weights.error();
    const std::vector<std::uint8_t> bytes = weights->packed();
    constexpr std::size_t maxBytes = 20'000'000;
    if (bytes.size() > maxBytes)
        return Error{"the packed weights have " + std::to_string(bytes.size())
                     + " bytes; expected at most " + std::to_string(maxBytes)};
    if (std::optional<core::Error> failure =
            commandline::writeBytes(arguments.operands()[1], bytes))
        return failure;
    std::cout << bytes.size() << " bytes" << std::endl;
    return std::nullopt;
}

core::Result<Job> readPack(const Arguments &arguments)
{
    if (arguments.operands().size() != 2)
        return Error{"expected two files, to read from and to write to"};
    return Job([arguments] { return statusOf(runPack(arguments)); });
}

void print(const char *name, const ErrorModel &model)
{
    std::cout << name << ": log deviation = " << model.constant << " + " << model.perEmpty
              << " empties + " << model.perDepth << " depth + " << model.perShallowPly
              << " shallow depth (" << model.cells << " cells, misfit " << model.misfit << ")\n";
}

constexpr std::array probcutOptions{
    weightsOption,
    Option{"positions", "N", "how many positions are searched", "2500"},
};

std::optional<core::Error> runProbcut(int positions, const Arguments &arguments)
{
    const auto weights = readWeights(arguments.text("weights"));
    if (!weights)
        return weights.error();
    const auto files = gamesOf(arguments.operands());
    if (!files)
        return files.error();
    const auto dataset = readDataset(*files, 1);
    if (!dataset)
        return dataset.error();
    // The weights were not trained on these games, so use all of them.
    SamplesByEmpties samples = dataset->heldOut;
    for (std::size_t empties = 0; empties < samples.size(); ++empties)
        samples[empties].insert(samples[empties].end(), dataset->fitted[empties].begin(),
                                dataset->fitted[empties].end());
    commandline::ProgressLine status;
    const ErrorModels models = fitErrors(
        *weights, samples, static_cast<std::size_t>(positions), [&](std::size_t searched) {
            status.show(std::to_string(searched) + " of " + std::to_string(positions)
                        + " positions");
        });
    status.clear();
    if (models.midgame.cells == 0 || models.toEnd.cells == 0)
        return Error{"too few positions of each kind to fit anything to; expected more --positions,"
                     " or games of more phases"};
    print("midgame", models.midgame);
    print("to the end", models.toEnd);
    return std::nullopt;
}

core::Result<Job> readProbcut(const Arguments &arguments)
{
    const auto positions = arguments.number("positions", 100, 10'000'000);
    if (!positions)
        return positions.error();
    if (const std::optional<core::Error> failure = checkFoldersGiven(arguments))
        return *failure;
    return Job(
        [positions = *positions, arguments] { return statusOf(runProbcut(positions, arguments)); });
}

} // namespace

std::vector<Command> weightsCommands()
{
    return {
        {"fit", "makes the first weights from the rules alone",
         "Phase by phase, from the end of the game back. The phases of an existing file are kept,\n"
         "so a run that was stopped continues.\n",
         "FILE", fitOptions, 1, readFit},
        {"train", "fits the weights to self-play games",
         "A FOLDER is one that generate or label wrote.\n", "FOLDER...", trainOptions, 100,
         readTrain},
        {"network", "fits the network that corrects the weights to self-play games",
         "The games should be others than those that the weights were fitted to. A FOLDER is one\n"
         "that generate or label wrote.\n",
         "FOLDER...", networkOptions, 100, readNetwork},
        {"evaluate", "measures the errors of weights by ply",
         "On games that were not trained on, as a table and as a picture. A FOLDER is one that\n"
         "generate or label wrote.\n",
         "FOLDER...", evaluateOptions, 100, readEvaluate},
        {"pack", "checks a file of weights and writes it again, as it is shipped",
         "FROM-FILE is a file of weights, or \"default\" for those of the program.\n",
         "FROM-FILE TO-FILE", packOptions, 2, readPack},
        {"probcut", "fits the error model of the selective search to an evaluation",
         "On games that it was not trained on. A FOLDER is one that generate or label wrote.\n",
         "FOLDER...", probcutOptions, 100, readProbcut},
    };
}

} // namespace trainer
