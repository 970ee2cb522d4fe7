#pragma once

#include "core/position.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ai {

/// What speaks for a move, as far as a rule of thumb names it. The words are the window's.
enum class MeritKind : std::uint8_t {
    None, ///< nothing

    // Othello
    TakesCorner,  ///< square
    GuardsCorner, ///< square: the other side could take it before the move and cannot after
    ForcesPass,   ///< the other side has no move
    StrictlyFewestReplies, ///< count: fewer replies than after any other move
    TakesParity,    ///< count: an odd number of empty squares in the move's region, itself included
    OpensNoSquare,  ///< no reply that was not possible before
    ReachesOpening, ///< opening
    ThreatensCorner, ///< square: the side could take it next, and could not before
    FewestReplies,   ///< count: no other move leaves fewer replies
    FewerReplies,    ///< count: replies; most: as many as another move leaves
    OwnReplies,      ///< count: squares that the side itself could play then; most: replies
    TurnsInside,     ///< no disc that it turns touches an empty square afterwards
    FewestFlips,     ///< count: no other move turns fewer discs
    CountedReplies,  ///< count of replies, where nothing else is to be said

    // Tic-tac-toe
    MakesFork,       ///< two threats at once
    MakesThreat,     ///< one, which must be blocked
    LiesOnOpenLines, ///< count of lines through the square without the other side's marks

    // Nim
    TakesLastCounter,       ///< and wins by it
    LeavesLastCounter,      ///< one counter, whose taker loses
    LeavesMultiple,         ///< count left in the only heap, a multiple of divisor
    LeavesOneAboveMultiple, ///< count left in the only heap, one more than a multiple of divisor
    MakesNimSumZero,        ///< among several heaps
    LeavesOddSingleCounters ///< misere, no heap above one counter: an odd number of them
};

/// A merit with the numbers that its sentence needs; which ones are set, its kind says.
struct Merit
{
    MeritKind kind = MeritKind::None;
    int square = -1;
    int count = 0;
    int divisor = 0;
    int max = 0;
    std::string_view opening = {};

    friend bool operator==(const Merit &, const Merit &) = default;
};

/// The weightiest merit of a legal move.
Merit explainMove(const core::Position &position, core::Move move);

/// The one to advise of moves that are equally good, in whichever order they come: in tic-tac-toe
/// one on the most lines without the other side's marks, else and among those the first as
/// numbered. Precondition: there is one.
core::Move adviseOneOf(const core::Position &position, const std::vector<core::Move> &equalMoves);

/// What was wrong with a move, as far as a rule of thumb names it.
enum class MistakeKind : std::uint8_t {
    None,         ///< nothing
    GaveCorner,   ///< Othello: the other side can take a corner that the best move keeps from it
    MissedCorner, ///< Othello: a corner could be taken
    GaveMobility, ///< Othello: the other side has many more replies
    MissedWin,    ///< tic-tac-toe: a line could be completed
    MissedBlock,  ///< tic-tac-toe: the other side's line was not blocked
    AllowedFork,  ///< tic-tac-toe: the other side can make two threats at once
    GaveAwayWin,  ///< Nim: a lost position could be left to the other side
    Other         ///< another move was better
};

/// A mistake with the numbers that its sentence needs.
struct Mistake
{
    MistakeKind kind = MistakeKind::None;
    int square = -1;     ///< the corner of GaveCorner and MissedCorner
    int replies = 0;     ///< GaveMobility: after the move played
    int bestReplies = 0; ///< GaveMobility: after the best move

    friend bool operator==(const Mistake &, const Mistake &) = default;
};

/// What was wrong with a move that was worse than the best one. value is that of the move played,
/// to the side that played it.
Mistake explainMistake(const core::Position &position, core::Move played, core::Move best,
                       int value);

} // namespace ai
