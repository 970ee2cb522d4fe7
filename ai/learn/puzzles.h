#pragma once

#include "ai/learn/onlymove.h"
#include "core/position.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ai::learn {

/// A position in which exactly one legal move wins or, where none does, draws.
struct Puzzle
{
    core::Position position;
    core::Move solution;
    Goal goal = Goal::Win;
    int grade = 1;       ///< the lowest rung of the game's ladder that finds the move, from 1
    int movesToFind = 1; ///< in a row against the best defence

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

/// The puzzles of a game: the first `dailyCount` are the pool of the puzzle of the day. A release
/// with more puzzles appends them, so that the pool and the numbers of puzzles stay.
struct PuzzleSet
{
    std::vector<Puzzle> puzzles;
    std::size_t dailyCount = 0;
};

/// The form of resources/puzzles/othello.bin, which its README describes.
std::vector<std::uint8_t> puzzleBytes(const PuzzleSet &set);
/// Reads puzzleBytes(). The error says what is wrong with the bytes.
core::Result<PuzzleSet> puzzlesFromBytes(std::span<const std::uint8_t> bytes);

/// The puzzles of a game, made at the first call for it; from any thread. Othello's are the
/// program's resources; those of tic-tac-toe (forks, and the defences against them) and of Nim are
/// all that there are up to symmetry, by enumeration.
const PuzzleSet &puzzlesOf(core::GameKind game);

/// Which puzzle not yet seen is nearest to a strength, a rating on the ladder's scale; of equally
/// near ones chance decides by the seed. Where all were seen, any of the nearest.
int nextPuzzle(core::GameKind game, const std::vector<int> &seen, int rating, std::uint64_t seed);

} // namespace ai::learn
