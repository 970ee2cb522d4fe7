#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"
#include "app/trainer/fitting/networklearner.h"
#include "tests/support/positions.h"

#include <QTest>

#include <cmath>

using namespace trainer;
using namespace ai::othello;

/// A network while it is fitted.
class TestNetworkLearner : public QObject
{
    Q_OBJECT

private slots:
    void stepsFollowTheGradient();
    void roundingKeepsTheValue();
    void whatASumCannotSayIsLearnt();
};

namespace {

double meanSquare(const NetworkLearner &learner, std::span<const Sample> samples)
{
    double sum = 0;
    for (const Sample &sample : samples) {
        const double error = double(learner.expected(sample.board)) - double(sample.score);
        sum += error * error;
    }
    return sum / static_cast<double>(samples.size());
}

/// Positions whose score is the product of what stands on two corners far apart, which no sum over
/// patterns can be.
std::vector<Sample> cornerProducts(unsigned seed, std::size_t count)
{
    support::RandomOthello positions(seed);
    std::vector<Sample> samples;
    while (samples.size() < count) {
        const Board board = boardOf(positions.withEmpties(14));
        const auto disc = [&board](int square) {
            return static_cast<int>((board.own >> square) & 1)
                   - static_cast<int>((board.other >> square) & 1);
        };
        samples.push_back(
            {board, 6.0f * static_cast<float>(disc(0) * disc(63) + disc(7) * disc(56))});
    }
    return samples;
}

} // namespace

/// A small step on one sample makes its error smaller, from any state.
void TestNetworkLearner::stepsFollowTheGradient()
{
    ai::Random random(5);
    NetworkLearner learner(random);
    for (const Sample &sample : cornerProducts(1, 300)) {
        const std::span<const Sample> one(&sample, 1);
        const Sample moved{sample.board, sample.score + 9};
        const double before = meanSquare(learner, std::span(&moved, 1));
        learner.learn(std::span(&moved, 1), [](std::size_t) { return 0.05f; });
        QVERIFY(meanSquare(learner, std::span(&moved, 1)) < before);
        learner.learn(one, [](std::size_t) { return 1.0f; });
    }
}

void TestNetworkLearner::roundingKeepsTheValue()
{
    ai::Random random(6);
    NetworkLearner learner(random);
    learner.learn(cornerProducts(2, 3'000), [](std::size_t) { return 1.0f; });
    const Network network = learner.rounded();
    double squares = 0;
    constexpr int count = 500;
    for (const Sample &sample : cornerProducts(3, count)) {
        const int units = networkUnits<PortableKernel>(
            network, featuresOf(sample.board), sample.board,
            PortableKernel::moves(sample.board.own, sample.board.other));
        const double miss = static_cast<double>(units) / Weights::unitsPerDisc
                            - double(learner.expected(sample.board));
        squares += miss * miss;
    }
    QVERIFY(std::sqrt(squares / count) < 0.4);
}

void TestNetworkLearner::whatASumCannotSayIsLearnt()
{
    ai::Random random(7);
    NetworkLearner learner(random);
    const std::vector<Sample> unseen = cornerProducts(4, 2'000);
    double squares = 0;
    for (const Sample &sample : unseen)
        squares += double(sample.score) * double(sample.score);
    squares /= static_cast<double>(unseen.size());
    for (unsigned pass = 0; pass < 4; ++pass)
        learner.learn(cornerProducts(10 + pass, 10'000), [](std::size_t) { return 1.0f; });
    QVERIFY(meanSquare(learner, unseen) < 0.6 * squares);
}

QTEST_APPLESS_MAIN(TestNetworkLearner)
#include "tst_networklearner.moc"
