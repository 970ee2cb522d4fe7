#include "ai/analysis/explain.h"

#include "ai/analysis/openingnames.h"
#include "ai/levels/tictactoetactics.h"
#include "core/nimtheory.h"
#include "core/othellogeometry.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <climits>
#include <utility>

namespace ai {

namespace {

namespace geometry = core::geometry;

using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;
using geometry::Mask;

int replyCount(const Othello &position)
{
    return std::popcount(position.placements(position.sideToMove()));
}

int flipCount(const Othello &position, Move move)
{
    return std::popcount(position.flips(move.code()));
}

/// The counts among the moves other than one.
struct Alternatives
{
    int replies = INT_MAX; ///< the fewest
    int maxReplies = 0;
    int flips = INT_MAX; ///< the fewest
};

Alternatives alternativesTo(Move move, const Othello &position)
{
    Alternatives extremes;
    for (const Move other : position.legalMoves()) {
        if (other == move)
            continue;
        const int replies = replyCount(after(position, other));
        extremes.replies = std::min(extremes.replies, replies);
        extremes.maxReplies = std::max(extremes.maxReplies, replies);
        extremes.flips = std::min(extremes.flips, flipCount(position, other));
    }
    return extremes;
}

Merit cornerMerit(Move move, Mask repliesBefore, Mask repliesAfter)
{
    if (geometry::contains(geometry::cornerSquares, move.code()))
        return {.kind = MeritKind::TakesCorner, .square = move.code()};
    for (const int corner : geometry::corners) {
        if (geometry::contains(repliesBefore & ~repliesAfter, corner))
            return {.kind = MeritKind::GuardsCorner, .square = corner};
    }
    return {};
}

/// A corner that the side that moved could take next and could not before; -1 where there is none.
int threatenedCorner(const Othello &before, const Othello &next)
{
    const Side side = before.sideToMove();
    const Mask opened = next.placements(side) & ~before.placements(side);
    for (const int corner : geometry::corners) {
        if (geometry::contains(opened, corner))
            return corner;
    }
    return -1;
}

/// Where much is open and little decided: what can be counted on the board.
Merit countedMerit(const Othello &position, Move move, int replies, const Alternatives &others)
{
    if (replies <= others.replies)
        return {.kind = MeritKind::FewestReplies, .count = replies};
    if (others.maxReplies > replies)
        return {.kind = MeritKind::FewerReplies, .count = replies, .max = others.maxReplies};
    if ((position.flips(move.code()) & geometry::neighbours(after(position, move).emptySquares()))
        == 0)
        return {.kind = MeritKind::TurnsInside};
    const Othello next = after(position, move);
    const int own = std::popcount(next.placements(position.sideToMove()));
    if (own >= replies)
        return {.kind = MeritKind::OwnReplies, .count = own, .max = replies};
    const int flips = flipCount(position, move);
    if (flips <= others.flips)
        return {.kind = MeritKind::FewestFlips, .count = flips};
    return {.kind = MeritKind::CountedReplies, .count = replies};
}

Merit explain(const Othello &position, Move move)
{
    constexpr int maxLateEmpties = 16; // from here on parts of the board are apart
    constexpr int maxFewReplies = 5;
    if (move == Othello::pass || position.legalMoves().size() < 2)
        return {};
    const Side other = opponent(position.sideToMove());
    const Othello next = after(position, move);
    const Mask repliesBefore = position.placements(other);
    const Mask repliesAfter = next.placements(other);
    const int replies = std::popcount(repliesAfter);
    // Corners, passes and parity count for the other side there, or for nobody.
    if (position.rule() == Othello::Rule::Fewest)
        return countedMerit(position, move, replies, alternativesTo(move, position));
    if (const Merit merit = cornerMerit(move, repliesBefore, repliesAfter);
        merit.kind != MeritKind::None)
        return merit;
    if (next.mustPass())
        return {.kind = MeritKind::ForcesPass};
    if (const int corner = threatenedCorner(position, next); corner >= 0)
        return {.kind = MeritKind::ThreatensCorner, .square = corner};
    const Alternatives others = alternativesTo(move, position);
    if (replies > 0 && replies <= maxFewReplies && replies < others.replies)
        return {.kind = MeritKind::StrictlyFewestReplies, .count = replies};
    const int region =
        std::popcount(geometry::connectedRegion(position.emptySquares(), move.code()));
    if (position.empties() <= maxLateEmpties && region % 2 == 1 && region < position.empties())
        return {.kind = MeritKind::TakesParity, .count = region};
    if ((repliesAfter & ~repliesBefore) == 0)
        return {.kind = MeritKind::OpensNoSquare};
    if (const std::string_view opening = openingName(next); !opening.empty())
        return {.kind = MeritKind::ReachesOpening, .opening = opening};
    return countedMerit(position, move, replies, others);
}

/// Lines through the square without the other side's marks.
int openLineCount(const TicTacToe &position, Move move)
{
    const TicTacToe::Mask others = position.marks(opponent(position.sideToMove()));
    return static_cast<int>(
        std::count_if(TicTacToe::lines.begin(), TicTacToe::lines.end(), [&](TicTacToe::Mask line) {
            return (line >> move.code() & 1) != 0 && (line & others) == 0;
        }));
}

Merit explain(const TicTacToe &position, Move move)
{
    const Side side = position.sideToMove();
    const TicTacToe next = after(position, move);
    if (next.isOver() || !completions(position, opponent(side)).empty())
        return {};
    const std::size_t threats = completions(next, side).size();
    if (threats > 0)
        return {.kind = threats > 1 ? MeritKind::MakesFork : MeritKind::MakesThreat};
    const int lines = openLineCount(position, move);
    if (lines == 0)
        return {};
    return {.kind = MeritKind::LiesOnOpenLines, .count = lines};
}

Merit oneHeapMerit(int left, const Nim &next)
{
    const bool misere = next.rule() == Nim::Rule::Misere;
    if (misere && left == 1)
        return {.kind = MeritKind::LeavesLastCounter};
    if (next.takeLimit() == 0)
        return {};
    return {.kind = misere ? MeritKind::LeavesOneAboveMultiple : MeritKind::LeavesMultiple,
            .count = left,
            .divisor = next.takeLimit() + 1};
}

Merit explain(const Nim &position, Move move)
{
    const Nim next = after(position, move);
    if (next.isOver())
        return {.kind = next.rule() == Nim::Rule::Normal ? MeritKind::TakesLastCounter
                                                         : MeritKind::None};
    if (nimIsWon(next))
        return {};
    int heaps = 0;
    for (int heap = 0; heap < next.heapCount(); ++heap)
        heaps += next.heap(heap) > 0;
    if (heaps == 1)
        return oneHeapMerit(next.counters(), next);
    if (!isMisereEndgame(next))
        return {.kind = MeritKind::MakesNimSumZero};
    return {.kind = next.takeLimit() == 0 ? MeritKind::LeavesOddSingleCounters : MeritKind::None};
}

Mistake explain(const TicTacToe &position, Move played, Move, int value)
{
    const Side side = position.sideToMove();
    if (!completions(position, side).empty())
        return {.kind = MistakeKind::MissedWin};
    if (!completions(after(position, played), opponent(side)).empty())
        return {.kind = MistakeKind::MissedBlock};
    // A win that is not at hand comes by two threats at once, and in no other way.
    return {.kind = value < 0 ? MistakeKind::AllowedFork : MistakeKind::Other};
}

Mistake explain(const Othello &position, Move played, Move best, int)
{
    constexpr int manyReplies = 4; // so many more are worth a word
    const bool cornersCount = position.rule() == Othello::Rule::Most;
    const auto corner = std::find(geometry::corners.begin(), geometry::corners.end(), best.code());
    if (cornersCount && corner != geometry::corners.end())
        return {.kind = MistakeKind::MissedCorner, .square = *corner};
    const Othello next = after(position, played);
    const Othello better = after(position, best);
    const Mask given = next.placements(next.sideToMove()) & ~better.placements(better.sideToMove());
    for (const int square : geometry::corners) {
        if (cornersCount && geometry::contains(given, square))
            return {.kind = MistakeKind::GaveCorner, .square = square};
    }
    const int replies = replyCount(next);
    const int bestReplies = replyCount(better);
    if (replies - bestReplies < manyReplies)
        return {.kind = MistakeKind::Other};
    return {.kind = MistakeKind::GaveMobility, .replies = replies, .bestReplies = bestReplies};
}

Mistake explain(const Nim &, Move, Move, int)
{
    return {.kind = MistakeKind::GaveAwayWin};
}

} // namespace

Merit explainMove(const core::Position &position, Move move)
{
    return std::visit([move](const auto &game) { return explain(game, move); }, position);
}

Move adviseOneOf(const core::Position &position, const std::vector<Move> &equalMoves)
{
    assert(!equalMoves.empty());
    const auto *ticTacToe = std::get_if<TicTacToe>(&position);
    const auto rank = [ticTacToe](Move move) {
        const int lines = ticTacToe != nullptr ? openLineCount(*ticTacToe, move) : 0;
        return std::pair(-lines, move.code());
    };
    return *std::min_element(equalMoves.begin(), equalMoves.end(),
                             [&](Move one, Move other) { return rank(one) < rank(other); });
}

Mistake explainMistake(const core::Position &position, Move played, Move best, int value)
{
    return std::visit([&](const auto &game) { return explain(game, played, best, value); },
                      position);
}

} // namespace ai
