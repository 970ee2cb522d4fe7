#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/selfplay.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace trainer {

/// Which files of games, chunks, are to be made, and how their games are played.
struct GenerateSettings
{
    std::string folder;
    std::uint64_t seed = 1;
    std::size_t firstChunk = 0;
    std::size_t chunks = 100;
    std::size_t gamesPerChunk = 1000;
    std::size_t threads = 1;
    PlaySettings play;
};

/// The file of a chunk of games. Seeds are part of the name: what was made with others stays.
std::string chunkPath(const GenerateSettings &settings, std::size_t chunk);

/// The games of a chunk: the same for the same settings and weights, on any machine.
std::vector<SelfPlayGame> chunkGames(SelfPlayer &player, const GenerateSettings &settings,
                                     std::size_t chunk);

/// Writes the chunks that are missing, each when it is whole, so that a run that was killed goes on
/// where it stopped. `done` gets the number of each new chunk, one thread at a time.
std::optional<core::Error> generate(const ai::othello::Weights &weights,
                                    const GenerateSettings &settings,
                                    const std::function<void(std::size_t)> &done);

/// Searches the searched positions of the games in a folder again and writes the games with the new
/// scores to another, file by file; files that are there already are kept. The moves stay.
std::optional<core::Error> relabel(const ai::othello::Weights &weights,
                                   const PlaySettings &settings, const std::string &from,
                                   const std::string &to, std::size_t threads,
                                   const std::function<void(const std::string &)> &done);

} // namespace trainer
