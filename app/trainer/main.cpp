#include "ai/othello/defaultweights.h"
#include "app/cli/arguments.h"
#include "app/cli/files.h"
#include "app/cli/program.h"
#include "app/cli/status.h"
#include "app/trainer/cuterrors.h"
#include "app/trainer/evaluate.h"
#include "app/trainer/fit.h"
#include "app/trainer/generate.h"
#include "app/trainer/train.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>

namespace {

using ai::othello::Weights;
using cli::Arguments;
using cli::Option;
using core::Error;
using core::Result;

Result<Weights> readWeights(const std::string &path)
{
    const auto bytes = path == "default" ? Result<std::vector<std::uint8_t>>(std::vector(
                                               ai::othello::defaultWeights().begin(),
                                               ai::othello::defaultWeights().end()))
                                         : cli::readBytes(path);
    if (!bytes)
        return Error{bytes.error()};
    const auto weights = Weights::fromBytes(*bytes);
    if (!weights)
        return Error{path + ": " + weights.error()};
    return *weights;
}

/// The files of games in all folders; an Error for a folder without any.
Result<std::vector<std::string>> gamesOf(const std::vector<std::string> &folders)
{
    std::vector<std::string> files;
    for (const std::string &folder : folders) {
        const std::vector<std::string> found = trainer::gameFiles(folder);
        if (found.empty())
            return Error{folder + ": holds no games; expected a folder that generate wrote"};
        files.insert(files.end(), found.begin(), found.end());
    }
    if (files.empty())
        return Error{"no folder of games is given"};
    return files;
}

class Stopwatch
{
public:
    double seconds() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

using Failure = std::optional<Error>;

/// Takes a value out of a Result, or leaves the function with its Error.
template <class T>
bool taken(const Result<T> &result, T &value, Failure &failure)
{
    if (!failure && !result)
        failure = Error{result.error()};
    if (result)
        value = *result;
    return result.ok();
}

constexpr Option weightsOption{"weights", "FILE", "the evaluation; \"default\": the program's own"};
constexpr Option threadsOption{"threads", "N", "so many at once (1)"};
constexpr Option seedOption{"seed", "N", "games of another seed are other games (1)"};

constexpr std::array fitOptions{
    Option{"samples", "N", "positions a phase (60000)"},
};

/// How many phases from the end have been fitted: what is not yet is zero.
std::size_t fittedPhases(const Weights &weights)
{
    std::size_t phase = 0;
    while (phase < Weights::phases && !(weights.phase(phase) == Weights::Phase{}))
        ++phase;
    return phase;
}

Failure fit(const Arguments &arguments)
{
    Failure failure;
    int samples = 0;
    taken(arguments.number("samples", 60'000, 100, 100'000'000), samples, failure);
    if (arguments.operands().size() != 1)
        return Error{"expected the file to write"};
    const std::string &path = arguments.operands()[0];
    if (!failure)
        failure = cli::checkWritable(path);
    Weights weights;
    if (std::error_code none; !failure && std::filesystem::exists(path, none))
        taken(readWeights(path), weights, failure);
    const std::size_t known = fittedPhases(weights);
    if (!failure && known > 0)
        std::cout << path << " has " << known << " of " << Weights::phases << " phases" << std::endl;
    for (std::size_t phase = known; phase < Weights::phases && !failure; ++phase) {
        const trainer::PhaseReport report =
            trainer::fitPhase(weights, phase, static_cast<std::size_t>(samples));
        std::cout << "phase " << phase << ": error " << report.fitted << ", held out "
                  << report.heldOut << " discs" << std::endl;
        failure = cli::writeBytes(path, weights.packed());
    }
    return failure;
}

constexpr std::array generateOptions{
    weightsOption,
    threadsOption,
    seedOption,
    Option{"chunks", "N", "files of games (100)"},
    Option{"first-chunk", "N", "the number of the first (0)"},
    Option{"games", "N", "in a file (1000)"},
    Option{"depth", "N", "plies that a move is searched (4)"},
    Option{"exact", "N", "empty squares from which play is perfect (12)"},
    Option{"random", "N", "random plies at the start of a game at most (50)"},
};

Failure generate(const Arguments &arguments)
{
    Failure failure;
    trainer::GenerateSettings settings;
    int threads = 0;
    int seed = 0;
    int chunks = 0;
    int firstChunk = 0;
    int games = 0;
    taken(arguments.number("threads", 1, 1, 256), threads, failure);
    taken(arguments.number("seed", 1, 0, 1'000'000'000), seed, failure);
    taken(arguments.number("chunks", 100, 1, 1'000'000), chunks, failure);
    taken(arguments.number("first-chunk", 0, 0, 1'000'000), firstChunk, failure);
    taken(arguments.number("games", 1000, 1, 1'000'000), games, failure);
    taken(arguments.number("depth", 4, 1, 20), settings.play.depth, failure);
    taken(arguments.number("exact", 12, 1, 24), settings.play.exactEmpties, failure);
    taken(arguments.number("random", 50, settings.play.leastRandom, 58), settings.play.mostRandom,
          failure);
    Weights weights;
    if (!failure)
        taken(readWeights(arguments.text("weights", "default")), weights, failure);
    if (arguments.operands().size() != 1)
        failure = Error{"expected the folder to write to"};
    if (failure)
        return failure;
    settings.folder = arguments.operands()[0];
    settings.threads = static_cast<std::size_t>(threads);
    settings.seed = static_cast<std::uint64_t>(seed);
    settings.chunks = static_cast<std::size_t>(chunks);
    settings.firstChunk = static_cast<std::size_t>(firstChunk);
    settings.gamesPerChunk = static_cast<std::size_t>(games);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < settings.chunks; ++i) {
        std::error_code none;
        if (std::filesystem::exists(trainer::chunkPath(settings, settings.firstChunk + i), none))
            ++kept;
    }
    if (kept > 0)
        std::cout << kept << " of " << settings.chunks << " chunks are there and are kept as they are"
                  << std::endl;
    const Stopwatch watch;
    std::size_t made = 0;
    return trainer::generate(weights, settings, [&](std::size_t chunk) {
        made += settings.gamesPerChunk;
        std::cout << "chunk " << chunk << " of " << settings.chunks << ", "
                  << static_cast<int>(static_cast<double>(made) / watch.seconds()) << " games/s"
                  << std::endl;
    });
}

constexpr std::array labelOptions{
    weightsOption,
    threadsOption,
    Option{"depth", "N", "plies that a position is searched (4)"},
    Option{"exact", "N", "empty squares from which scores are of perfect play (12)"},
};

Failure label(const Arguments &arguments)
{
    Failure failure;
    trainer::PlaySettings settings;
    int threads = 0;
    taken(arguments.number("threads", 1, 1, 256), threads, failure);
    taken(arguments.number("depth", 4, 1, 20), settings.depth, failure);
    taken(arguments.number("exact", 12, 1, 24), settings.exactEmpties, failure);
    Weights weights;
    if (!failure)
        taken(readWeights(arguments.text("weights", "default")), weights, failure);
    if (arguments.operands().size() != 2)
        failure = Error{"expected two folders, to read from and to write to"};
    if (failure)
        return failure;
    std::error_code none;
    if (std::filesystem::equivalent(arguments.operands()[0], arguments.operands()[1], none))
        return Error{"both are the same folder; expected another one to write to"};
    return trainer::relabel(weights, settings, arguments.operands()[0], arguments.operands()[1],
                            static_cast<std::size_t>(threads), [](const std::string &path) {
                                std::cout << path << std::endl;
                            });
}

constexpr std::array trainOptions{
    threadsOption,
    Option{"seed", "N", "of another seed positions are learnt in another order (1)"},
    Option{"out", "FILE", "where the weights go (weights.bin)"},
    Option{"lambda", "X", "how much of a label comes from the game's later course (0.9); 1: outcome"},
    Option{"epochs", "N", "passes over a phase's positions at most (5)"},
};

Failure train(const Arguments &arguments)
{
    Failure failure;
    trainer::TrainSettings settings;
    double lambda = 0;
    int threads = 0;
    int seed = 0;
    taken(arguments.number("threads", 1, 1, 256), threads, failure);
    taken(arguments.number("seed", 1, 0, 1'000'000'000), seed, failure);
    taken(arguments.decimal("lambda", 0.9, 0, 1), lambda, failure);
    taken(arguments.number("epochs", settings.fineEpochs, 1, 1000), settings.fineEpochs, failure);
    std::vector<std::string> files;
    if (!failure)
        taken(gamesOf(arguments.operands()), files, failure);
    if (failure)
        return failure;
    const std::string out = arguments.text("out", "weights.bin");
    if (const Failure unwritable = cli::checkWritable(out))
        return unwritable;
    settings.threads = static_cast<std::size_t>(threads);
    settings.seed = static_cast<std::uint64_t>(seed);
    const Stopwatch watch;
    const auto dataset = trainer::readDataset(files, lambda);
    if (!dataset)
        return Error{dataset.error()};
    std::cout << dataset->games << " games read in " << watch.seconds() << " s" << std::endl;
    const Weights weights =
        trainer::train(*dataset, settings, [&](const trainer::PhaseReport &report) {
            std::cout << "phase " << report.phase << ": " << report.positions
                      << " positions, deviation " << report.fitted << ", held out "
                      << report.heldOut << " discs, " << report.epochs << " epochs, "
                      << static_cast<int>(watch.seconds()) << " s" << std::endl;
        });
    return cli::writeBytes(out, weights.packed());
}

constexpr std::array evaluateOptions{
    weightsOption,
    Option{"against", "FILE", "a second evaluation to compare with"},
    Option{"report", "FILE", "writes the table there instead of showing it"},
    Option{"picture", "FILE", "draws the errors as an SVG file"},
};

Failure evaluate(const Arguments &arguments)
{
    Failure failure;
    std::vector<std::string> files;
    taken(gamesOf(arguments.operands()), files, failure);
    std::vector<std::string> names{arguments.text("weights", "default")};
    if (arguments.has("against"))
        names.push_back(arguments.text("against"));
    std::vector<trainer::NamedErrors> all;
    for (const std::string &name : names) {
        Weights weights;
        trainer::NamedErrors named{std::filesystem::path(name).filename().string(), {}};
        if (failure || !taken(readWeights(name), weights, failure)
            || !taken(trainer::measureErrors(weights, files), named.errors, failure))
            return failure;
        all.push_back(std::move(named));
    }
    const std::string table = trainer::errorTable(all);
    if (arguments.has("report"))
        failure = cli::writeText(arguments.text("report"), table);
    else
        std::cout << table;
    if (!failure && arguments.has("picture"))
        failure = cli::writeText(arguments.text("picture"), trainer::errorPicture(all));
    return failure;
}

/// Reads and writes again: proves that a file is whole and in this program's format.
Failure pack(const Arguments &arguments)
{
    if (arguments.operands().size() != 2)
        return Error{"expected two files, to read from and to write to"};
    const auto weights = readWeights(arguments.operands()[0]);
    if (!weights)
        return Error{weights.error()};
    const std::vector<std::uint8_t> bytes = weights->packed();
    constexpr std::size_t mostBytes = 20'000'000;
    if (bytes.size() > mostBytes)
        return Error{"the packed weights have " + std::to_string(bytes.size())
                     + " bytes; expected at most " + std::to_string(mostBytes)};
    if (const Failure failure = cli::writeBytes(arguments.operands()[1], bytes))
        return failure;
    std::cout << bytes.size() << " bytes" << std::endl;
    return std::nullopt;
}

void print(const char *name, const trainer::ErrorModel &model)
{
    std::cout << name << ": log deviation = " << model.constant << " + " << model.perEmpty
              << " empties + " << model.perDepth << " depth + " << model.perShallowPly
              << " shallow depth (" << model.cells << " cells, misfit " << model.misfit << ")\n";
}

constexpr std::array probcutOptions{
    weightsOption,
    Option{"positions", "N", "how many are searched (2500)"},
};

Failure probcut(const Arguments &arguments)
{
    Failure failure;
    int positions = 0;
    Weights weights;
    std::vector<std::string> files;
    taken(arguments.number("positions", 2500, 100, 10'000'000), positions, failure);
    if (!failure)
        taken(readWeights(arguments.text("weights", "default")), weights, failure);
    if (!failure)
        taken(gamesOf(arguments.operands()), files, failure);
    if (failure)
        return failure;
    const auto dataset = trainer::readDataset(files, 1);
    if (!dataset)
        return Error{dataset.error()};
    // Nothing was learnt from these games: all of them serve.
    trainer::SamplesByEmpties samples = dataset->heldOut;
    for (std::size_t empties = 0; empties < samples.size(); ++empties)
        samples[empties].insert(samples[empties].end(), dataset->fitted[empties].begin(),
                                dataset->fitted[empties].end());
    cli::StatusLine status;
    const trainer::ErrorModels models =
        trainer::fitErrors(weights, samples, static_cast<std::size_t>(positions),
                           [&](std::size_t searched) {
                               status.show(std::to_string(searched) + " of "
                                           + std::to_string(positions) + " positions");
                           });
    status.clear();
    if (models.midgame.cells == 0 || models.toEnd.cells == 0)
        return Error{"too few positions of each kind to fit anything to; expected more --positions,"
                     " or games of more phases"};
    print("midgame", models.midgame);
    print("to the end", models.toEnd);
    return failure;
}

struct Command
{
    std::string_view name;
    std::string_view operands;
    std::string_view help;
    std::span<const Option> options;
    std::size_t mostOperands;
    Failure (*run)(const Arguments &);
};

constexpr std::array commands{
    Command{"fit", " FILE",
            "First weights from the rules alone, phase by phase from the end of the game back. A file\n"
            "that is there already has the first of them, so a run that was stopped goes on.",
            fitOptions, 1, fit},
    Command{"generate", " FOLDER",
            "Self-play games in files of their own. Files that are there already are kept, so a run\n"
            "that was stopped goes on.",
            generateOptions, 1, generate},
    Command{"label", " FROM TO",
            "Searches the positions of games again, with a better evaluation or deeper.",
            labelOptions, 2, label},
    Command{"train", " FOLDER...", "Fits the weights to self-play games.", trainOptions, 100,
            train},
    Command{"evaluate", " FOLDER...",
            "Errors by ply on games that were not trained on, as a table and as a picture.",
            evaluateOptions, 100, evaluate},
    Command{"pack", " FROM TO", "Writes weights again as a file to ship, after checking it.", {}, 2,
            pack},
    Command{"probcut", " FOLDER...",
            "Fits the error model of the selective search to an evaluation, on games that it was not\n"
            "trained on.",
            probcutOptions, 100, probcut},
};

void printHelp(std::ostream &out, const Command &command)
{
    out << "tabuleiro-trainer " << command.name << command.operands
        << (command.options.empty() ? "\n" : " [OPTIONS]\n") << command.help << '\n';
    for (const Option &option : command.options)
        out << "  --" << option.name << ' ' << option.value << ": " << option.help << '\n';
}

void printHelp(std::ostream &out)
{
    out << "Makes the weights of the Othello evaluation. The whole recipe: app/trainer/recipe.sh\n";
    for (const Command &command : commands) {
        out << '\n';
        printHelp(out, command);
    }
}

int run(std::span<const std::string_view> words)
{
    if (words.empty() || words[0] == "--help" || words[0] == "help") {
        printHelp(words.empty() ? std::cerr : std::cout);
        return words.empty() ? 2 : 0;
    }
    const auto command = std::find_if(commands.begin(), commands.end(),
                                      [&](const Command &c) { return c.name == words[0]; });
    if (command == commands.end()) {
        std::cerr << "tabuleiro-trainer: '" << words[0] << "' is no command; see --help\n";
        return 2;
    }
    if (std::find(words.begin(), words.end(), "--help") != words.end()) {
        printHelp(std::cout, *command);
        return 0;
    }
    const auto arguments =
        Arguments::parse(command->options, words.subspan(1), command->mostOperands);
    if (!arguments) {
        std::cerr << "tabuleiro-trainer " << command->name << ": " << arguments.error() << '\n';
        return 2;
    }
    if (const Failure failure = command->run(*arguments)) {
        std::cerr << "tabuleiro-trainer " << command->name << ": " << failure->message << '\n';
        return 1;
    }
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    return cli::runProgram("tabuleiro-trainer", argc, argv, run);
}
