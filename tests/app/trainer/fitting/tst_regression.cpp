#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"
#include "app/trainer/fitting/regression.h"
#include "tests/support/positions.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <random>
#include <vector>

using namespace trainer;
using ai::othello::Weights;

/// The weights of a phase while they are fitted.
class TestRegression : public QObject
{
    Q_OBJECT

private slots:
    void regressionIsTheEvaluation();
    void valuesAreLearned();
};

void TestRegression::regressionIsTheEvaluation()
{
    using namespace ai::othello;
    Weights weights;
    std::mt19937_64 random(1);
    Regression regression;
    support::RandomOthello positions(1);
    const auto nextOfPhase = [&positions] { return boardOf(positions.withEmpties(30)); };
    for (int i = 0; i < 2'000; ++i)
        regression.learn({nextOfPhase(), static_cast<float>(random() % 129) - 64.0f}, 0.5f);
    regression.write(weights, Weights::phaseOf(30));
    regression.writeBiases(weights, 30, 30);
    for (int i = 0; i < 500; ++i) {
        const Board board = nextOfPhase();
        const int units = evaluateUnits<PortableKernel>(weights, board);
        const double discs = static_cast<double>(units) / Weights::unitsPerDisc;
        // Each of the 67 weights is rounded to a unit.
        QVERIFY(std::abs(discs - static_cast<double>(regression.expected(board)))
                <= 67 * 0.5 / Weights::unitsPerDisc + 0.01);
    }
}

/// The discs' number can be said exactly by the patterns: positions that were not learned are
/// valued by it.
void TestRegression::valuesAreLearned()
{
    Regression regression;
    support::RandomOthello positions(2);
    const auto next = [&positions] {
        const ai::othello::Board board = ai::othello::boardOf(positions.withEmpties(30));
        return Sample{board,
                      static_cast<float>(std::popcount(board.own) - std::popcount(board.other))};
    };
    for (int i = 0; i < 5'000; ++i)
        regression.learn(next(), 0.5f);
    std::vector<Sample> held;
    for (int i = 0; i < 500; ++i)
        held.push_back(next());
    Regression untaught;
    const double before = untaught.deviation(held);
    const double after = regression.deviation(held);
    QVERIFY2(after < before / 2, qPrintable(QString("%1 of %2 discs").arg(after).arg(before)));
}

QTEST_APPLESS_MAIN(TestRegression)
#include "tst_regression.moc"
