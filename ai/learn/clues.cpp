#include "ai/learn/clues.h"

#include "ai/levels/tictactoelevels.h"
#include "core/othellogeometry.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

namespace ai::learn {

namespace {

using core::Move;
using core::Nim;
using core::Othello;
using core::TicTacToe;
using Kind = Clue::Kind;

namespace geometry = core::geometry;

constexpr Othello::Mask besideCorners = geometry::cSquares | geometry::xSquares;
constexpr TicTacToe::Mask smallCorners = 0b101'000'101;
constexpr TicTacToe::Mask smallEdges = 0b010'101'010;

Kind placeOf(const Othello &, Move move)
{
    return geometry::contains(geometry::cornerSquares, move.code()) ? Kind::Corner
           : geometry::contains(besideCorners, move.code())         ? Kind::BesideCorner
           : geometry::contains(geometry::edgeSquares, move.code()) ? Kind::Edge
                                                                    : Kind::Inside;
}

Kind placeOf(const TicTacToe &, Move move)
{
    const auto square = static_cast<TicTacToe::Mask>(1U << move.code());
    return (square & smallCorners) != 0 ? Kind::Corner
           : (square & smallEdges) != 0 ? Kind::Edge
                                        : Kind::Inside;
}

std::vector<Clue> properties(const TicTacToe &position, Move move)
{
    std::vector<Clue> all{{placeOf(position, move)}};
    const TicTacToe next = core::after(position, move);
    if (!completions(next, position.sideToMove()).empty())
        all.push_back({Kind::Threat});
    return all;
}

std::vector<Clue> properties(const Othello &position, Move move)
{
    if (move == Othello::pass)
        return {};
    const core::Position next = core::after(position, move);
    const bool isLast = core::isOver(next) || core::mustPass(next);
    return {{placeOf(position, move)},
            {Kind::Turns, std::popcount(position.flips(move.code()))},
            {Kind::Replies, isLast ? 0 : static_cast<int>(core::legalMoves(next).size())}};
}

std::vector<Clue> properties(const Nim &position, Move move)
{
    int left = -Nim::countersOf(move);
    for (int heap = 0; heap < position.heapCount(); ++heap)
        left += position.heap(heap);
    return {{Kind::Heap, Nim::heapOf(move)}, {left % 2 != 0 ? Kind::LeavesOdd : Kind::LeavesEven}};
}

std::vector<Clue> propertiesOf(const core::Position &position, Move move)
{
    return std::visit([move](const auto &game) { return properties(game, move); }, position);
}

/// The fewest moves that a legal move leaves to the other side.
int fewestReplies(const core::Position &position, const std::vector<Move> &moves)
{
    int fewest = std::numeric_limits<int>::max();
    for (const Move move : moves) {
        for (const Clue &clue : propertiesOf(position, move)) {
            if (clue.kind == Kind::Replies)
                fewest = std::min(fewest, clue.number);
        }
    }
    return fewest;
}

std::optional<Clue> sharedClue(const core::Position &position, Move right)
{
    const std::vector<Move> moves = core::legalMoves(position);
    const int replies = fewestReplies(position, moves);
    std::optional<Clue> best;
    std::size_t fewest = moves.size();
    std::optional<Clue> own; // shared by no other move
    for (const Clue &clue : propertiesOf(position, right)) {
        if (clue.kind == Kind::Replies && clue.number > replies)
            continue; // leaving more moves than necessary is nothing to look for
        const auto shared = static_cast<std::size_t>(std::count_if(
            moves.begin(), moves.end(), [&](Move move) { return matches(clue, position, move); }));
        if (shared > 1 && shared < fewest) {
            best = clue;
            fewest = shared;
        } else if (shared == 1 && moves.size() > 1 && clue.kind == Kind::Turns) {
            own = clue;
        }
    }
    return best ? best : own;
}

} // namespace

bool matches(const Clue &clue, const core::Position &position, Move move)
{
    if (clue.kind == Kind::Excludes)
        return static_cast<int>(move.code()) != clue.number;
    const std::vector<Clue> all = propertiesOf(position, move);
    return std::find(all.begin(), all.end(), clue) != all.end();
}

std::optional<Clue> clueFor(const core::Position &position, const std::vector<Move> &right,
                            const std::vector<Move> &tried)
{
    if (const auto clue = sharedClue(position, right.front()))
        return clue;
    const auto isIn = [](const std::vector<Move> &moves, Move move) {
        return std::find(moves.begin(), moves.end(), move) != moves.end();
    };
    std::vector<Move> left = core::legalMoves(position);
    std::erase_if(left, [&](Move move) { return isIn(tried, move); });
    const auto wrong =
        std::find_if(left.begin(), left.end(), [&](Move move) { return !isIn(right, move); });
    return wrong != left.end() && left.size() > 2
               ? std::optional(Clue{Kind::Excludes, static_cast<int>(wrong->code())})
               : std::nullopt;
}

} // namespace ai::learn
