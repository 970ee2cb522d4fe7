#include "ai/analysis/explain.h"

#include "ai/analysis/openingnames.h"
#include "ai/levels/tictactoelevels.h"
#include "core/nimtheory.h"
#include "core/othellogeometry.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>
#include <vector>

namespace ai {

namespace {

namespace geometry = core::geometry;

using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;
using geometry::Mask;

/// With at most this many empty squares the board falls into regions, and it matters who moves last
/// in each.
constexpr int maxLateEmpties = 16;

Mask regionOf(const Othello &position, Move move)
{
    return geometry::connectedRegion(position.emptySquares(), move.code());
}

/// A corner of a set of squares; -1: none.
int cornerIn(Mask squares)
{
    const Mask corners = squares & geometry::cornerSquares;
    return corners != 0 ? std::countr_zero(corners) : -1;
}

/// The visible features of an Othello move.
struct Traits
{
    Traits(const Othello &position, Move move)
        : square(move.code())
        , next(after(position, move))
        , replies(next.placements(opponent(position.sideToMove())))
        , flips(position.flips(move.code()))
    {
        const Side side = position.sideToMove();
        const Mask before = position.placements(opponent(side));
        guarded = before & ~replies & ~geometry::squareBit(square) & geometry::cornerSquares;
        threatened =
            next.placements(side) & ~position.placements(side) & ~replies & geometry::cornerSquares;
        newReplies = replies & ~before;
        const int region = std::popcount(regionOf(position, move));
        fillsHole = region == 1 && geometry::contains(before, square);
        oddRegion = region > 1 && region % 2 == 1 && region < position.empties() ? region : 0;
    }

    int replyCount() const { return std::popcount(replies); }
    int flipCount() const { return std::popcount(flips); }
    bool turnsInside() const { return (flips & geometry::neighbours(next.emptySquares())) == 0; }

    int square;
    Othello next;
    Mask replies; ///< the other side's squares afterwards
    Mask flips;
    Mask newReplies = 0; ///< those of the replies that were not possible before
    Mask guarded = 0;    ///< corners that the other side can no longer take
    Mask threatened = 0; ///< corners that the side can take next, and the other side cannot
    bool fillsHole = false;
    int oddRegion = 0; ///< its empty squares if odd, but neither 1 nor all; else 0
};

/// Compares one move of a position with the others.
class Comparison
{
public:
    Comparison(const Othello &position, Move move)
    {
        for (const Move other : position.legalMoves()) {
            if (other != move)
                m_others.emplace_back(position, other);
        }
    }

    template <class Predicate>
    bool atMostHalf(Predicate shares) const
    {
        return count(shares) * 2 <= m_others.size();
    }
    template <class Predicate>
    bool atMostThird(Predicate shares) const
    {
        return count(shares) * 3 <= m_others.size();
    }
    template <class Predicate>
    bool none(Predicate shares) const
    {
        return count(shares) == 0;
    }

private:
    template <class Predicate>
    std::size_t count(Predicate shares) const
    {
        return static_cast<std::size_t>(
            std::count_if(m_others.begin(), m_others.end(), std::move(shares)));
    }

    std::vector<Traits> m_others;
};

/// Merits that are decisive by themselves.
Merit strongMerit(const Traits &move, const Comparison &others)
{
    if (geometry::contains(geometry::cornerSquares, move.square))
        return {.kind = MeritKind::TakesCorner, .square = move.square};
    for (Mask corners = move.guarded; corners != 0; corners &= corners - 1) {
        const int corner = std::countr_zero(corners);
        if (others.atMostHalf(
                [&](const Traits &one) { return geometry::contains(one.guarded, corner); }))
            return {.kind = MeritKind::GuardsCorner, .square = corner};
    }
    if (move.next.mustPass()
        && others.atMostHalf([](const Traits &one) { return one.next.mustPass(); }))
        return {.kind = MeritKind::ForcesPass};
    for (Mask corners = move.threatened; corners != 0; corners &= corners - 1) {
        const int corner = std::countr_zero(corners);
        if (others.atMostHalf(
                [&](const Traits &one) { return geometry::contains(one.threatened, corner); }))
            return {.kind = MeritKind::ThreatensCorner, .square = corner};
    }
    return {};
}

/// Merits when the board has fallen into regions.
Merit lateMerit(const Traits &move, const Comparison &others)
{
    if (move.fillsHole && others.atMostThird([](const Traits &one) { return one.fillsHole; }))
        return {.kind = MeritKind::FillsHole, .square = move.square};
    if (move.oddRegion > 0
        && others.atMostThird([](const Traits &one) { return one.oddRegion > 0; }))
        return {.kind = MeritKind::TakesParity, .count = move.oddRegion};
    return {};
}

/// Merits while little is decided: what can be counted on the board.
Merit countedMerit(const Traits &move, const Comparison &others)
{
    const int replies = move.replyCount();
    const int flips = move.flipCount();
    if (others.none([&](const Traits &one) { return one.replyCount() < replies; })
        && others.atMostThird([&](const Traits &one) { return one.replyCount() == replies; }))
        return {.kind = MeritKind::FewestReplies, .count = replies};
    if (move.turnsInside()
        && others.atMostThird([](const Traits &one) { return one.turnsInside(); }))
        return {.kind = MeritKind::TurnsInside};
    if (others.none([&](const Traits &one) { return one.flipCount() <= flips; }))
        return {.kind = MeritKind::FewestFlips, .count = flips};
    return {};
}

Merit explain(const Othello &position, Move move)
{
    if (move == Othello::pass || position.legalMoves().size() < 2)
        return {};
    const Traits traits(position, move);
    const Comparison others(position, move);
    // In Reverse Othello corners, passes and parity favour the other side, or nobody.
    if (position.rule() == Othello::Rule::Fewest)
        return countedMerit(traits, others);
    if (const Merit merit = strongMerit(traits, others); merit.kind != MeritKind::None)
        return merit;
    if (cornerIn(traits.replies) >= 0 || traits.replies == 0)
        return {}; // a move that gives a corner has better reasons than those below
    const int replies = traits.replyCount();
    if (others.none([&](const Traits &one) { return one.replyCount() <= replies; }))
        return {.kind = MeritKind::StrictlyFewestReplies, .count = replies};
    if (position.empties() <= maxLateEmpties) {
        if (const Merit merit = lateMerit(traits, others); merit.kind != MeritKind::None)
            return merit;
    }
    if (traits.newReplies == 0
        && others.atMostThird([](const Traits &one) { return one.newReplies == 0; }))
        return {.kind = MeritKind::OpensNoSquare};
    if (const std::string_view opening = openingName(traits.next); !opening.empty())
        return {.kind = MeritKind::ReachesOpening, .opening = opening};
    return countedMerit(traits, others);
}

/// The number of lines through the square without the other side's marks.
int openLineCount(const TicTacToe &position, Move move)
{
    const TicTacToe::Mask others = position.marks(opponent(position.sideToMove()));
    return static_cast<int>(
        std::count_if(TicTacToe::lines.begin(), TicTacToe::lines.end(), [&](TicTacToe::Mask line) {
            return (line >> move.code() & 1) != 0 && (line & others) == 0;
        }));
}

bool isCornerOfThree(Move move)
{
    constexpr TicTacToe::Mask corners = 0b101'000'101;
    return (corners >> move.code() & 1) != 0;
}

/// If a draw is the best result and at least half of the squares lose: that the move holds.
Merit holdingMerit(const TicTacToe &position, Move move)
{
    const SearchResult perfect = perfectTicTacToe(position);
    const std::vector<Move> &holding = perfect.equalMoves;
    const auto legal = position.legalMoves();
    if (perfect.value != 0 || 2 * holding.size() > legal.size()
        || std::find(holding.begin(), holding.end(), move) == holding.end())
        return {};
    const auto corners = std::count_if(legal.begin(), legal.end(), isCornerOfThree);
    const bool onlyCorners = std::all_of(holding.begin(), holding.end(), isCornerOfThree)
                             && std::ssize(holding) == corners && corners > 1;
    return {.kind = onlyCorners ? MeritKind::OnlyCornersHold : MeritKind::OthersLose,
            .count = static_cast<int>(holding.size())};
}

Merit explain(const TicTacToe &position, Move move)
{
    const Side side = position.sideToMove();
    const TicTacToe next = after(position, move);
    if (next.isOver() || !completions(position, opponent(side)).empty())
        return {};
    const std::vector<Move> threats = completions(next, side);
    if (threats.size() > 1)
        return {.kind = MeritKind::MakesFork};
    if (const Merit merit = holdingMerit(position, move); merit.kind != MeritKind::None)
        return merit;
    if (!threats.empty())
        return {.kind = MeritKind::MakesThreat, .square = threats.front().code()};
    const int lines = openLineCount(position, move);
    const auto legal = position.legalMoves();
    if (lines == 0 || std::any_of(legal.begin(), legal.end(), [&](Move other) {
            return other != move && openLineCount(position, other) >= lines;
        }))
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
    std::vector<int> heaps;
    for (int heap = 0; heap < next.heapCount(); ++heap) {
        if (next.heap(heap) > 0)
            heaps.push_back(next.heap(heap));
    }
    if (heaps.size() == 1)
        return oneHeapMerit(next.counters(), next);
    if (!isMisereEndgame(next) && heaps.size() == 2 && heaps[0] == heaps[1])
        return {.kind = MeritKind::LeavesEqualHeaps, .count = heaps[0]};
    if (!isMisereEndgame(next))
        return {.kind = MeritKind::MakesNimSumZero};
    return {.kind = next.takeLimit() == 0 ? MeritKind::LeavesOddSingleCounters : MeritKind::None};
}

Mistake explain(const TicTacToe &position, const WorseMove &move)
{
    const Side side = position.sideToMove();
    if (const auto wins = completions(position, side); !wins.empty())
        return {.kind = MistakeKind::MissedWin, .square = wins.front().code()};
    if (const auto lines = completions(after(position, move.played), opponent(side));
        !lines.empty())
        return {.kind = MistakeKind::MissedBlock, .square = lines.front().code()};
    // The only way to win later than at once is by two threats.
    return {.kind = move.value < 0 ? MistakeKind::AllowedFork : MistakeKind::Other};
}

/// The empty corner next to a square, diagonally (X) or on the edge (C); -1: none.
int emptyCornerBeside(const Othello &position, int square, Mask squares)
{
    return geometry::contains(squares, square) ? cornerIn(
               geometry::neighboursOf[static_cast<std::size_t>(square)] & position.emptySquares())
                                               : -1;
}

Mistake cornerMistake(const Othello &position, const WorseMove &move, const Traits &played,
                      const Traits &best)
{
    const bool tookCorner = geometry::contains(geometry::cornerSquares, played.square);
    if (!tookCorner && geometry::contains(geometry::cornerSquares, best.square))
        return {.kind = MistakeKind::MissedCorner, .square = best.square};
    // The corner is the point only where the best answer takes it.
    const Mask given = played.replies & ~best.replies & geometry::cornerSquares;
    const bool isTaken =
        move.answer == Move::none()
        || (move.answer != Othello::pass && geometry::contains(given, move.answer.code()));
    if (given != 0 && isTaken) {
        const int corner = move.answer == Move::none() ? cornerIn(given) : move.answer.code();
        return {.kind = MistakeKind::GaveCorner, .square = corner, .answer = move.answer};
    }
    // A corner that the best answer leaves alone, though it could be taken, is not the point.
    const Mask declined = move.answer == Move::none() ? 0 : played.replies;
    const auto beside = [&](int square, Mask squares) {
        const int corner = emptyCornerBeside(position, square, squares);
        return corner >= 0 && geometry::contains(declined, corner) ? -1 : corner;
    };
    if (beside(best.square, geometry::xSquares | geometry::cSquares) >= 0)
        return {};
    if (const int corner = beside(played.square, geometry::xSquares); corner >= 0)
        return {.kind = MistakeKind::PlayedXSquare, .square = corner};
    if (const int corner = beside(played.square, geometry::cSquares); corner >= 0)
        return {.kind = MistakeKind::PlayedCSquare, .square = corner};
    return {};
}

/// Mistakes that the other side's best answer shows.
Mistake answeredMistake(const Othello &position, const WorseMove &move, const Traits &played)
{
    if (move.answer == Move::none() || move.answer == Othello::pass)
        return {};
    const Othello answered = after(played.next, move.answer);
    if (answered.mustPass())
        return {.kind = MistakeKind::AllowedPass, .answer = move.answer};
    const Side other = opponent(position.sideToMove());
    const int corner = cornerIn(answered.placements(other) & ~played.replies);
    if (corner < 0)
        return {};
    return {.kind = MistakeKind::AllowedThreat, .square = corner, .answer = move.answer};
}

/// Mistakes about who moves last in a region, when the board has fallen into regions. Only if the
/// best reply is in that region: elsewhere something else is the point.
Mistake parityMistake(const Othello &position, const WorseMove &move)
{
    const Mask played = regionOf(position, move.played);
    const int region = std::popcount(played);
    const int bestRegion = std::popcount(regionOf(position, move.best));
    if (position.empties() > maxLateEmpties || region % 2 != 0 || bestRegion % 2 == 0
        || move.answer == Move::none() || move.answer == Othello::pass
        || !geometry::contains(played, move.answer.code()))
        return {};
    return {.kind = MistakeKind::BrokeParity, .played = region, .best = bestRegion};
}

/// The number of a side's discs next to empty squares.
int frontierOf(const Othello &position, Side side)
{
    return std::popcount(position.discs(side) & geometry::neighbours(position.emptySquares()));
}

/// Mistakes of "many" or "few" that distinguish the move, or the best one.
Mistake countedMistake(const Othello &position, const Traits &played, const Traits &best)
{
    // Differences worth mentioning.
    constexpr int manyReplies = 2;
    constexpr int many = 3;
    const Side side = position.sideToMove();
    const Comparison others(position, Move(static_cast<std::uint16_t>(played.square)));
    const auto found = [&](MistakeKind kind, const auto &countOf) {
        const int count = countOf(played);
        const int min = countOf(best);
        const auto isAsBad = [&](const Traits &one) { return countOf(one) >= count; };
        const auto isAsGood = [&](const Traits &one) { return countOf(one) <= min; };
        const int worthMentioning = kind == MistakeKind::GaveMobility ? manyReplies : many;
        return count >= min + worthMentioning
                       && (others.atMostHalf(isAsBad) || others.atMostThird(isAsGood))
                   ? Mistake{.kind = kind, .played = count, .best = min}
                   : Mistake{};
    };
    const auto ownSquares = [side](const Traits &one) {
        return std::popcount(one.next.placements(side));
    };
    if (const Mistake gave =
            found(MistakeKind::GaveMobility, [](const Traits &one) { return one.replyCount(); });
        gave.kind != MistakeKind::None)
        return gave;
    // Fewer moves for both sides may as well be good.
    if (Mistake lost =
            found(MistakeKind::LostMobility, [&](const Traits &one) { return -ownSquares(one); });
        lost.kind != MistakeKind::None && played.replyCount() >= best.replyCount()) {
        lost.played = -lost.played;
        lost.best = -lost.best;
        return lost;
    }
    if (const Mistake turned =
            found(MistakeKind::TurnedMany, [](const Traits &one) { return one.flipCount(); });
        turned.kind != MistakeKind::None)
        return turned;
    return found(MistakeKind::OpenedFrontier,
                 [side](const Traits &one) { return frontierOf(one.next, side); });
}

/// The most important mistake that a player can see: corners first, counts last.
Mistake explain(const Othello &position, const WorseMove &move)
{
    if (move.played == Othello::pass)
        return {.kind = MistakeKind::Other};
    const Traits played(position, move.played);
    const Traits best(position, move.best);
    if (position.rule() == Othello::Rule::Fewest) {
        const Mistake found = countedMistake(position, played, best);
        const bool isOfMobility =
            found.kind == MistakeKind::GaveMobility || found.kind == MistakeKind::LostMobility;
        return isOfMobility ? found : Mistake{.kind = MistakeKind::Other, .answer = move.answer};
    }
    if (const Mistake found = cornerMistake(position, move, played, best);
        found.kind != MistakeKind::None)
        return found;
    if (const Mistake found = answeredMistake(position, move, played);
        found.kind != MistakeKind::None)
        return found;
    if (const Mistake found = parityMistake(position, move); found.kind != MistakeKind::None)
        return found;
    if (const Mistake found = countedMistake(position, played, best);
        found.kind != MistakeKind::None)
        return found;
    return {.kind = MistakeKind::Other, .answer = move.answer};
}

Mistake explain(const Nim &, const WorseMove &)
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

Mistake explainMistake(const core::Position &position, const WorseMove &move)
{
    return std::visit([&](const auto &game) { return explain(game, move); }, position);
}

} // namespace ai
