#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/commandline/command.h"
#include "app/commandline/engineoptions.h"
#include "app/trainer/data/chunks.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace trainer {

/// Converts an optional error to a job's result.
inline core::Result<int> statusOf(const std::optional<core::Error> &failure)
{
    return failure ? core::Result<int>(*failure) : core::Result<int>(0);
}

/// Reads weights from a file; "default" stands for the program's own.
core::Result<ai::othello::Weights> readWeights(const std::string &path);

/// The game files in all folders; an Error for a folder without any.
core::Result<std::vector<std::string>> gamesOf(const std::vector<std::string> &folders);

/// The error if no folder of games is given.
std::optional<core::Error> checkFoldersGiven(const commandline::Arguments &arguments);

/// The error if an output file exists and --overwrite is not given, or if it cannot be written; for
/// checking before hours of work.
std::optional<core::Error> checkOutput(const std::string &path,
                                       const commandline::Arguments &arguments);

/// Stores the value of a Result, or its Error if it is the first one.
template <class T>
bool take(const core::Result<T> &result, T &value, std::optional<core::Error> &failure)
{
    if (!failure && !result)
        failure = result.error();
    if (result)
        value = *result;
    return result.ok();
}

/// Stores the value of an option that is a count.
void takeCount(const commandline::Arguments &arguments, std::string_view option, int max,
               std::size_t &count, std::optional<core::Error> &failure);

/// Stores the options that select chunks: --threads, --seed, --chunks and, if the command has it,
/// --first-chunk.
void takeChunkOptions(const commandline::Arguments &arguments, ChunkSettings &settings,
                      std::optional<core::Error> &failure);

/// Stores the only operand, the output folder.
void takeFolder(const commandline::Arguments &arguments, std::string &folder,
                std::optional<core::Error> &failure);

/// Measures the time since its construction.
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
