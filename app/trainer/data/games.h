#pragma once

#include "ai/othello/board/board.h"
#include "core/error.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trainer {

/// How a move of a self-play game was chosen.
enum class MoveSource : std::uint8_t { Random, Searched, Exact };

/// A disc placed. Passes are not stored, because the rules imply them.
struct Ply
{
    std::uint8_t square = 0;
    MoveSource source = MoveSource::Random;
    std::int8_t score = 0; ///< for the mover, in discs; 0 for a random move

    friend bool operator==(const Ply &, const Ply &) = default;
};

/// A game from the start position to its end.
using SelfPlayGame = std::vector<Ply>;

/// A position of a game with a legal move, and the ply played.
struct GameStep
{
    ai::othello::Board board;
    Ply ply;
    bool passed = false; ///< the opponent passed before, so the same side moves again
};

/// The positions of a game in order, and its final score.
struct ReplayedGame
{
    std::vector<GameStep> steps;
    int score = 0; ///< for the mover of the last step
};

/// Replays a game. An error names the illegal ply, or says that the game is not over.
core::Result<ReplayedGame> replayGame(const SelfPlayGame &game);

/// Packs games into a file: a byte per move, and one more for a score; see games.cpp.
std::vector<std::uint8_t> packedGames(std::span<const SelfPlayGame> games);
/// The error says what is wrong: another kind of file or version, truncated, damaged, or illegal.
core::Result<std::vector<SelfPlayGame>> gamesFromBytes(std::span<const std::uint8_t> bytes);

/// Reads the games of a file of up to 4 GiB; an error names the file.
core::Result<std::vector<SelfPlayGame>> readGames(const std::string &path);

/// The extension of game files.
inline constexpr std::string_view gamesExtension = "games";

/// The game files in a folder, sorted by name; for a file just that one. Empty if the path does not
/// exist.
std::vector<std::string> gameFiles(const std::string &path);

} // namespace trainer
