#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/commandline/command.h"
#include "app/commandline/threads.h"
#include "app/trainer/data/chunks.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace trainer {

/// What a job returns that ends so.
inline core::Result<int> statusOf(const std::optional<core::Error> &failure)
{
    return failure ? core::Result<int>(*failure) : core::Result<int>(0);
}

/// Reads weights from a file, or the program's own for "default".
core::Result<ai::othello::Weights> readWeights(const std::string &path);

/// The files of games in all folders; an Error for a folder without any.
core::Result<std::vector<std::string>> gamesOf(const std::vector<std::string> &folders);

/// What is wrong where no folder of games is named.
std::optional<core::Error> checkFoldersGiven(const commandline::Arguments &arguments);

/// What is wrong with a file to be written: it is there already and --overwrite is not given, or it
/// cannot be written. To be checked before work that takes hours.
std::optional<core::Error> checkOutput(const std::string &path,
                                       const commandline::Arguments &arguments);

/// Takes the value out of a Result, or its Error, if there was none before.
template <class T>
bool take(const core::Result<T> &result, T &value, std::optional<core::Error> &failure)
{
    if (!failure && !result)
        failure = result.error();
    if (result)
        value = *result;
    return result.ok();
}

/// Takes the value of an option that counts something.
void takeCount(const commandline::Arguments &arguments, std::string_view option, int max,
               std::size_t &count, std::optional<core::Error> &failure);

/// Takes the options that say which chunks are meant: --threads, --seed, --chunks and, where the
/// command has it, --first-chunk.
void takeChunkOptions(const commandline::Arguments &arguments, ChunkSettings &settings,
                      std::optional<core::Error> &failure);

/// Takes the only operand, the folder to write to.
void takeFolder(const commandline::Arguments &arguments, std::string &folder,
                std::optional<core::Error> &failure);

/// The time since it was made.
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

inline constexpr commandline::Option weightsOption{
    "weights", "FILE", "a file of weights, or \"default\", the program's own", "default"};
inline constexpr commandline::Option overwriteOption{"overwrite", "",
                                                     "replaces files that are there already"};
inline constexpr commandline::Option threadsOption{"threads", "N", "threads that work at once",
                                                   "1"};
inline constexpr commandline::Option seedOption{"seed", "N", "the seed of the random numbers", "1"};

} // namespace trainer
