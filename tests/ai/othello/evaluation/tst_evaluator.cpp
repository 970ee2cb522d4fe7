#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"
#include "ai/othello/evaluation/packedfile.h"
#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/othello/search/probcut.h"
#include "tests/support/positions.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace ai::othello;

namespace {

/// Different numbers everywhere, alike for mirror images.
Weights someWeights()
{
    Weights weights;
    const std::vector<std::uint32_t> canonical = canonicalConfigurations();
    std::mt19937_64 random(1);
    for (std::size_t phase = 0; phase < Weights::phases; ++phase) {
        Weights::Phase &fresh = weights.phase(phase);
        for (std::size_t i = 0; i < phaseWeights; ++i) {
            // As large as a byte holds, and those of moves larger.
            const int most = i < patternWeights ? 127 : 3000;
            const auto drawn = static_cast<int>(random() % static_cast<unsigned>(2 * most + 1));
            fresh.setValue(i, canonical[i] == i ? drawn - most : fresh.value(canonical[i]));
        }
    }
    for (int empties = 0; empties <= 60; ++empties)
        weights.setBias(empties, static_cast<std::int16_t>(empties - 30));
    return weights;
}

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

/// Features, evaluation and the file of weights.
class TestEvaluation : public QObject
{
    Q_OBJECT

private slots:
    void movesKeepFeaturesAsFromScratch();
    void symmetricPositionsAreWorthTheSame();
    void evaluationIsItsDefinition();
    void kernelsEvaluateByDefinition();
    void packedWeightsReadBack();
    void damagedFilesAreRefused_data();
    void damagedFilesAreRefused();
    void anyShortenedFileIsRefused();
    void weightsAreAsLargeAsTheirNumbersAllow();
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
    const Weights weights = someWeights();
    support::RandomOthello positions(2);
    for (int i = 0; i < 5'000; ++i) {
        const Board board = boardOf(positions.next());
        const int value = unitsOf(weights, board);
        for (int symmetry = 1; symmetry < 8; ++symmetry)
            QCOMPARE(unitsOf(weights, symmetric(board, symmetry)), value);
    }
}

void TestEvaluation::evaluationIsItsDefinition()
{
    const Weights weights = someWeights();
    support::RandomOthello positions(4);
    for (int i = 0; i < 5'000; ++i) {
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
    const Weights weights = someWeights();
    TranspositionTable table(std::size_t(1) << 16);
    SharedSearchState shared(table, weights, {}, {});
    std::vector<std::unique_ptr<SearchThread>> threads;
    for (const Kernel kernel : {Kernel::Portable, Kernel::Avx2, Kernel::Avx512}) {
        if (kernelAvailable(kernel))
            threads.push_back(functionsOf(kernel).makeThread(shared));
    }
    support::RandomOthello positions(3);
    for (int i = 0; i < 5'000; ++i) {
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

void TestEvaluation::packedWeightsReadBack()
{
    for (const Weights &weights : {someWeights(), Weights::fallback(), Weights()}) {
        const auto read = Weights::fromBytes(weights.packed());
        QVERIFY(read.ok());
        QVERIFY(*read == weights);
    }
}

void TestEvaluation::damagedFilesAreRefused_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("error");
    QTest::newRow("magic") << 0 << "not a file of Othello weights";
    QTest::newRow("version") << 8 << "the weights have version 3, expected 1";
    QTest::newRow("layout") << 12 << "the weights are for another evaluation than this program's";
    QTest::newRow("checksum") << 20 << "the weights are damaged: the checksum is wrong";
    QTest::newRow("content") << 5000 << "the weights are damaged: the checksum is wrong";
}

void TestEvaluation::damagedFilesAreRefused()
{
    QFETCH(int, place);
    QFETCH(QString, error);
    std::vector<std::uint8_t> bytes = Weights::fallback().packed();
    bytes.at(static_cast<std::size_t>(place)) ^= 2;
    const auto read = Weights::fromBytes(bytes);
    QVERIFY(!read.ok());
    QCOMPARE(QString::fromStdString(read.error().text), error);
}

void TestEvaluation::anyShortenedFileIsRefused()
{
    const std::vector<std::uint8_t> bytes = Weights::fallback().packed();
    for (std::size_t size = 0; size < bytes.size(); size += 1 + size / 8)
        QVERIFY(!Weights::fromBytes(std::span(bytes).first(size)).ok());
}

void TestEvaluation::weightsAreAsLargeAsTheirNumbersAllow()
{
    Weights weights;
    Weights::Phase &phase = weights.phase(7);
    phase.setValue(3, 500);
    phase.setValue(4, -500);
    phase.setValue(ownMobilityOffset + 3, 500);
    QCOMPARE(phase.value(3), 127);
    QCOMPARE(phase.value(4), -127);
    QCOMPARE(phase.value(ownMobilityOffset + 3), 500);

    // The same of a file: the biases, 61 zeros, are followed by a shape's weight in two bytes.
    constexpr PackedKind kind{"TabOthEv", 1, "weights"};
    Weights one;
    one.phase(0).setValue(0, 127);
    const std::vector<std::uint8_t> bytes = one.packed();
    const auto file = openedFile(kind, bytes);
    QVERIFY(file.ok());
    const auto readWith = [&](std::uint8_t low, std::uint8_t high) {
        std::vector<std::uint8_t> rest(file->rest.begin(), file->rest.end());
        rest[2] = low;
        rest[3] = high;
        return Weights::fromBytes(packedFile(kind, file->mark, rest));
    };
    const auto largest = readWith(0xfe, 1);
    QVERIFY(largest.ok());
    QVERIFY(*largest == one);
    QCOMPARE(readWith(0xfd, 1)->phase(0).value(0), -127);
    for (const auto &[low, high] : {std::pair(0x84, 2), std::pair(0xff, 1)}) { // 130, -128
        const auto read = readWith(static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high));
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().text),
                 "the weights are damaged: a number is too large");
    }
}

QTEST_APPLESS_MAIN(TestEvaluation)
#include "tst_evaluator.moc"
