#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/defaultweights.h"
#include "ai/othello/evaluation/evaluator.h"
#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/othello/search/probcut.h"
#include "tests/support/positions.h"
#include "tests/support/samples.h"
#include "tests/support/weights.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ai::othello;

namespace {

int unitsOf(const Network &network, const Board &board)
{
    return networkUnits<PortableKernel>(network, featuresOf(board), board,
                                        PortableKernel::moves(board.own, board.other));
}

/// As the comment of Network has it, number by number.
int unitsByDefinition(const Network &network, const Board &board)
{
    const Features features = featuresOf(board);
    const Network::Head &head = network.heads[static_cast<std::size_t>(board.empties())];
    std::array<int, Network::lanes> sum{};
    const auto add = [&](const auto &row) {
        for (std::size_t lane = 0; lane < Network::lanes; ++lane)
            sum[lane] += row[lane];
    };
    add(network.bias);
    for (std::size_t i = 0; i < featureCount; ++i) {
        const int index = featureOrigins[i] + features.values[i];
        add(network.rows[static_cast<std::size_t>(index)]);
    }
    add(network.rows[ownMobilityOffset
                     + mobilityConfiguration(PortableKernel::moves(board.own, board.other))]);
    add(network.rows[otherMobilityOffset
                     + mobilityConfiguration(PortableKernel::moves(board.other, board.own))]);

    const auto squared = [](int value) {
        const int clipped = std::clamp(value, 0, 255);
        return clipped * clipped / 256;
    };
    const auto floorOf = [](int value) {
        return static_cast<int>(std::floor(static_cast<double>(value) / 1024));
    };
    int total = head.bias;
    for (std::size_t lane = 0; lane < 31; ++lane)
        total += head.direct[lane] * squared(sum[lane]);
    for (std::size_t neuron = 0; neuron < 8; ++neuron) {
        int hidden = head.hiddenBias[neuron];
        for (std::size_t lane = 0; lane < 31; ++lane)
            hidden += head.hiddenNumber(lane, neuron) * squared(sum[lane]);
        total += head.output[neuron] * squared(floorOf(hidden));
    }
    return sum[31] + floorOf(total + 512);
}

} // namespace

/// The network that corrects the sum of the weights.
class TestNetwork : public QObject
{
    Q_OBJECT

private slots:
    void networkIsItsDefinition();
    void symmetricPositionsAreCorrectedAlike();
    void largestNumbersDoNotOverflow();
    void kernelsCorrectByDefinition_data();
    void kernelsCorrectByDefinition();
    void onlyLeavesNearTheWindowAreCorrected();
    void shortSearchesToTheEndDoWithoutIt();
};

void TestNetwork::networkIsItsDefinition()
{
    const Network network = support::someNetwork();
    support::RandomOthello positions(1);
    const int count = support::samples(5'000, 50'000);
    int corrected = 0;
    for (int i = 0; i < count; ++i) {
        const Board board = boardOf(positions.next());
        QCOMPARE(unitsOf(network, board), unitsByDefinition(network, board));
        QCOMPARE(unitsOf(Network(), board), 0);
        corrected += unitsOf(network, board) != 0 ? 1 : 0;
    }
    QVERIFY(corrected > count / 10 * 9);
}

void TestNetwork::symmetricPositionsAreCorrectedAlike()
{
    const Network network = support::someNetwork();
    support::RandomOthello positions(2);
    for (int i = 0; i < support::samples(2'000, 20'000); ++i) {
        const Board board = boardOf(positions.next());
        for (int symmetry = 1; symmetry < 8; ++symmetry)
            QCOMPARE(unitsOf(network, symmetric(board, symmetry)), unitsOf(network, board));
    }
}

void TestNetwork::largestNumbersDoNotOverflow()
{
    Network network;
    network.bias.fill(Network::maxBias);
    for (Network::Row &row : network.rows)
        row.fill(Network::maxRowNumber);
    for (Network::Head &head : network.heads) {
        for (std::size_t lane = 0; lane < Network::inputs; ++lane) {
            head.direct[lane] = Network::maxHeadNumber;
            for (std::size_t neuron = 0; neuron < Network::hiddenNeurons; ++neuron)
                head.hiddenNumber(lane, neuron) = Network::maxHeadNumber;
        }
        head.hiddenBias.fill(Network::maxHeadBias);
        head.output.fill(Network::maxHeadNumber);
        head.bias = Network::maxHeadBias;
    }
    const Board board = boardOf(core::Othello());
    // 66 rows and the bias; 39 activations of 254, and the bias, in a head.
    const int sum = 66 * 127 + 16383;
    const int total = 39 * 254 * 32767 + 32767 * 256;
    QCOMPARE(unitsOf(network, board), sum + (total + 512) / 1024);
}

namespace {

/// A search thread of each kernel that the processor has.
class KernelThreads
{
public:
    explicit KernelThreads(const Weights &weights)
        : m_table(std::size_t(1) << 16)
        , m_shared(m_table, weights, {}, {})
    {
        for (const Kernel kernel : {Kernel::Portable, Kernel::Avx2, Kernel::Avx512}) {
            if (kernelAvailable(kernel))
                all.push_back(functionsOf(kernel).makeThread(m_shared));
        }
    }

private:
    TranspositionTable m_table;
    SharedSearchState m_shared;

public:
    std::vector<std::unique_ptr<SearchThread>> all;
};

} // namespace

void TestNetwork::kernelsCorrectByDefinition_data()
{
    QTest::addColumn<bool>("largest");
    QTest::newRow("numbers of all sizes") << false;
    QTest::newRow("the largest hidden numbers of either sign") << true;
}

/// A ply deep, with a window that leaves no leaf out.
void TestNetwork::kernelsCorrectByDefinition()
{
    QFETCH(bool, largest);
    Weights weights;
    Network network = support::someNetwork();
    for (Network::Head &head : network.heads) {
        for (std::size_t neuron = 0; largest && neuron < Network::hiddenNeurons; ++neuron) {
            const auto most = [](int sign) { return sign < 0 ? -1 : 1; };
            for (std::size_t lane = 0; lane < Network::inputs; ++lane)
                head.hiddenNumber(lane, neuron) = static_cast<std::int16_t>(
                    Network::maxHeadNumber * most(head.hiddenNumber(lane, neuron)));
            head.hiddenBias[neuron] = Network::maxHeadBias * most(head.hiddenBias[neuron]);
        }
    }
    weights.setNetwork(network);
    const KernelThreads threads(weights);
    support::RandomOthello positions(3);
    for (int i = 0; i < support::samples(2'000, 20'000); ++i) {
        const core::Othello game = positions.next();
        if (game.mustPass() || game.empties() < 4)
            continue;
        int best = -64;
        for (const core::Move move : game.legalMoves()) {
            const Board child = boardOf(core::after(game, move));
            best =
                std::max(best, child.own == 0 ? 64 : -discsOf(unitsByDefinition(network, child)));
        }
        for (const auto &thread : threads.all)
            QCOMPARE(thread->pvSearch(boardOf(game), -64, 64, 1, exactSelectivity), best);
    }
}

namespace {

Board endingWith(int empties)
{
    support::RandomOthello positions(5);
    for (;;) {
        const core::Othello game = positions.next();
        if (game.empties() == empties && !game.mustPass())
            return boardOf(game);
    }
}

} // namespace

/// Every position is worth 20 discs by the weights, and 25 with the network's correction.
void TestNetwork::onlyLeavesNearTheWindowAreCorrected()
{
    Weights weights;
    for (int empties = 0; empties <= 60; ++empties)
        weights.setBias(empties, 20 * Weights::unitsPerDisc);
    Network network;
    for (Network::Head &head : network.heads)
        head.bias = 5 * Weights::unitsPerDisc * Network::headOne;
    weights.setNetwork(network);
    const Board board = boardOf(core::Othello());
    const Board ending = endingWith(18);
    const KernelThreads threads(weights);
    for (const auto &thread : threads.all) {
        QCOMPARE(thread->nullWindowSearch(board, -20, 1, exactSelectivity), -25);
        // A search to the end, which orders its moves without the network, leaves it as it was.
        thread->nullWindowSearch(ending, 0, ending.empties(), exactSelectivity);
        QCOMPARE(thread->nullWindowSearch(board, -20, 1, exactSelectivity), -25);
        // Four discs beside the window are near no more, on either side.
        QCOMPARE(thread->nullWindowSearch(board, -24, 1, exactSelectivity), -25);
        QCOMPARE(thread->nullWindowSearch(board, -25, 1, exactSelectivity), -20);
        QCOMPARE(thread->nullWindowSearch(board, -17, 1, exactSelectivity), -25);
        QCOMPARE(thread->nullWindowSearch(board, -16, 1, exactSelectivity), -20);
        QCOMPARE(thread->nullWindowSearch(board, -40, 1, exactSelectivity), -20);
        QCOMPARE(thread->nullWindowSearch(board, 0, 1, exactSelectivity), -20);
        QCOMPARE(thread->nullWindowSearch(board, 20, 2, exactSelectivity), 25);
        QCOMPARE(thread->nullWindowSearch(board, 0, 2, exactSelectivity), 20);
        QCOMPARE(thread->staticEval(board), 20); // of a node that is not a leaf
    }
}

/// The same positions as a search without a network; longer ones use it in ProbCut's searches.
void TestNetwork::shortSearchesToTheEndDoWithoutIt()
{
    const auto nodes = [](const Weights &weights, const Board &board) {
        KernelThreads threads(weights);
        RootMoves moves;
        for (Mask rest = PortableKernel::moves(board.own, board.other); rest != 0;)
            moves.push_back({popSquare(rest), 0, false});
        const int expected = threads.all.front()->staticEval(board);
        threads.all.front()->searchRoot(board, moves, expected - 1, expected + 1, board.empties(),
                                        0);
        return threads.all.front()->nodes();
    };
    Weights corrected = *Weights::fromBytes(defaultWeights());
    QVERIFY(corrected.network() != nullptr);
    const Board shortEnd = endingWith(20);
    const Board longEnd = endingWith(24);
    const auto shortNodes = nodes(corrected, shortEnd);
    const auto longNodes = nodes(corrected, longEnd);
    corrected.setNetwork(Network());
    QCOMPARE(shortNodes, nodes(corrected, shortEnd));
    QVERIFY(longNodes != nodes(corrected, longEnd));
}

QTEST_APPLESS_MAIN(TestNetwork)
#include "tst_network.moc"
