#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/chunks.h"
#include "app/trainer/data/selfplay.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace trainer {

/// Which game files (chunks) to make, and how their games are played.
struct GenerateSettings : ChunkSettings
{
    GenerateSettings() { chunks = 100; }

    std::size_t gamesPerChunk = 1000;
    PlaySettings play;
};

/// The games of a chunk; the same for equal settings and weights on any machine.
std::vector<SelfPlayGame> chunkGames(SelfPlayer &player, const GenerateSettings &settings,
                                     std::size_t chunk);

/// Writes the missing chunks by makeMissingChunks(). `done` gets the number of each new chunk.
std::optional<core::Error> generate(const ai::othello::Weights &weights,
                                    const GenerateSettings &settings,
                                    const std::function<void(std::size_t)> &done);

/// Searches the positions of a folder's games again and writes the games with new scores, but the
/// same moves, to another folder, file by file. Existing files are kept.
std::optional<core::Error> relabel(const ai::othello::Weights &weights,
                                   const PlaySettings &settings, const std::string &from,
                                   const std::string &to, std::size_t threads,
                                   const std::function<void(const std::string &)> &done);

} // namespace trainer
