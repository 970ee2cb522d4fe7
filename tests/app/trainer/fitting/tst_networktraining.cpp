#include "app/trainer/fitting/networktraining.h"
#include "tests/support/selfplay.h"

#include <QTemporaryDir>
#include <QTest>

using namespace trainer;
using ai::othello::Network;
using ai::othello::Weights;

/// A network fitted to a set of games.
class TestNetworkTraining : public QObject
{
    Q_OBJECT

private slots:
    void trainingLearnsAndIsRepeatable();
};

void TestNetworkTraining::trainingLearnsAndIsRepeatable()
{
    const QTemporaryDir folder;
    const auto dataset = support::smallDataset(folder.path().toStdString());
    QVERIFY(dataset);
    std::vector<EpochReport> reports;
    const NetworkSettings training{2, 3};
    const Network once =
        trainNetwork(Weights::fallback(), *dataset, training,
                     [&](const EpochReport &report) { reports.push_back(report); });
    QVERIFY(once == trainNetwork(Weights::fallback(), *dataset, training, {}));
    QVERIFY(!(once == trainNetwork(Weights::fallback(), *dataset, {2, 4}, {})));

    std::size_t fitted = 0;
    for (const std::vector<Sample> &samples : dataset->fitted)
        fitted += samples.size();
    QCOMPARE(reports.size(), std::size_t(2));
    QCOMPARE(reports[1].epoch, 2);
    QCOMPARE(reports[1].positions, fitted);
    // Games that it never saw: the corners alone say much less.
    QVERIFY(reports[1].heldOut < 0.9 * reports[1].unaided);
    QVERIFY(reports[1].fitted < reports[0].fitted);
}

QTEST_APPLESS_MAIN(TestNetworkTraining)
#include "tst_networktraining.moc"
