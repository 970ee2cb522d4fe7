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

/// A disc placed. Passes are not written down: the rules force them.
struct Ply
{
    std::uint8_t square = 0;
    MoveSource source = MoveSource::Random;
    std::int8_t score = 0; ///< for the mover, in discs; 0 where the move was random

    friend bool operator==(const Ply &, const Ply &) = default;
};

/// A game from the start position to its end.
using SelfPlayGame = std::vector<Ply>;

/// A position of a game with a move to make, and the ply made there.
struct GameStep
{
    ai::othello::Board board;
    Ply ply;
    bool passed = false; ///< the other side had to pass before it: the mover moved last time too
};

/// The positions of a game in order, ended by the score of the last mover.
struct ReplayedGame
{
    std::vector<GameStep> steps;
    int score = 0; ///< the final score for the mover of the last step
};

/// Plays a record through. The error says which ply is against the rules, or that the game goes on.
core::Result<ReplayedGame> replayGame(const SelfPlayGame &game);

/// A chunk of games as a file: a byte for a move, one more for a score; see games.cpp.
std::vector<std::uint8_t> packedGames(std::span<const SelfPlayGame> games);
/// The error says what is wrong: not such a file, another version, cut short, damaged, or against
/// the rules.
core::Result<std::vector<SelfPlayGame>> gamesFromBytes(std::span<const std::uint8_t> bytes);

/// The games of a file of up to 4 GiB; an error names the file.
core::Result<std::vector<SelfPlayGame>> readGames(const std::string &path);

/// Of the files of games.
inline constexpr std::string_view gamesExtension = "games";

/// The files of games in a folder, sorted by name; of a file, that file. Empty where there is
/// neither.
std::vector<std::string> gameFiles(const std::string &path);

} // namespace trainer
