#include "app/trainer/data/generate.h"

#include "ai/search/random.h"

#include <filesystem>

namespace trainer {

std::vector<SelfPlayGame> chunkGames(SelfPlayer &player, const GenerateSettings &settings,
                                     std::size_t chunk)
{
    std::seed_seq seeds{settings.seed, std::uint64_t(chunk)};
    ai::Random random(seeds);
    player.clear();
    std::vector<SelfPlayGame> games;
    while (games.size() < settings.gamesPerChunk)
        games.push_back(player.game(random));
    return games;
}

std::optional<core::Error> generate(const ai::othello::Weights &weights,
                                    const GenerateSettings &settings,
                                    const std::function<void(std::size_t)> &done)
{
    return makeMissingChunks(
        settings, gamesExtension, [&] { return SelfPlayer(weights, settings.play); },
        [&](SelfPlayer &player, std::size_t chunk) {
            return core::Result(packedGames(chunkGames(player, settings, chunk)));
        },
        [&](std::size_t chunk, const auto &) {
            if (done)
                done(chunk);
        });
}

std::optional<core::Error> relabel(const ai::othello::Weights &weights,
                                   const PlaySettings &settings, const std::string &from,
                                   const std::string &to, std::size_t threads,
                                   const std::function<void(const std::string &)> &done)
{
    const std::vector<std::string> files = gameFiles(from);
    if (files.empty())
        return core::Error{
            from + ": holds no games; expected a folder that generate wrote, or one of its files"};
    const auto pathOf = [&](std::size_t index) {
        return to + '/' + std::filesystem::path(files[index]).filename().string();
    };
    return makeMissingFiles(
        to, files.size(), threads, pathOf, [&] { return SelfPlayer(weights, settings); },
        [&](SelfPlayer &player, std::size_t index) -> core::Result<std::vector<std::uint8_t>> {
            const auto games = readGames(files[index]);
            if (!games)
                return games.error();
            std::vector<SelfPlayGame> renewed;
            player.clear();
            for (const SelfPlayGame &game : *games)
                renewed.push_back(player.relabelGame(game));
            return packedGames(renewed);
        },
        [&](std::size_t index, const auto &) {
            if (done)
                done(pathOf(index));
        });
}

} // namespace trainer
