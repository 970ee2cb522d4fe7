#include "ai/learn/goals.h"

#include "ai/levels/nimlevels.h"
#include "ai/levels/tictactoelevels.h"
#include "ai/othello/board/stability.h"
#include "ai/othello/othelloengine.h"
#include "core/nimtheory.h"
#include "core/othellogeometry.h"
#include "core/overloaded.h"

#include <algorithm>
#include <array>
#include <bit>

namespace ai::learn {

using core::GameKind;
using core::Move;
using core::Othello;
using core::Position;
using core::Side;
using core::TicTacToe;

namespace {

namespace geometry = core::geometry;

struct GoalRow
{
    LessonGoal goal;
    std::string_view name;
    std::optional<GameKind> game; ///< none: any
};

constexpr std::array goalRows{
    GoalRow{LessonGoal::Any, "any", std::nullopt},
    GoalRow{LessonGoal::TurnsMost, "turns-most", GameKind::Othello},
    GoalRow{LessonGoal::TurnsFewest, "turns-fewest", GameKind::Othello},
    GoalRow{LessonGoal::Corner, "corner", GameKind::Othello},
    GoalRow{LessonGoal::KeepsCorners, "keeps-corners", GameKind::Othello},
    GoalRow{LessonGoal::Stable, "stable", GameKind::Othello},
    GoalRow{LessonGoal::ForcesPass, "forces-pass", GameKind::Othello},
    GoalRow{LessonGoal::FewestReplies, "fewest-replies", GameKind::Othello},
    GoalRow{LessonGoal::Quiet, "quiet", GameKind::Othello},
    GoalRow{LessonGoal::Completes, "completes", GameKind::TicTacToe},
    GoalRow{LessonGoal::Blocks, "blocks", GameKind::TicTacToe},
    GoalRow{LessonGoal::Fork, "fork", GameKind::TicTacToe},
    GoalRow{LessonGoal::Holds, "holds", std::nullopt},
    GoalRow{LessonGoal::Wins, "wins", std::nullopt},
};

int turned(const Othello &position, Move move)
{
    return move == Othello::pass ? 0 : std::popcount(position.flips(move.code()));
}

Othello::Mask repliesAfter(const Othello &position, Move move)
{
    const Othello next = core::after(position, move);
    return next.placements(next.sideToMove());
}

/// The number of squares with which a side could complete a line.
int threats(const TicTacToe &position, Side side)
{
    return static_cast<int>(completions(position, side).size());
}

/// The number by which a goal for the most or the fewest compares moves.
std::optional<int> measure(const Othello &position, Move move, LessonGoal goal)
{
    switch (goal) {
    case LessonGoal::TurnsMost:
        return -turned(position, move);
    case LessonGoal::TurnsFewest:
        return turned(position, move);
    case LessonGoal::FewestReplies:
        return std::popcount(repliesAfter(position, move));
    case LessonGoal::Any:
    case LessonGoal::Corner:
    case LessonGoal::KeepsCorners:
    case LessonGoal::Stable:
    case LessonGoal::ForcesPass:
    case LessonGoal::Quiet:
    case LessonGoal::Completes:
    case LessonGoal::Blocks:
    case LessonGoal::Fork:
    case LessonGoal::Holds:
    case LessonGoal::Wins:
        break;
    }
    return std::nullopt;
}

int leastMeasure(const Othello &position, LessonGoal goal)
{
    int min = 64;
    for (const Move move : position.legalMoves())
        min = std::min(min, *measure(position, move, goal));
    return min;
}

bool reaches(const Othello &position, Move move, LessonGoal goal)
{
    if (const auto own = measure(position, move, goal))
        return *own == leastMeasure(position, goal);
    const Othello next = core::after(position, move);
    const othello::Board board = othello::boardOf(next);
    switch (goal) {
    case LessonGoal::Corner:
        return geometry::contains(geometry::cornerSquares, move.code());
    case LessonGoal::KeepsCorners:
        return (repliesAfter(position, move) & geometry::cornerSquares) == 0;
    case LessonGoal::Stable:
        return geometry::contains(othello::stableDiscs(board.other, board.own), move.code());
    case LessonGoal::ForcesPass:
        return repliesAfter(position, move) == 0;
    case LessonGoal::Quiet:
        return (repliesAfter(position, move)
                & ~position.placements(opponent(position.sideToMove())))
               == 0;
    case LessonGoal::TurnsMost: // measured above
    case LessonGoal::TurnsFewest:
    case LessonGoal::FewestReplies:
    case LessonGoal::Any:
    case LessonGoal::Completes:
    case LessonGoal::Blocks:
    case LessonGoal::Fork:
    case LessonGoal::Holds:
    case LessonGoal::Wins:
        break;
    }
    return true;
}

bool reaches(const TicTacToe &position, Move move, LessonGoal goal)
{
    const Side own = position.sideToMove();
    const TicTacToe next = core::after(position, move);
    switch (goal) {
    case LessonGoal::Completes:
        return next.hasLine(own);
    case LessonGoal::Blocks:
        return next.hasLine(own) || threats(next, opponent(own)) == 0;
    case LessonGoal::Fork:
        return threats(next, own) >= 2 && threats(next, opponent(own)) == 0;
    case LessonGoal::Any:
    case LessonGoal::TurnsMost:
    case LessonGoal::TurnsFewest:
    case LessonGoal::Corner:
    case LessonGoal::KeepsCorners:
    case LessonGoal::Stable:
    case LessonGoal::ForcesPass:
    case LessonGoal::FewestReplies:
    case LessonGoal::Quiet:
    case LessonGoal::Holds:
    case LessonGoal::Wins:
        break;
    }
    return true;
}

bool reaches(const core::Nim &, Move, LessonGoal)
{
    return true;
}

/// The first square of a set, as a move.
Move firstOf(Othello::Mask squares)
{
    return Move(static_cast<std::uint16_t>(std::countr_zero(squares)));
}

Othello::Mask cornersFor(const Othello &position, Side side)
{
    return position.placements(side) & geometry::cornerSquares;
}

/// The reply that turns the most discs, on one of the preferred squares if possible.
Move largestReply(const Othello &position, Othello::Mask preferred = 0)
{
    if (position.isOver() || position.mustPass())
        return position.isOver() ? Move::none() : Othello::pass;
    const Othello::Mask all = position.placements(position.sideToMove());
    Move largest = Move::none();
    for (Othello::Mask left = (all & preferred) != 0 ? all & preferred : all; left != 0;
         left &= left - 1) {
        const Move move = firstOf(left);
        if (largest == Move::none() || turned(position, move) > turned(position, largest))
            largest = move;
    }
    return largest;
}

/// The answer to a move that misses a corner: a reply on the corner, or one that closes it.
WrongAnswer missedCorner(const Othello &position, const Othello &next)
{
    const Side own = position.sideToMove();
    const Othello::Mask missed = cornersFor(position, own);
    const Othello::Mask taken = missed & next.placements(opponent(own));
    if (taken != 0)
        return {.failing = FailureReason::CornerTaken,
                .reply = firstOf(taken),
                .square = std::countr_zero(taken)};
    const int square = std::countr_zero(missed);
    for (Othello::Mask left = next.placements(opponent(own)); left != 0; left &= left - 1) {
        if (cornersFor(core::after(next, firstOf(left)), own) == 0)
            return {
                .failing = FailureReason::CornerClosed, .reply = firstOf(left), .square = square};
    }
    return {.failing = FailureReason::CornerMissed,
            .reply = largestReply(next, geometry::cornerSquares),
            .square = square};
}

WrongAnswer failingOf(const Othello &position, Move wrong, LessonGoal goal)
{
    const Othello next = core::after(position, wrong);
    const Othello::Mask replies = repliesAfter(position, wrong);
    const Othello::Mask opened = replies & ~position.placements(opponent(position.sideToMove()));
    switch (goal) {
    case LessonGoal::TurnsMost:
        return {.failing = FailureReason::TurnsFewer,
                .reply = largestReply(next),
                .count = turned(position, wrong),
                .best = -leastMeasure(position, goal)};
    case LessonGoal::TurnsFewest:
        return {.failing = FailureReason::TurnsMore,
                .reply = largestReply(next),
                .count = turned(position, wrong),
                .best = leastMeasure(position, goal)};
    case LessonGoal::Corner:
        return missedCorner(position, next);
    case LessonGoal::KeepsCorners: {
        const Othello::Mask corners = replies & geometry::cornerSquares;
        const bool given = (corners & opened) != 0;
        const Move corner = firstOf(given ? corners & opened : corners);
        return {.failing = given ? FailureReason::CornerGiven : FailureReason::CornerLeft,
                .reply = corner,
                .square = corner.code()};
    }
    case LessonGoal::Stable: {
        WrongAnswer answer{.failing = FailureReason::CanBeTurned};
        for (const Move reply : next.legalMoves()) {
            if (reply != Othello::pass && answer.reply == Move::none()
                && geometry::contains(next.flips(reply.code()), wrong.code()))
                answer.reply = reply;
        }
        return answer;
    }
    case LessonGoal::ForcesPass:
        return {.failing = FailureReason::LeavesReplies,
                .reply = largestReply(next),
                .count = std::popcount(replies),
                .best = 0};
    case LessonGoal::FewestReplies:
        return {.failing = FailureReason::LeavesReplies,
                .reply = largestReply(next, opened),
                .count = std::popcount(replies),
                .best = leastMeasure(position, goal)};
    default:
        return {.failing = FailureReason::OpensSquare,
                .reply = firstOf(opened),
                .square = std::countr_zero(opened)};
    }
}

WrongAnswer failingOf(const TicTacToe &position, Move wrong, LessonGoal goal)
{
    const Side own = position.sideToMove();
    const TicTacToe next = core::after(position, wrong);
    const std::vector<Move> lines = completions(next, opponent(own));
    if (!lines.empty())
        return {.failing = FailureReason::LineAllowed, .reply = lines[0]};
    if (goal == LessonGoal::Completes) {
        const Move missed = completions(position, own)[0];
        return {.failing = FailureReason::LineMissed,
                .reply = missed,
                .square = missed.code(),
                .count = threats(core::after(next, missed), own)};
    }
    const Move reply = hardTicTacToe(next).equalMoves.front();
    if (threats(core::after(next, reply), opponent(own)) >= 2)
        return {.failing = FailureReason::ForkAllowed, .reply = reply};
    return {.failing = FailureReason::NoFork, .reply = reply, .count = threats(next, own)};
}

WrongAnswer failingOf(const core::Nim &, Move, LessonGoal)
{
    return {};
}

} // namespace

std::optional<LessonGoal> goalNamed(std::string_view name)
{
    for (const GoalRow &row : goalRows) {
        if (row.name == name)
            return row.goal;
    }
    return std::nullopt;
}

bool isGoalOf(LessonGoal goal, GameKind game)
{
    const auto &row = goalRows[static_cast<std::size_t>(goal)];
    return !row.game || *row.game == game;
}

LessonJudge::LessonJudge() = default;
LessonJudge::~LessonJudge() = default;

std::vector<Move> LessonJudge::accepted(const Position &position, LessonGoal goal)
{
    std::vector<Move> moves;
    for (const Move move : legalMoves(position)) {
        const bool good =
            goal == LessonGoal::Wins ? valueOf(position, move) > 0
            : goal == LessonGoal::Holds
                ? valueOf(position, move) >= 0
                : std::visit([&](const auto &game) { return reaches(game, move, goal); }, position);
        if (good)
            moves.push_back(move);
    }
    return moves;
}

WrongAnswer LessonJudge::answerTo(const Position &position, Move wrong, LessonGoal goal)
{
    if (goal != LessonGoal::Wins && goal != LessonGoal::Holds)
        return std::visit([&](const auto &game) { return failingOf(game, wrong, goal); }, position);
    const int value = valueOf(position, wrong);
    const Position next = after(position, wrong);
    WrongAnswer answer{.failing = value == 0 ? FailureReason::Draws : FailureReason::Loses};
    if (kindOf(position) == GameKind::Othello)
        answer.count = (64 + value) / 2;
    if (isOver(next))
        return answer;
    answer.reply = bestReply(next);
    if (const auto *game = std::get_if<TicTacToe>(&position); game != nullptr && value < 0) {
        const TicTacToe replied = core::after(std::get<TicTacToe>(next), answer.reply);
        answer.failing = replied.hasLine(opponent(game->sideToMove())) ? FailureReason::LineAllowed
                                                                       : FailureReason::ForkAllowed;
    }
    return answer;
}

Move LessonJudge::bestReply(const Position &position)
{
    return std::visit(
        core::Overloaded{
            [](const TicTacToe &game) { return hardTicTacToe(game).equalMoves.front(); },
            [this](const Othello &game) { return engine().solve(game).move; },
            [](const core::Nim &game) { return hardNim(game).equalMoves.front(); }},
        position);
}

othello::OthelloEngine &LessonJudge::engine()
{
    if (!m_engine)
        m_engine = std::make_unique<othello::OthelloEngine>(
            othello::EngineOptions{std::size_t(4) << 20, othello::bestKernel()});
    return *m_engine;
}

int LessonJudge::valueOf(const Position &position, Move move)
{
    return -exactValue(after(position, move));
}

int LessonJudge::exactValue(const Position &position)
{
    if (isOver(position))
        return scoreFor(position, sideToMove(position));
    return std::visit(
        core::Overloaded{[](const TicTacToe &game) { return *perfectTicTacToe(game).value; },
                         [this](const Othello &game) { return *engine().solve(game).value; },
                         [](const core::Nim &game) { return core::nimIsWon(game) ? 1 : -1; }},
        position);
}

LessonGoal lessonGoalOf(Goal goal)
{
    return goal == Goal::Win ? LessonGoal::Wins : LessonGoal::Holds;
}

PuzzleAnswer answerTo(const Position &position, Goal goal, int left, LessonJudge &judge)
{
    if (isOver(position))
        return {};
    const auto *othello = std::get_if<Othello>(&position);
    PuzzleAnswer answer;
    if (othello != nullptr && left > 0) {
        const ReachesScore reaches = [&judge](const Othello &game, int score) {
            return judge.exactValue(game) >= score;
        };
        answer.move = stubbornestDefence(*othello, goal, reaches, left);
    } else {
        answer.move = judge.bestReply(position);
    }
    const Position next = after(position, answer.move);
    if (!isOver(next))
        answer.right = judge.accepted(next, lessonGoalOf(goal));
    return answer;
}

std::vector<Exchange> restOfSolution(Position position, Goal goal, int left, LessonJudge &judge)
{
    std::vector<Exchange> rest;
    for (; left > 0; --left) {
        const PuzzleAnswer answer = answerTo(position, goal, left, judge);
        if (answer.right.empty())
            break;
        rest.push_back({position, answer.move, answer.right.front()});
        position = after(after(position, answer.move), answer.right.front());
    }
    return rest;
}

} // namespace ai::learn
