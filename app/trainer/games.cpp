#include "app/trainer/games.h"

#include "ai/othello/kernels.h"
#include "ai/othello/weights.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace trainer {

using namespace ai::othello;

namespace {

// A file: the magic, the version, the number of games, the size of the rest, its checksum, all
// lowest byte first; then for each game the number of plies and for each ply the square with the
// choice in the two top bits, followed by the score unless the move was random.
constexpr std::string_view magic = "TabOthGm";
constexpr std::uint32_t version = 1;
constexpr std::size_t headerSize = 24;
constexpr std::size_t mostPlies = 60;

void append32(std::vector<std::uint8_t> &bytes, std::uint32_t value)
{
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

std::uint32_t read32(std::span<const std::uint8_t> bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value |= static_cast<std::uint32_t>(bytes[at + i]) << (8 * i);
    return value;
}

/// One game from the front of the bytes, which it takes away; false where they are no game.
bool takeGame(std::span<const std::uint8_t> &bytes, GameRecord &game)
{
    if (bytes.empty() || bytes[0] > mostPlies)
        return false;
    const std::size_t plies = bytes[0];
    bytes = bytes.subspan(1);
    for (std::size_t i = 0; i < plies; ++i) {
        if (bytes.empty() || bytes[0] >> 6 > static_cast<int>(Choice::Exact))
            return false;
        Ply ply{static_cast<std::uint8_t>(bytes[0] & 63), static_cast<Choice>(bytes[0] >> 6), 0};
        bytes = bytes.subspan(1);
        if (ply.choice != Choice::Random) {
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

core::Result<Replay> replayed(const GameRecord &game)
{
    const KernelFunctions &kernel = functionsOf(bestKernel());
    Replay replay;
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

std::vector<std::uint8_t> packedGames(std::span<const GameRecord> games)
{
    std::vector<std::uint8_t> payload;
    for (const GameRecord &game : games) {
        payload.push_back(static_cast<std::uint8_t>(game.size()));
        for (const Ply &ply : game) {
            payload.push_back(static_cast<std::uint8_t>(ply.square
                                                        | static_cast<unsigned>(ply.choice) << 6));
            if (ply.choice != Choice::Random)
                payload.push_back(static_cast<std::uint8_t>(ply.score));
        }
    }
    std::vector<std::uint8_t> bytes(magic.begin(), magic.end());
    append32(bytes, version);
    append32(bytes, static_cast<std::uint32_t>(games.size()));
    append32(bytes, static_cast<std::uint32_t>(payload.size()));
    append32(bytes, checksum(payload));
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    return bytes;
}

core::Result<std::vector<GameRecord>> gamesFromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < headerSize || !std::equal(magic.begin(), magic.end(), bytes.begin()))
        return core::Error{"not a file of Othello self-play games"};
    if (read32(bytes, 8) != version)
        return core::Error{"the games have version " + std::to_string(read32(bytes, 8))
                           + ", expected " + std::to_string(version)};
    auto payload = bytes.subspan(headerSize);
    if (payload.size() != read32(bytes, 16))
        return core::Error{"the games have " + std::to_string(payload.size())
                           + " bytes after the header, expected "
                           + std::to_string(read32(bytes, 16))};
    if (checksum(payload) != read32(bytes, 20))
        return core::Error{"the games are damaged: the checksum is wrong"};
    const std::size_t count = read32(bytes, 12);
    std::vector<GameRecord> games;
    while (games.size() < count) {
        GameRecord game;
        if (!takeGame(payload, game))
            return core::Error{"game " + std::to_string(games.size() + 1) + " is damaged"};
        if (const auto replay = replayed(game); !replay)
            return core::Error{"game " + std::to_string(games.size() + 1) + ": " + replay.error()};
        games.push_back(std::move(game));
    }
    if (!payload.empty())
        return core::Error{"the games are damaged: bytes follow the last of them"};
    return games;
}

std::vector<std::string> gameFiles(const std::string &folder)
{
    std::vector<std::string> files;
    std::error_code problem;
    for (const auto &entry : std::filesystem::directory_iterator(folder, problem)) {
        if (entry.path().extension() == ".games")
            files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace trainer
