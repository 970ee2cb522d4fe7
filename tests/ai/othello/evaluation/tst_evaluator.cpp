#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"
#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/othello/search/probcut.h"
#include "tests/support/positions.h"
#include "tests/support/samples.h"
#include "tests/support/weights.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace ai::othello;

namespace {

int unitsOf(const Weights &weights, const Board &board)
{
    return evaluateUnits<PortableKernel>(weights, board);
}

/// As the comments of patterns.h have it, from the rules alone: what stands on the squares of each
/// shape, and the moves of each side, corners told apart.
int unitsByDefinition(const Weights &weights, const core::Othello &game)
{
    const core::Side own = game.sideToMove();
    const Weights::Phase &phase = weights.phase(Weights::phaseOf(game.empties()));
    int sum = weights.bias(std::min(game.empties(), 60));
    for (std::size_t kind = 0; kind < patternCount; ++kind) {
        for (std::size_t way = 0; way < rotationCount; ++way) {
            std::size_t content = 0;
            std::size_t power = 1;
            for (std::size_t i = 0; i < patterns[kind].size; ++i, power *= 3) {
                const Mask square = Mask(1) << rotatedSquare(patterns[kind].squares[i], way);
                if ((game.discs(own) & square) != 0)
                    content += 2 * power;
                else if ((game.emptySquares() & square) != 0)
                    content += power;
            }
            sum += phase.value(patternOffsets[kind] + content);
        }
    }
    std::size_t begin = patternWeights;
    for (const core::Side side : {own, core::opponent(own)}) {
        const Mask moves = game.placements(side);
        std::size_t corners = 0;
        for (const int corner : {0, 7, 56, 63})
            corners += (moves >> corner) & 1;
        sum += phase.value(begin + std::min<std::size_t>(33, std::size_t(std::popcount(moves)))
                           + 34 * corners);
        begin += 5 * 34;
    }
    return sum;
}

} // namespace

/// Features and evaluation.
class TestEvaluation : public QObject
{
    Q_OBJECT

private slots:
    void movesKeepFeaturesAsFromScratch();
    void symmetricPositionsAreWorthTheSame();
    void evaluationIsItsDefinition();
    void kernelsEvaluateByDefinition();
};

void TestEvaluation::movesKeepFeaturesAsFromScratch()
{
    support::RandomOthello positions(1);
    // With all that can follow them, more than 100,000.
    for (int i = 0; i < 20'000; ++i) {
        const core::Othello game = positions.next();
        const Features parent = featuresOf(boardOf(game));
        for (const core::Move move : game.legalMoves()) {
            Features child;
            if (move == core::Othello::pass)
                passedFeatures<PortableKernel>(parent, child);
            else
                childFeatures<PortableKernel>(parent, move.code(), game.flips(move.code()), child);
            QVERIFY(child.values == featuresOf(boardOf(core::after(game, move))).values);
        }
    }
}

void TestEvaluation::symmetricPositionsAreWorthTheSame()
{
    const Weights weights = support::someWeights();
    support::RandomOthello positions(2);
    for (int i = 0; i < support::samples(5'000, 50'000); ++i) {
        const Board board = boardOf(positions.next());
        const int value = unitsOf(weights, board);
        for (int symmetry = 1; symmetry < 8; ++symmetry)
            QCOMPARE(unitsOf(weights, symmetric(board, symmetry)), value);
    }
}

void TestEvaluation::evaluationIsItsDefinition()
{
    const Weights weights = support::someWeights();
    support::RandomOthello positions(4);
    for (int i = 0; i < support::samples(5'000, 50'000); ++i) {
        const core::Othello game = positions.next();
        QCOMPARE(unitsOf(weights, boardOf(game)), unitsByDefinition(weights, game));
    }
    // 34 and 35 moves, which no game is known to reach, and fewer discs than one begins with.
    for (const char *const text :
         {"--------XO-XOOO-XXO--XX-O--OO-O----OOXO---OXXXO--OOXO-O---X----- X",
          "-------X-OXOOO---OX-XXO--O--OX---XO--XO--OX-OXX--OXOOOO--------- X",
          "-------------------------XO------------------------------------- X"}) {
        const auto game = core::Othello::parse(text);
        QVERIFY(game);
        QCOMPARE(unitsOf(weights, boardOf(*game)), unitsByDefinition(weights, *game));
    }
}

void TestEvaluation::kernelsEvaluateByDefinition()
{
    const Weights weights = support::someWeights();
    TranspositionTable table(std::size_t(1) << 16);
    SharedSearchState shared(table, weights, {}, {});
    std::vector<std::unique_ptr<SearchThread>> threads;
    for (const Kernel kernel : {Kernel::Portable, Kernel::Avx2, Kernel::Avx512}) {
        if (kernelAvailable(kernel))
            threads.push_back(functionsOf(kernel).makeThread(shared));
    }
    support::RandomOthello positions(3);
    for (int i = 0; i < support::samples(5'000, 50'000); ++i) {
        const core::Othello game = positions.next();
        if (game.mustPass() || game.empties() < 4)
            continue;
        // A ply deep, the features are those that a move changed.
        int best = -64;
        for (const core::Move move : game.legalMoves()) {
            const core::Othello child = core::after(game, move);
            best = std::max(best, child.count(child.sideToMove()) == 0
                                      ? 64
                                      : -discsOf(unitsByDefinition(weights, child)));
        }
        const Board board = boardOf(game);
        for (const auto &thread : threads) {
            QCOMPARE(thread->staticEval(board), discsOf(unitsByDefinition(weights, game)));
            QCOMPARE(thread->pvSearch(board, -64, 64, 1, exactSelectivity), best);
        }
    }
}

QTEST_APPLESS_MAIN(TestEvaluation)
#include "tst_evaluator.moc"
