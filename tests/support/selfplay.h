#pragma once

#include "app/trainer/data/dataset.h"
#include "app/trainer/data/generate.h"
#include "tests/support/samples.h"

#include <string>
#include <vector>

// Self-play games of the trainer that are generated quickly.

namespace support {

inline trainer::GenerateSettings smallSettings(const std::string &folder)
{
    trainer::GenerateSettings settings;
    settings.folder = folder;
    settings.chunks = 2;
    settings.gamesPerChunk = 20;
    settings.play.depth = 2;
    settings.play.exactEmpties = 8;
    return settings;
}

/// The twenty games of the first chunk with such settings.
inline std::vector<trainer::SelfPlayGame> someGames()
{
    const ai::othello::Weights weights = ai::othello::Weights::fallback();
    const trainer::GenerateSettings settings = smallSettings({});
    trainer::SelfPlayer player(weights, settings.play);
    return chunkGames(player, settings, 0);
}

/// A dataset of about a hundred games with such settings, generated in a folder.
inline core::Result<trainer::Dataset> smallDataset(const std::string &folder)
{
    trainer::GenerateSettings settings = smallSettings(folder);
    settings.gamesPerChunk = sanitizerFactor > 1 ? 100 : 400;
    const ai::othello::Weights weights = ai::othello::Weights::fallback();
    if (const auto failure = trainer::generate(weights, settings, [](std::size_t) {}))
        return *failure;
    return trainer::readDataset(trainer::gameFiles(settings.folder), 0.9);
}

/// Converts an engine's board to core::Othello, with the mover as the first side.
inline core::Othello gameOf(const ai::othello::Board &board)
{
    std::string text;
    for (int square = 0; square < 64; ++square) {
        const ai::othello::Mask bit = ai::othello::squareBit(square);
        text += (board.own & bit) != 0 ? 'X' : (board.other & bit) != 0 ? 'O' : '-';
    }
    return *core::Othello::parse(text + " X");
}

} // namespace support
