#include "app/trainer/fitting/cuterrors.h"

#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/othello/search/probcut.h"
#include "ai/search/random.h"

#include <cmath>
#include <cstdlib>
#include <map>
#include <vector>

namespace trainer {

using namespace ai::othello;

namespace {

constexpr int maxDepth = 10;
constexpr int minEmpties = 8;
constexpr int maxEndgameEmpties = 19;
constexpr std::size_t minErrors = 30;
constexpr int wipeOut = 64;

/// For one combination of depths: the number of score differences and the sum of their squares.
struct Cell
{
    double squares = 0;
    std::size_t count = 0;
};

struct CellKey
{
    int empties = 0;
    int depth = 0;
    int shallowDepth = 0;

    friend auto operator<=>(const CellKey &, const CellKey &) = default;
};

using Cells = std::map<CellKey, Cell>;

/// Solves four linear equations by Gaussian elimination; the last column is the right-hand side.
std::array<double, 4> solveEquations(std::array<std::array<double, 5>, 4> rows)
{
    for (std::size_t i = 0; i < 4; ++i) {
        // No pivoting: the diagonal consists of sums of squares.
        for (std::size_t j = 0; j < 4; ++j) {
            if (j == i)
                continue;
            const double factor = rows[j][i] / rows[i][i];
            for (std::size_t k = i; k < 5; ++k)
                rows[j][k] -= factor * rows[i][k];
        }
    }
    return {rows[0][4] / rows[0][0], rows[1][4] / rows[1][1], rows[2][4] / rows[2][2],
            rows[3][4] / rows[3][3]};
}

/// Least squares on the logarithm, with cells weighted by their number of errors. A small ridge
/// term keeps the equations solvable if depth and empties coincide.
ErrorModel fitted(const Cells &cells)
{
    std::array<std::array<double, 5>, 4> sums{};
    ErrorModel model;
    for (std::size_t i = 1; i < 4; ++i)
        sums[i][i] = 1e-3;
    for (const auto &[key, cell] : cells) {
        if (cell.count < minErrors || cell.squares == 0)
            continue;
        const double count = static_cast<double>(cell.count);
        const std::array<double, 5> row{1.0, double(key.empties), double(key.depth),
                                        double(key.shallowDepth),
                                        0.5 * std::log(cell.squares / count)};
        for (std::size_t i = 0; i < 4; ++i) {
            for (std::size_t j = 0; j < 5; ++j)
                sums[i][j] += count * row[i] * row[j];
        }
        ++model.cells;
    }
    const std::array<double, 4> factors = solveEquations(sums);
    model.constant = factors[0];
    model.perEmpty = factors[1];
    model.perDepth = factors[2];
    model.perShallowPly = factors[3];
    double squares = 0;
    for (const auto &[key, cell] : cells) {
        if (cell.count < minErrors || cell.squares == 0)
            continue;
        const double expected = model.constant + model.perEmpty * key.empties
                                + model.perDepth * key.depth
                                + model.perShallowPly * key.shallowDepth;
        const double miss =
            expected - 0.5 * std::log(cell.squares / static_cast<double>(cell.count));
        squares += miss * miss;
    }
    model.misfit = std::sqrt(squares / static_cast<double>(std::max<std::size_t>(1, model.cells)));
    return model;
}

/// Adds the errors of the depth pairs that the search compares: shallower depths of the same
/// parity, and the static evaluation. Skips wipe-outs: a search sees them at once but the
/// evaluation never predicts them, so that a few would dominate.
void addErrors(Cells &cells, int empties, int depth, int score, const std::vector<int> &shallow)
{
    for (int shallowDepth = 0; shallowDepth < depth; ++shallowDepth) {
        if (static_cast<std::size_t>(shallowDepth) >= shallow.size())
            break;
        if (shallowDepth != 0 && (depth - shallowDepth) % 2 != 0)
            continue;
        const int shallowScore = shallow[static_cast<std::size_t>(shallowDepth)];
        if (std::abs(score) == wipeOut || std::abs(shallowScore) == wipeOut)
            continue;
        const int error = score - shallowScore;
        Cell &cell = cells[{empties, depth, shallowDepth}];
        cell.squares += error * error;
        ++cell.count;
    }
}

} // namespace

ErrorModels fitErrors(const Weights &weights, const SamplesByEmpties &samples,
                      std::size_t positions, const std::function<void(std::size_t)> &searched)
{
    TranspositionTable table(std::size_t(32) << 20);
    SharedSearchState shared(table, weights, {}, {});
    const auto thread = functionsOf(bestKernel()).makeThread(shared);
    ai::Random random(7);
    Cells midgame;
    Cells toEnd;
    for (std::size_t i = 0; i < positions; ++i) {
        if (searched)
            searched(i);
        // Half of the positions are close enough to the end to be solved.
        const int spread = i % 2 == 0 ? 46 : maxEndgameEmpties - minEmpties + 1;
        const int empties = minEmpties + static_cast<int>(random() % static_cast<unsigned>(spread));
        const std::vector<Sample> &choice = samples[static_cast<std::size_t>(empties)];
        if (choice.empty())
            continue;
        const Board &board = choice[random() % choice.size()].board;
        std::vector<int> scores{thread->staticEval(board)};
        for (int depth = 1; depth <= std::min(maxDepth, empties - 3); ++depth) {
            scores.push_back(thread->pvSearch(board, -64, 64, depth, exactSelectivity));
            addErrors(midgame, empties / 4 * 4 + 2, depth, scores.back(), scores);
        }
        if (empties <= maxEndgameEmpties) {
            const int score = thread->pvSearch(board, -64, 64, empties, exactSelectivity);
            addErrors(toEnd, empties, empties, score, scores);
        }
    }
    return {fitted(midgame), fitted(toEnd)};
}

} // namespace trainer
