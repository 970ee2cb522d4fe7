#include "ai/othello/evaluation/defaultweights.h"
#include "ai/othello/search/probcut.h"
#include "app/trainer/data/selfplay.h"
#include "app/trainer/fitting/cuterrors.h"
#include "tests/support/positions.h"

#include <QTest>

#include <cmath>

using namespace trainer;
using ai::othello::Weights;

/// How far shallow searches lie from deep ones.
class TestCutErrors : public QObject
{
    Q_OBJECT

private slots:
    void cutErrorsNeedPositions();
    void marginsAreTheErrorsOfOurWeights();
};

void TestCutErrors::cutErrorsNeedPositions()
{
    // Of no positions nothing is said, of some the error shrinks with the depth of the shallow
    // search.
    QCOMPARE(fitErrors(Weights::fallback(), {}, 10).midgame.cells, std::size_t(0));
    SamplesByEmpties samples;
    support::RandomOthello positions(1);
    for (int i = 0; i < 20'000; ++i) {
        const core::Othello &game = positions.next();
        if (!game.mustPass() && game.empties() <= 13)
            samples[static_cast<std::size_t>(game.empties())].push_back(
                {ai::othello::boardOf(game), 0});
    }
    const ErrorModels models = fitErrors(Weights::fallback(), samples, 1'500);
    QVERIFY(models.midgame.cells > 5 && models.toEnd.cells > 5);
    QVERIFY(models.midgame.perShallowPly < 0);
    QVERIFY(models.toEnd.perShallowPly < 0);
}

/// ProbCut's margins come from the same fit to many games; those of a few that the weights play
/// themselves deviate by less than half, in either direction.
void TestCutErrors::marginsAreTheErrorsOfOurWeights()
{
    const Weights weights = *Weights::fromBytes(ai::othello::defaultWeights());
    SelfPlayer player(weights, {.depth = 2, .exactEmpties = 8, .minRandom = 8, .maxRandom = 20});
    ai::Random random(1);
    SamplesByEmpties samples;
    for (int i = 0; i < 200; ++i) {
        const auto replay = replayGame(player.game(random));
        QVERIFY(replay.ok());
        for (const auto &step : replay->steps) {
            if (step.ply.source != MoveSource::Random)
                samples[static_cast<std::size_t>(step.board.empties())].push_back({step.board, 0});
        }
    }
    const ErrorModels models = fitErrors(weights, samples, 800);
    const auto deviation = [](const ErrorModel &model, int empties, int depth, int shallowDepth) {
        return std::exp(model.constant + model.perEmpty * empties + model.perDepth * depth
                        + model.perShallowPly * shallowDepth);
    };
    constexpr int level = 4; // the widest margins, which rounding changes least
    const double deviations = ai::othello::selectivityLevels[level].deviations;
    for (const auto &[empties, depth, shallow] :
         {std::array{20, 6, 2}, std::array{30, 8, 4}, std::array{40, 10, 4}}) {
        const double ratio = ai::othello::probCutMargin(empties, depth, shallow, level)
                             / (deviations * deviation(models.midgame, empties, depth, shallow));
        qInfo("%d empty, depth %d from %d: %.2f", empties, depth, shallow, ratio);
        QVERIFY(ratio > 2.0 / 3 && ratio < 1.5);
    }
    for (const auto &[empties, shallow] : {std::array{12, 2}, std::array{16, 6}}) {
        const double ratio = ai::othello::probCutMargin(empties, empties, shallow, level)
                             / (deviations * deviation(models.toEnd, empties, empties, shallow));
        qInfo("%d to the end from %d: %.2f", empties, shallow, ratio);
        QVERIFY(ratio > 2.0 / 3 && ratio < 1.5);
    }
}

QTEST_APPLESS_MAIN(TestCutErrors)
#include "tst_cuterrors.moc"
