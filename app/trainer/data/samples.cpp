#include "app/trainer/data/samples.h"

#include "ai/othello/search/probcut.h"
#include "ai/search/random.h"
#include "app/trainer/data/boardfunctions.h"

#include <algorithm>

namespace trainer {

using namespace ai::othello;

namespace {

/// The move that leaves the opponent the fewest replies; corners count double.
int cautiousSquare(const Board &board, Mask moves)
{
    int best = -1;
    int fewest = 1000;
    while (moves != 0) {
        const int square = popSquare(moves);
        const Board child = board.played(square, kernel().flips(board.own, board.other, square));
        const Mask replies = kernel().moves(child.own, child.other);
        const int count = std::popcount(replies) + 2 * std::popcount(replies & cornerSquares);
        if (count < fewest) {
            fewest = count;
            best = square;
        }
    }
    return best;
}

/// The score of a search deep enough to reach fitted phases, at least two plies.
int labelOf(SearchThread &thread, const Board &board, std::size_t phase)
{
    const int empties = board.empties();
    if (empties <= maxExactEmpties)
        return thread.pvSearch(board, -64, 64, empties, exactSelectivity);
    const int fitted = static_cast<int>(phase) * Weights::emptiesPerPhase - 1;
    return thread.pvSearch(board, -64, 64, std::max(2, empties - fitted), exactSelectivity);
}

} // namespace

int randomSquare(Mask moves, ai::Random &random)
{
    auto skip = ai::uniformIndex(random, static_cast<std::size_t>(std::popcount(moves)));
    for (; skip > 0; --skip)
        moves &= moves - 1;
    return std::countr_zero(moves);
}

Board randomPosition(int empties, ai::Random &random)
{
    for (;;) {
        Board board = startBoard;
        const std::size_t chance = ai::uniformIndex(random, 100);
        for (;;) {
            Mask moves = kernel().moves(board.own, board.other);
            if (moves == 0) {
                board = board.passed();
                moves = kernel().moves(board.own, board.other);
            }
            if (moves == 0)
                break;
            if (board.empties() == empties)
                return board;
            const int square = ai::uniformIndex(random, 100) < chance
                                   ? randomSquare(moves, random)
                                   : cautiousSquare(board, moves);
            board = board.played(square, kernel().flips(board.own, board.other, square));
        }
    }
}

std::vector<Sample> makeSamples(std::size_t phase, std::size_t count, const Weights &weights,
                                std::uint64_t seed)
{
    ai::Random random(seed + phase);
    TranspositionTable table(std::size_t(1) << 20);
    SharedSearchState shared(table, weights, {}, {});
    const auto thread = kernel().makeThread(shared);
    const int min = std::max(1, static_cast<int>(phase) * Weights::emptiesPerPhase);
    const int max = std::min(59, (static_cast<int>(phase) + 1) * Weights::emptiesPerPhase - 1);
    const auto range = static_cast<std::size_t>(max) - static_cast<std::size_t>(min) + 1;
    std::vector<Sample> samples;
    samples.reserve(count);
    while (samples.size() < count) {
        const int empties = min + static_cast<int>(ai::uniformIndex(random, range));
        const Board board = randomPosition(empties, random);
        samples.push_back({board, static_cast<float>(labelOf(*thread, board, phase))});
    }
    return samples;
}

} // namespace trainer
