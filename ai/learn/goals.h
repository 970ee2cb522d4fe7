#pragma once

#include "ai/learn/onlymove.h"
#include "core/position.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace ai {

namespace othello {
class OthelloEngine;

} // namespace othello

namespace learn {

/// What a move in a lesson must achieve. All legal moves that achieve it are accepted, so that
/// every answer follows from the rules, a count or a search to the end.
enum class LessonGoal : std::uint8_t {
    Any,           ///< any legal move
    TurnsMost,     ///< Othello: turns as many discs as any move
    TurnsFewest,   ///< turns as few discs as any move
    Corner,        ///< takes a corner
    KeepsCorners,  ///< leaves the other side no corner
    Stable,        ///< the new disc can never be turned
    ForcesPass,    ///< leaves the other side no move
    FewestReplies, ///< leaves the other side as few moves as any
    Quiet,         ///< gives the other side no move that it did not have
    Completes,     ///< tic-tac-toe: makes a line
    Blocks,        ///< leaves the other side no line to complete
    Fork,          ///< makes two threats at once
    Holds,         ///< any game: does not lose, by a search to the end
    Wins           ///< wins, by a search to the end
};

/// The goal with a name as in lessons, such as "turns-most"; nothing if there is none.
std::optional<LessonGoal> goalNamed(std::string_view name);
/// Whether a goal exists in a game.
bool isGoalOf(LessonGoal goal, core::GameKind game);

/// Why a move misses its goal, and what reply it allows.
enum class FailureReason : std::uint8_t {
    TurnsFewer,    ///< count: discs turned; best: by another move; reply: turns as many as any
    TurnsMore,     ///< the same
    CornerTaken,   ///< reply: takes the corner `square`, which could have been taken
    CornerClosed,  ///< reply: leaves no corner to take next; square: one that could be taken
    CornerMissed,  ///< square: a corner that could be taken, and can be after any reply
    CornerGiven,   ///< reply: takes the corner `square`, which it could not before
    CornerLeft,    ///< reply: takes the corner `square`, as it could before
    CanBeTurned,   ///< reply, where there is one: turns the new disc at once
    LeavesReplies, ///< count: moves left; best: by another move; reply: one of them
    OpensSquare,   ///< reply: a move that was not possible before
    LineMissed,    ///< square: completes a line; reply: closes it; count: others still open
    LineAllowed,   ///< reply: completes a line
    NoFork,        ///< count: threats made, 0 or 1; reply: leaves none
    ForkAllowed,   ///< reply: makes two threats
    Draws,         ///< reply: the best one; the game is a draw
    Loses          ///< reply: the best one; in Othello count: discs of the mover at the end
};

/// Why a move misses its goal. The reason determines which of the other members are set; -1 and
/// none() mean no square and no move. There is a reply unless the game is over.
struct WrongAnswer
{
    FailureReason failing = FailureReason::Loses;
    core::Move reply = core::Move::none();
    int square = -1;
    int count = 0;
    int best = 0;
};

/// Judges the moves of lessons. Creates its Othello engine for the first search of an ending. For
/// one thread at a time.
class LessonJudge
{
public:
    LessonJudge();
    ~LessonJudge();

    /// The legal moves that reach a goal, in their order.
    std::vector<core::Move> accepted(const core::Position &position, LessonGoal goal);
    /// Why a legal move misses the goal.
    WrongAnswer answerTo(const core::Position &position, core::Move wrong, LessonGoal goal);
    /// The best move, by a search to the end. Precondition: the game is not over.
    core::Move bestReply(const core::Position &position);
    /// The value for the side to move under best play, in discs or as 1, 0 and -1.
    int exactValue(const core::Position &position);

private:
    othello::OthelloEngine &engine();
    /// The value of a move for the side that makes it.
    int valueOf(const core::Position &position, core::Move move);

    std::unique_ptr<othello::OthelloEngine> m_engine;
};

/// The goal of a puzzle as a lesson has it.
LessonGoal lessonGoalOf(Goal goal);

/// The reply to a right move of a puzzle.
struct PuzzleAnswer
{
    core::Move move = core::Move::none(); ///< Move::none() if the game is over
    std::vector<core::Move> right;        ///< the moves that then keep the goal
};

/// Chooses the defence that resists longest, while `left` more moves are to be found.
PuzzleAnswer answerTo(const core::Position &position, Goal goal, int left, LessonJudge &judge);

/// A reply in a solution and the right move then.
struct Exchange
{
    core::Position position; ///< before the reply
    core::Move reply;
    core::Move right;
};

/// The rest of a solution after one of its moves, while `left` more are to be found.
std::vector<Exchange> restOfSolution(core::Position position, Goal goal, int left,
                                     LessonJudge &judge);

} // namespace learn

} // namespace ai
