#include "app/trainer/fitting/train.h"
#include "tests/support/samples.h"
#include "tests/support/selfplay.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace trainer;
using ai::othello::Weights;

/// All phases fitted to a set of games.
class TestTrain : public QObject
{
    Q_OBJECT

private slots:
    void fitLearnsAndIsRepeatable();
};

void TestTrain::fitLearnsAndIsRepeatable()
{
    const QTemporaryDir folder;
    const auto dataset = support::smallDataset(folder.path().toStdString());
    QVERIFY(dataset);
    QCOMPARE(dataset->games, std::size_t(support::sanitizerFactor > 1 ? 200 : 800));
    TrainSettings training;
    std::vector<PhaseReport> reports;
    const Weights once =
        train(*dataset, training, [&](const PhaseReport &report) { reports.push_back(report); });
    training.threads = 2;
    const Weights again = train(*dataset, training, [](const PhaseReport &) {});
    QVERIFY(once.packed() == again.packed());
    // The scores' own deviation is what a constant would leave; the fit must know more, unseen.
    for (const PhaseReport &report : reports) {
        if (report.phase == 0 || report.phase > 3)
            continue;
        double squares = 0;
        double count = 0;
        for (std::size_t empties = report.phase * 2; empties < report.phase * 2 + 2; ++empties) {
            for (const Sample &sample : dataset->heldOut[empties]) {
                squares += double(sample.score) * double(sample.score);
                ++count;
            }
        }
        QVERIFY(report.heldOut < 0.8 * std::sqrt(squares / count));
    }
}

QTEST_APPLESS_MAIN(TestTrain)
#include "tst_train.moc"
