#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/defaultweights.h"
#include "ai/othello/evaluation/evaluator.h"
#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/othello/search/probcut.h"
#include "tests/support/positions.h"

#include <QTest>

using namespace ai::othello;

namespace {

/// Plain negamax so many plies deep, a pass being none: the oracle.
int plainScore(const Weights &weights, const Board &board, int depth)
{
    Mask moves = movesOf(board);
    if (moves == 0 && movesOf(board.passed()) == 0)
        return board.finalScore();
    if (depth == 0)
        return discsOf(evaluateUnits<PortableKernel>(weights, board));
    if (moves == 0)
        return -plainScore(weights, board.passed(), depth);
    int best = noScore;
    while (moves != 0) {
        const int square = popSquare(moves);
        const Mask flips = PortableKernel::flips(board.own, board.other, square);
        best = std::max(best, -plainScore(weights, board.played(square, flips), depth - 1));
    }
    return best;
}

/// Null windows to a depth before the end.
class Searcher
{
public:
    explicit Searcher(Weights weights = Weights::fallback())
        : m_weights(std::move(weights))
    {}

    int bound(const Board &board, int alpha, int depth, int selectivity)
    {
        m_table.clear();
        const std::uint64_t before = m_thread->nodes();
        const int score = m_thread->nullWindowSearch(board, alpha, depth, selectivity);
        m_searched = m_thread->nodes() - before;
        return score;
    }

    /// Positions made by the last search.
    std::uint64_t searched() const { return m_searched; }
    const Weights &weights() const { return m_weights; }

private:
    TranspositionTable m_table{0};
    Weights m_weights;
    SharedSearchState m_shared{m_table, m_weights, {}, {}};
    std::unique_ptr<SearchThread> m_thread = functionsOf(bestKernel()).makeThread(m_shared);
    std::uint64_t m_searched = 0;
};

} // namespace

/// The cuts of the null-window search that need no search of its moves.
class TestPruning : public QObject
{
    Q_OBJECT

private slots:
    void exactSearchesPruneNothingOnAGuess();
    void evaluationsFarFromTheWindowAreEnough();
    void nearTheMarginTheNetworkDecides();
};

void TestPruning::exactSearchesPruneNothingOnAGuess()
{
    Searcher searcher;
    support::RandomOthello random(21);
    for (int empties = 12; empties < 52; empties += 4) {
        const Board board = boardOf(random.withEmpties(empties));
        for (int depth = 1; depth <= 3; ++depth) {
            const int score = plainScore(searcher.weights(), board, depth);
            for (int alpha = score - 2; alpha <= score + 1; ++alpha) {
                const int bound = searcher.bound(board, alpha, depth, exactSelectivity);
                QCOMPARE(bound > alpha, score > alpha);
            }
        }
    }
}

void TestPruning::evaluationsFarFromTheWindowAreEnough()
{
    constexpr int far = 25;
    Searcher searcher;
    support::RandomOthello random(22);
    for (int empties = 12; empties < 52; ++empties) {
        const Board board = boardOf(random.withEmpties(empties));
        if (movesOf(board) == 0)
            continue;
        const int units = evaluateUnits<PortableKernel>(searcher.weights(), board);
        for (int depth = 1; depth <= 2; ++depth) {
            const int above = discsOf(units) - far;
            QCOMPARE(searcher.bound(board, above, depth, 0), above + 1);
            QCOMPARE(searcher.searched(), std::uint64_t(1));
            const int below = discsOf(units) + far;
            QCOMPARE(searcher.bound(board, below, depth, 0), below);
            QCOMPARE(searcher.searched(), std::uint64_t(1));
            // Near it, and where nothing is left to a guess, the moves are searched.
            searcher.bound(board, discsOf(units), depth, 0);
            QVERIFY(searcher.searched() > 1);
            searcher.bound(board, below, depth, exactSelectivity);
            QVERIFY(searcher.searched() > 1);
        }
    }
}

void TestPruning::nearTheMarginTheNetworkDecides()
{
    constexpr int depth = 2;
    constexpr int selectivity = 0;
    Searcher searcher(*Weights::fromBytes(defaultWeights()));
    const Network *network = searcher.weights().network();
    QVERIFY(network != nullptr);
    int cutByNetwork = 0;
    int keptByNetwork = 0;
    support::RandomOthello random(23);
    for (int empties = 24; empties < 44; ++empties) {
        const Board board = boardOf(random.withEmpties(empties));
        const Mask moves = movesOf(board);
        if (moves == 0)
            continue;
        const int units = evaluateUnits<PortableKernel>(searcher.weights(), board);
        const int corrected = discsOf(
            units + networkUnits<PortableKernel>(*network, featuresOf(board), board, moves));
        const int sum = discsOf(units);
        const int margin = probCutMargin(empties, depth, 0, selectivity);
        const int networkMargin = networkCutMargin(empties, depth, selectivity);
        QVERIFY(networkMargin <= margin);
        // Two discs short of the margin of a cut the network may make it; up to four beyond it,
        // refuse it.
        for (int beyond = -1; beyond <= 4; ++beyond) {
            const int alpha = sum - margin - beyond;
            searcher.bound(board, alpha, depth, selectivity);
            const bool cut = searcher.searched() == 1;
            QCOMPARE(cut, corrected > alpha + networkMargin || corrected <= alpha - networkMargin);
            if (cut && beyond <= 0)
                ++cutByNetwork;
            if (!cut && beyond > 0)
                ++keptByNetwork;
        }
    }
    QVERIFY(cutByNetwork > 0);
    QVERIFY(keptByNetwork > 0);
}

QTEST_APPLESS_MAIN(TestPruning)
#include "tst_pruning.moc"
