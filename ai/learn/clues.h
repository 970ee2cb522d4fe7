#pragma once

#include "core/position.h"

#include <optional>
#include <vector>

namespace ai::learn {

/// A property that the right move of a puzzle shares with few other legal moves, to narrow the
/// search without naming the move. The window calls it a hint; a hint in a game names the move.
struct Clue
{
    enum class Kind {
        Corner,       ///< takes a corner
        BesideCorner, ///< goes to a square next to a corner, orthogonally or diagonally
        Edge,         ///< goes to another square of an edge
        Inside,       ///< goes to none of these squares
        Threat,       ///< tic-tac-toe: threatens to complete a line
        Turns,        ///< Othello: turns `number` discs
        Replies,      ///< Othello: leaves `number` moves; 0: the other side must pass; as a clue
                      ///< only if no move leaves fewer
        Heap,         ///< Nim: takes from the heap `number`, from 0
        LeavesOdd,    ///< Nim: leaves an odd number of counters
        LeavesEven,   ///< Nim: leaves an even number of counters
        Excludes,     ///< is not the wrong move with the code `number`
    };
    Kind kind = Kind::Inside;
    int number = 0;

    friend bool operator==(const Clue &, const Clue &) = default;
};

/// Whether a legal move has the property of a clue.
bool matches(const Clue &clue, const core::Position &position, core::Move move);

/// The clue for the first of the right moves: of the properties that it shares with another legal
/// move but not with all, the one that the fewest share; of equal ones the first in the order of
/// Clue::Kind. If it shares none so, in Othello the number of discs that it turns, if that is the
/// only one; else a wrong move other than those tried, if at least two others are left, or nothing.
std::optional<Clue> clueFor(const core::Position &position, const std::vector<core::Move> &right,
                            const std::vector<core::Move> &tried = {});

} // namespace ai::learn
