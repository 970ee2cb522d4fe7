#include "app/trainer/data/games.h"

#include "ai/othello/kernels/kernelfunctions.h"
#include "app/commandline/files.h"
#include "core/packedfile.h"

#include <algorithm>
#include <filesystem>

namespace trainer {

using namespace ai::othello;

namespace {

// A file's mark is the number of games. Then for each game the number of plies and for each ply the
// square with the choice in the two top bits, followed by the score unless the move was random.
constexpr core::PackedKind fileKind{"TabOthGm", 1, "self-play games"};
constexpr std::size_t maxPlies = 60;
/// The maximum file size, enough for some 40 million games; the limit for files from outside is 64
/// MiB.
constexpr std::size_t maxGamesBytes = std::size_t{4} << 30;

/// Removes one game from the start of the bytes; false if they are no game.
bool parseGame(std::span<const std::uint8_t> &bytes, SelfPlayGame &game)
{
    if (bytes.empty() || bytes[0] > maxPlies)
        return false;
    const std::size_t plies = bytes[0];
    bytes = bytes.subspan(1);
    for (std::size_t i = 0; i < plies; ++i) {
        if (bytes.empty() || bytes[0] >> 6 > static_cast<int>(MoveSource::Exact))
            return false;
        Ply ply{static_cast<std::uint8_t>(bytes[0] & 63), static_cast<MoveSource>(bytes[0] >> 6),
                0};
        bytes = bytes.subspan(1);
        if (ply.source != MoveSource::Random) {
            if (bytes.empty())
                return false;
            ply.score = static_cast<std::int8_t>(bytes[0]);
            if (ply.score < -64 || ply.score > 64)
                return false;
            bytes = bytes.subspan(1);
        }
        game.push_back(ply);
    }
    return true;
}

} // namespace

core::Result<ReplayedGame> replayGame(const SelfPlayGame &game)
{
    const KernelFunctions &kernel = functionsOf(bestKernel());
    ReplayedGame replay;
    Board board = startBoard;
    for (std::size_t i = 0; i < game.size(); ++i) {
        Mask moves = kernel.moves(board.own, board.other);
        const bool passed = moves == 0;
        if (passed) {
            board = board.passed();
            moves = kernel.moves(board.own, board.other);
        }
        const int square = game[i].square;
        if (((moves >> square) & 1) == 0)
            return core::Error{"ply " + std::to_string(i + 1) + " is against the rules"};
        replay.steps.push_back({board, game[i], passed});
        board = board.played(square, kernel.flips(board.own, board.other, square));
    }
    if (kernel.moves(board.own, board.other) != 0 || kernel.moves(board.other, board.own) != 0)
        return core::Error{"the game is not over after " + std::to_string(game.size()) + " plies"};
    replay.score = -board.finalScore();
    return replay;
}

std::vector<std::uint8_t> packedGames(std::span<const SelfPlayGame> games)
{
    std::vector<std::uint8_t> payload;
    for (const SelfPlayGame &game : games) {
        payload.push_back(static_cast<std::uint8_t>(game.size()));
        for (const Ply &ply : game) {
            payload.push_back(
                static_cast<std::uint8_t>(ply.square | static_cast<unsigned>(ply.source) << 6));
            if (ply.source != MoveSource::Random)
                payload.push_back(static_cast<std::uint8_t>(ply.score));
        }
    }
    return packedFile(fileKind, static_cast<std::uint32_t>(games.size()), payload);
}

core::Result<std::vector<SelfPlayGame>> gamesFromBytes(std::span<const std::uint8_t> bytes)
{
    const auto file = openedFile(fileKind, bytes);
    if (!file)
        return file.error();
    const std::size_t count = file->mark;
    auto payload = file->rest;
    std::vector<SelfPlayGame> games;
    while (games.size() < count) {
        SelfPlayGame game;
        if (!parseGame(payload, game))
            return core::Error{"game " + std::to_string(games.size() + 1) + " is damaged"};
        if (const auto replay = replayGame(game); !replay)
            return replay.error().in("game " + std::to_string(games.size() + 1));
        games.push_back(std::move(game));
    }
    if (!payload.empty())
        return core::Error{"the games are damaged: bytes follow the last of them"};
    return games;
}

core::Result<std::vector<SelfPlayGame>> readGames(const std::string &path)
{
    const auto bytes = commandline::readBytes(path, maxGamesBytes);
    if (!bytes)
        return bytes.error();
    auto games = gamesFromBytes(*bytes);
    if (!games)
        return games.error().in(path);
    return games;
}

std::vector<std::string> gameFiles(const std::string &path)
{
    std::vector<std::string> files;
    std::error_code problem;
    if (std::filesystem::is_regular_file(path, problem))
        return {path};
    for (const auto &entry : std::filesystem::directory_iterator(path, problem)) {
        if (entry.path().extension() == "." + std::string(gamesExtension))
            files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace trainer
