#include "app/trainer/data/generate.h"

#include "ai/search/random.h"
#include "app/commandline/files.h"
#include "app/commandline/paralleljobs.h"

#include <cstdio>
#include <filesystem>

namespace trainer {

namespace {

std::optional<core::Error> madeFolder(const std::string &folder)
{
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem)
        return core::Error{folder + ": cannot be made: " + problem.message()};
    return std::nullopt;
}

} // namespace

std::string chunkPath(const GenerateSettings &settings, std::size_t chunk)
{
    std::string number = std::to_string(chunk);
    number.insert(0, number.size() < 6 ? 6 - number.size() : 0, '0');
    return settings.folder + "/seed" + std::to_string(settings.seed) + "-" + number + ".games";
}

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
    if (auto error = madeFolder(settings.folder))
        return error;
    return commandline::inParallel(
        settings.threads, settings.chunks, [&] { return SelfPlayer(weights, settings.play); },
        [&](SelfPlayer &player, std::size_t job, std::mutex &mutex) -> std::optional<core::Error> {
            const std::size_t chunk = settings.firstChunk + job;
            const std::string path = chunkPath(settings, chunk);
            if (std::filesystem::exists(path))
                return std::nullopt;
            auto error =
                commandline::writeBytes(path, packedGames(chunkGames(player, settings, chunk)));
            if (!error && done) {
                const std::lock_guard lock(mutex);
                done(chunk);
            }
            return error;
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
    if (auto error = madeFolder(to))
        return error;
    return commandline::inParallel(
        threads, files.size(), [&] { return SelfPlayer(weights, settings); },
        [&](SelfPlayer &player, std::size_t job, std::mutex &mutex) -> std::optional<core::Error> {
            const std::string name = std::filesystem::path(files[job]).filename().string();
            const std::string path = to + '/' + name;
            if (std::filesystem::exists(path))
                return std::nullopt;
            const auto games = readGames(files[job]);
            if (!games)
                return games.error();
            std::vector<SelfPlayGame> renewed;
            player.clear();
            for (const SelfPlayGame &game : *games)
                renewed.push_back(player.relabelGame(game));
            auto error = commandline::writeBytes(path, packedGames(renewed));
            if (!error && done) {
                const std::lock_guard lock(mutex);
                done(path);
            }
            return error;
        });
}

} // namespace trainer
