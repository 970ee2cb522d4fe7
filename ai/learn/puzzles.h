#pragma once

#include "ai/learn/onlymove.h"
#include "core/position.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ai::learn {

/// A position in which exactly one legal move wins or, if none wins, draws.
struct Puzzle
{
    core::Position position;
    core::Move solution;
    Goal goal = Goal::Win;
    int grade = 1;       ///< the lowest rung of the game's ladder that finds the move, from 1
    int movesToFind = 1; ///< consecutive moves, against the best defence

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

/// The puzzles of a game: the first `dailyCount` are the pool of daily puzzles. A release with more
/// puzzles appends them, so that the pool and the numbers of puzzles do not change.
struct PuzzleSet
{
    std::vector<Puzzle> puzzles;
    std::size_t dailyCount = 0;
};

/// Encodes puzzles in the format of resources/puzzles/othello.bin, which its README describes.
std::vector<std::uint8_t> puzzleBytes(const PuzzleSet &set);
/// Reads puzzleBytes(). The error says what is wrong with the bytes.
core::Result<PuzzleSet> puzzlesFromBytes(std::span<const std::uint8_t> bytes);

/// The puzzles of a game, created at the first call for it; any thread. Othello's are from the
/// program's resources; those of tic-tac-toe (forks, and defences against them) and of Nim are
/// enumerated completely, up to symmetry.
const PuzzleSet &puzzlesOf(core::GameKind game);

/// The puzzle not yet seen whose rating is nearest to `rating`, on the ladder's scale; a random one
/// of equally near ones, by the seed. If all were seen, any of the nearest.
int nextPuzzle(core::GameKind game, const std::vector<int> &seen, int rating, std::uint64_t seed);

} // namespace ai::learn
