#include "app/trainer/cuterrors.h"
#include "app/trainer/fit.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>

namespace {

using ai::othello::Weights;

constexpr const char *usage =
    "usage: tabuleiro-trainer fit FILE SAMPLES [FIRST-PHASE]\n"
    "  Fits the Othello evaluation phase by phase from the end of the "
    "game back, SAMPLES positions\n"
    "  each, and writes FILE after each. Phases before FIRST-PHASE are "
    "taken from FILE, so that an\n"
    "  interrupted run goes on where it stopped.\n"
    "usage: tabuleiro-trainer probcut FILE POSITIONS\n"
    "  Fits the error model of the selective search to the evaluation in FILE.\n";

std::optional<std::size_t> numberOf(std::string_view text)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

core::Result<Weights> readWeights(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return core::Error{path + ": cannot be read"};
    const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
    return Weights::fromBytes(bytes);
}

/// Beside the old file and then in its place, so that an interruption leaves a whole one.
bool writeWeights(const std::string &path, const Weights &weights)
{
    const std::vector<std::uint8_t> bytes = weights.packed();
    const std::string fresh = path + ".new";
    std::ofstream file(fresh, std::ios::binary);
    file.write(reinterpret_cast<const char *>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    std::error_code error;
    if (file)
        std::filesystem::rename(fresh, path, error);
    return file && !error;
}

int fit(const std::string &path, std::size_t samples, std::size_t firstPhase)
{
    Weights weights;
    if (firstPhase > 0) {
        const auto read = readWeights(path);
        if (!read) {
            std::cerr << read.error() << '\n';
            return 1;
        }
        weights = *read;
    }
    for (std::size_t phase = firstPhase; phase < Weights::phases; ++phase) {
        // The phase after it in the game is the best first guess.
        if (phase > 0)
            std::copy_n(weights.phase(phase - 1), ai::othello::patternWeights,
                        weights.phase(phase));
        const auto labelled = trainer::makeSamples(phase, samples, weights, 20240501);
        const trainer::FitErrors errors = trainer::fitPhase(weights, phase, labelled);
        std::cout << "phase " << phase << ": mean error " << errors.fitted << ", held out "
                  << errors.heldOut << " discs" << std::endl;
        if (!writeWeights(path, weights)) {
            std::cerr << path << ": cannot be written\n";
            return 1;
        }
    }
    return 0;
}

void print(const char *name, const trainer::ErrorModel &model)
{
    std::cout << name << ": log deviation = " << model.constant << " + " << model.perEmpty
              << " empties + " << model.perDepth << " depth + " << model.perShallowPly
              << " shallow depth (" << model.cells << " cells, misfit " << model.misfit << ")\n";
}

int probcut(const std::string &path, std::size_t positions)
{
    const auto weights = readWeights(path);
    if (!weights) {
        std::cerr << weights.error() << '\n';
        return 1;
    }
    const trainer::ErrorModels models = trainer::fitErrors(*weights, positions);
    print("midgame", models.midgame);
    print("to the end", models.toEnd);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if ((arguments.size() == 3 || arguments.size() == 4) && arguments[0] == "fit") {
        const auto samples = numberOf(arguments[2]);
        const auto firstPhase = numberOf(arguments.size() == 4 ? arguments[3] : "0");
        if (samples && *samples >= 100 && firstPhase && *firstPhase < Weights::phases)
            return fit(arguments[1], *samples, *firstPhase);
    }
    if (arguments.size() == 3 && arguments[0] == "probcut") {
        if (const auto positions = numberOf(arguments[2]); positions && *positions >= 100)
            return probcut(arguments[1], *positions);
    }
    std::cerr << usage;
    return 2;
}
