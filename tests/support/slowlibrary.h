#pragma once

#include "core/library/libraryexplorer.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace support {

// Position statistics by replaying all games, with rules (SlowOthello) and symmetries that share no
// code with the library.

/// A position in a replay: the mover's board in the first of its eight images.
struct Reached
{
    std::string board;   ///< M for the mover's discs, o for the others
    std::size_t ply = 0; ///< number of discs placed before
    bool white = false;
    std::set<int> moves; ///< the squares that the move may have in this image
};

/// A position in core::Othello::toText() format with a move, -1 for none, as the alphabetically
/// first of its images.
Reached reached(const std::string &text, int move);

struct SlowGame
{
    core::library::LibraryGame game;
    std::vector<Reached> positions; ///< in which a move was played, in order
};

SlowGame replayed(const core::library::LibraryGame &game);

/// Games of a few players, events and years, some without a date or a result.
std::vector<core::library::LibraryGame> plausibleGames(std::size_t count, std::uint64_t seed);

/// A filter by the games' own texts.
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

/// The statistics of a move in a position, counted by a replay.
core::library::MoveStatistics slowCount(const std::vector<SlowGame> &games,
                                        const std::string &position, int move,
                                        const SlowFilter &filter);

} // namespace support
