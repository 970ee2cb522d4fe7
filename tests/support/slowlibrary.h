#pragma once

#include "core/library/libraryexplorer.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace support {

// What was played in a position, counted by a replay of all games, by rules (SlowOthello) and
// symmetries that share nothing with the library's.

/// A position as a replay saw it: the board of whoever moves, in the first of its eight images.
struct Reached
{
    std::string board;   ///< M for the mover's discs, o for the others
    std::size_t ply = 0; ///< squares played before
    bool white = false;
    std::set<int> moves; ///< the squares of the image that the move played may have
};

/// A position as core::Othello::toText() writes it with a move, -1 for none, in the first of its
/// images in alphabetical order.
Reached reached(const std::string &text, int move);

struct SlowGame
{
    core::library::LibraryGame game;
    std::vector<Reached> positions; ///< from which it moved, in order
};

SlowGame replayed(const core::library::LibraryGame &game);

/// Games of few players, events and years, some of them without a date, some without a result.
std::vector<core::library::LibraryGame> plausibleGames(std::size_t count, std::uint64_t seed);

/// A filter in the words of the games.
struct SlowFilter
{
    std::string player;
    core::library::GameFilter::Colour colour = core::library::GameFilter::Colour::Either;
    core::library::GameFilter::Mover mover = core::library::GameFilter::Mover::Both;
    std::string event;
    int first = 0;
    int last = 0;

    bool counts(const core::library::LibraryGame &game, bool white) const;
    core::library::GameFilter in(core::library::LibraryExplorer &explorer) const;
};

/// What a replay counts for a move of a position.
core::library::MoveStatistics slowCount(const std::vector<SlowGame> &games,
                                        const std::string &position, int move,
                                        const SlowFilter &filter);

} // namespace support
