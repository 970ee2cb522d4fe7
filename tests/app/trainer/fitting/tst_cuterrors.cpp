#include "app/trainer/fitting/cuterrors.h"
#include "tests/support/positions.h"

#include <QTest>

using namespace trainer;
using ai::othello::Weights;

/// How far shallow searches lie from deep ones.
class TestCutErrors : public QObject
{
    Q_OBJECT

private slots:
    void cutErrorsNeedPositions();
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

QTEST_APPLESS_MAIN(TestCutErrors)
#include "tst_cuterrors.moc"
