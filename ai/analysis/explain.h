#pragma once

#include "core/position.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ai {

/// The merit of a move, by rules of thumb. The window writes the text. If too many of the other
/// legal moves have the same property, it is no merit: at most half of them may have one that
/// concerns a corner or a pass, else at most a third.
enum class MeritKind : std::uint8_t {
    None, ///< nothing

    // Othello
    TakesCorner,     ///< square
    GuardsCorner,    ///< square: the other side could take it before the move and cannot after
    ForcesPass,      ///< the other side has no move
    ThreatensCorner, ///< square: the side could take it next and could not before, the other cannot
    StrictlyFewestReplies, ///< count: fewer replies than after any other move
    FillsHole,      ///< square: the move's, isolated among discs, and legal for the other side too
    TakesParity,    ///< count: an odd number of empty squares in the move's region, itself included
    OpensNoSquare,  ///< no reply that was not possible before
    ReachesOpening, ///< opening
    FewestReplies,  ///< count: no other move leaves fewer replies
    TurnsInside,    ///< no disc that it turns touches an empty square afterwards
    FewestFlips,    ///< count: every other move turns more discs

    // Tic-tac-toe
    MakesFork,       ///< two threats at once
    OthersLose,      ///< count of the squares that do not lose, its own included
    OnlyCornersHold, ///< those squares are corners, and all corners that are empty
    MakesThreat,     ///< square: where it must be blocked
    LiesOnOpenLines, ///< count of lines through the square without the other side's marks, of
                     ///< which each other square has fewer

    // Nim
    TakesLastCounter,       ///< and wins by it
    LeavesLastCounter,      ///< one counter, whose taker loses
    LeavesMultiple,         ///< count left in the only heap, a multiple of divisor
    LeavesOneAboveMultiple, ///< count left in the only heap, one more than a multiple of divisor
    LeavesEqualHeaps,       ///< two heaps of count, and no other
    MakesNimSumZero,        ///< among several heaps
    LeavesOddSingleCounters ///< misere, no heap above one counter: an odd number of them
};

/// A merit with the numbers that its sentence needs; the kind determines which ones are set.
struct Merit
{
    MeritKind kind = MeritKind::None;
    int square = -1;
    int count = 0;
    int divisor = 0;
    std::string_view opening = {};

    friend bool operator==(const Merit &, const Merit &) = default;
};

/// The most important merit of a legal move; None if nothing distinguishes it.
Merit explainMove(const core::Position &position, core::Move move);

/// The move to advise of equally good ones, independently of their order: in tic-tac-toe one on the
/// most lines without the other side's marks; otherwise, and among those, the one with the lowest
/// code. Precondition: equalMoves is not empty.
core::Move adviseOneOf(const core::Position &position, const std::vector<core::Move> &equalMoves);

/// What was wrong with a move, by rules of thumb. "Many" and "few" mean a difference of three or
/// more from the best move, provided that at most half of the other legal moves are as bad, or at
/// most a third are as good as the best one.
enum class MistakeKind : std::uint8_t {
    None, ///< nothing

    // Othello
    MissedCorner,  ///< square: the best move takes it, and the one played takes none
    GaveCorner,    ///< square: the other side can take it, which is its best answer as far as it is
                   ///< known, and cannot after the best move
    PlayedXSquare, ///< square: the empty corner that it touches, which the best answer could not
                   ///< take; the best move is beside none
    PlayedCSquare, ///< likewise on an edge
    AllowedPass,   ///< answer: after it the side that erred must pass
    AllowedThreat, ///< answer; square: the corner that the other side can take after it, not before
    BrokeParity,   ///< played: an even number of empty squares in its region, of the best odd
    GaveMobility,  ///< played, best: the other side's squares, many more
    LostMobility,  ///< played, best: the side's own squares if it were to move again, many fewer
    TurnedMany,    ///< played, best: discs turned, many more
    OpenedFrontier, ///< played, best: the side's discs beside empty squares, many more

    // Tic-tac-toe
    MissedWin,   ///< square: it completes a line
    MissedBlock, ///< square: the other side completes a line there
    AllowedFork, ///< the other side can make two threats at once

    GaveAwayWin, ///< Nim: a lost position could be left to the other side
    Other        ///< another move was better
};

/// A mistake with the numbers that its sentence needs; the kind determines which ones are set.
struct Mistake
{
    MistakeKind kind = MistakeKind::None;
    int square = -1;
    int played = 0;
    int best = 0;
    core::Move answer = core::Move::none(); ///< the other side's best one; none: unknown

    friend bool operator==(const Mistake &, const Mistake &) = default;
};

/// A move that was worse than the best one.
struct WorseMove
{
    core::Move played;
    core::Move best;
    core::Move answer = core::Move::none(); ///< the best one to `played`; none: unknown
    int value = 0;                          ///< of `played`, for the side that played it
};

/// What was wrong with a move that was worse than the best one.
Mistake explainMistake(const core::Position &position, const WorseMove &move);

} // namespace ai
