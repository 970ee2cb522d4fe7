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
#include <variant>

namespace ai::learn {

using core::GameKind;
using core::Move;
using core::Othello;
using core::Position;
using core::Side;
using core::TicTacToe;

namespace {

namespace geometry = core::geometry;

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

// What the goals of Othello compare or demand, and what is answered to a move that misses them.

int fewerTurned(const Othello &position, Move move)
{
    return -turned(position, move);
}

int replyCount(const Othello &position, Move move)
{
    return std::popcount(repliesAfter(position, move));
}

int leastOf(int (*measure)(const Othello &, Move), const Othello &position)
{
    int min = 64;
    for (const Move move : position.legalMoves())
        min = std::min(min, measure(position, move));
    return min;
}

/// The replies that the other side did not have before the move.
Othello::Mask openedBy(const Othello &position, Move move)
{
    return repliesAfter(position, move) & ~position.placements(opponent(position.sideToMove()));
}

bool takesCorner(const Othello &, Move move)
{
    return geometry::contains(geometry::cornerSquares, move.code());
}

bool keepsCorners(const Othello &position, Move move)
{
    return (repliesAfter(position, move) & geometry::cornerSquares) == 0;
}

bool isStable(const Othello &position, Move move)
{
    const othello::Board board = othello::boardOf(core::after(position, move));
    return geometry::contains(othello::stableDiscs(board.other, board.own), move.code());
}

bool forcesPass(const Othello &position, Move move)
{
    return repliesAfter(position, move) == 0;
}

bool isQuiet(const Othello &position, Move move)
{
    return openedBy(position, move) == 0;
}

WrongAnswer turnsFewer(const Othello &position, Move wrong)
{
    return {.failing = FailureReason::TurnsFewer,
            .reply = largestReply(core::after(position, wrong)),
            .count = turned(position, wrong),
            .best = -leastOf(fewerTurned, position)};
}

WrongAnswer turnsMore(const Othello &position, Move wrong)
{
    return {.failing = FailureReason::TurnsMore,
            .reply = largestReply(core::after(position, wrong)),
            .count = turned(position, wrong),
            .best = leastOf(turned, position)};
}

/// A reply on the corner, or one that closes it.
WrongAnswer missesCorner(const Othello &position, Move wrong)
{
    const Othello next = core::after(position, wrong);
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

WrongAnswer givesCorner(const Othello &position, Move wrong)
{
    const Othello::Mask corners = repliesAfter(position, wrong) & geometry::cornerSquares;
    const Othello::Mask given = corners & openedBy(position, wrong);
    const Move corner = firstOf(given != 0 ? given : corners);
    return {.failing = given != 0 ? FailureReason::CornerGiven : FailureReason::CornerLeft,
            .reply = corner,
            .square = corner.code()};
}

WrongAnswer canBeTurned(const Othello &position, Move wrong)
{
    const Othello next = core::after(position, wrong);
    for (const Move reply : next.legalMoves()) {
        if (reply != Othello::pass && geometry::contains(next.flips(reply.code()), wrong.code()))
            return {.failing = FailureReason::CanBeTurned, .reply = reply};
    }
    return {.failing = FailureReason::CanBeTurned};
}

WrongAnswer leavesMoves(const Othello &position, Move wrong)
{
    return {.failing = FailureReason::LeavesReplies,
            .reply = largestReply(core::after(position, wrong)),
            .count = replyCount(position, wrong),
            .best = 0};
}

WrongAnswer leavesMoreMoves(const Othello &position, Move wrong)
{
    return {.failing = FailureReason::LeavesReplies,
            .reply = largestReply(core::after(position, wrong), openedBy(position, wrong)),
            .count = replyCount(position, wrong),
            .best = leastOf(replyCount, position)};
}

WrongAnswer opensSquare(const Othello &position, Move wrong)
{
    const Move opened = firstOf(openedBy(position, wrong));
    return {.failing = FailureReason::OpensSquare, .reply = opened, .square = opened.code()};
}

bool completes(const TicTacToe &position, Move move)
{
    return core::after(position, move).hasLine(position.sideToMove());
}

bool blocks(const TicTacToe &position, Move move)
{
    return completes(position, move)
           || threats(core::after(position, move), opponent(position.sideToMove())) == 0;
}

bool forks(const TicTacToe &position, Move move)
{
    const Side own = position.sideToMove();
    const TicTacToe next = core::after(position, move);
    return threats(next, own) >= 2 && threats(next, opponent(own)) == 0;
}

// How a goal is decided. Every legal move reaches one without a rule, unless a search decides.

/// The least number reaches the goal.
struct LeastRule
{
    int (*measure)(const Othello &, Move);
    WrongAnswer (*failing)(const Othello &, Move wrong);
};

struct OthelloRule
{
    bool (*isReached)(const Othello &, Move);
    WrongAnswer (*failing)(const Othello &, Move wrong);
};

struct TicTacToeRule
{
    bool (*isReached)(const TicTacToe &, Move);
};

struct GoalRow
{
    LessonGoal goal;
    std::string_view name;
    std::variant<std::monostate, LeastRule, OthelloRule, TicTacToeRule> rule; ///< of its game alone
};

/// In the order of LessonGoal.
constexpr std::array goalRows{
    GoalRow{LessonGoal::Any, "any", {}},
    GoalRow{LessonGoal::TurnsMost, "turns-most", LeastRule{fewerTurned, turnsFewer}},
    GoalRow{LessonGoal::TurnsFewest, "turns-fewest", LeastRule{turned, turnsMore}},
    GoalRow{LessonGoal::Corner, "corner", OthelloRule{takesCorner, missesCorner}},
    GoalRow{LessonGoal::KeepsCorners, "keeps-corners", OthelloRule{keepsCorners, givesCorner}},
    GoalRow{LessonGoal::Stable, "stable", OthelloRule{isStable, canBeTurned}},
    GoalRow{LessonGoal::ForcesPass, "forces-pass", OthelloRule{forcesPass, leavesMoves}},
    GoalRow{LessonGoal::FewestReplies, "fewest-replies", LeastRule{replyCount, leavesMoreMoves}},
    GoalRow{LessonGoal::Quiet, "quiet", OthelloRule{isQuiet, opensSquare}},
    GoalRow{LessonGoal::Completes, "completes", TicTacToeRule{completes}},
    GoalRow{LessonGoal::Blocks, "blocks", TicTacToeRule{blocks}},
    GoalRow{LessonGoal::Fork, "fork", TicTacToeRule{forks}},
    GoalRow{LessonGoal::Holds, "holds", {}},
    GoalRow{LessonGoal::Wins, "wins", {}},
};
static_assert([] {
    for (std::size_t i = 0; i < goalRows.size(); ++i) {
        if (static_cast<std::size_t>(goalRows[i].goal) != i)
            return false;
    }
    return true;
}());

const GoalRow &rowOf(LessonGoal goal)
{
    return goalRows[static_cast<std::size_t>(goal)];
}

bool reaches(const Othello &position, Move move, LessonGoal goal)
{
    const auto &rule = rowOf(goal).rule;
    if (const auto *least = std::get_if<LeastRule>(&rule))
        return least->measure(position, move) == leastOf(least->measure, position);
    const auto *test = std::get_if<OthelloRule>(&rule);
    return test == nullptr || test->isReached(position, move);
}

bool reaches(const TicTacToe &position, Move move, LessonGoal goal)
{
    const auto *test = std::get_if<TicTacToeRule>(&rowOf(goal).rule);
    return test == nullptr || test->isReached(position, move);
}

bool reaches(const core::Nim &, Move, LessonGoal)
{
    return true;
}

WrongAnswer failingOf(const Othello &position, Move wrong, LessonGoal goal)
{
    const auto &rule = rowOf(goal).rule;
    if (const auto *least = std::get_if<LeastRule>(&rule))
        return least->failing(position, wrong);
    return std::get<OthelloRule>(rule).failing(position, wrong);
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
    const auto &rule = rowOf(goal).rule;
    return std::holds_alternative<std::monostate>(rule)
           || game
                  == (std::holds_alternative<TicTacToeRule>(rule) ? GameKind::TicTacToe
                                                                  : GameKind::Othello);
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
