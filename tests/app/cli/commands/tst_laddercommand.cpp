#include "tests/support/qt/cli.h"

#include <QTest>

/// `tabuleiro-cli ladder`: the table of contests.
class TestLadderCommand : public QObject
{
    Q_OBJECT

private slots:
    void ladderIsTheSameOnAnyNumberOfThreads();
    void rungsAreMeasured();
};

void TestLadderCommand::ladderIsTheSameOnAnyNumberOfThreads()
{
    const QStringList options{"ladder", "--games=4", "--nodes=200"};
    const TextOutcome alone = runCli(options + QStringList{"--threads=1"});
    const TextOutcome together = runCli(options + QStringList{"--threads=3"});
    QCOMPARE(together.output, alone.output);
    QCOMPARE(together.errors, QString()); // no progress where nobody watches
    QVERIFY(alone.output.contains("| hard | 0 of 5736 | 0 of 10496 |"));
    QVERIFY(alone.output.contains("| report-medium | 32 of 457 | 0 of 76 |"));
    QVERIFY(alone.output.contains("| report-code | 32 of 717 | 0 of 98 |"));
    QVERIFY(alone.output.contains("| report-text | 6 of 573 | 0 of 94 |"));
    QVERIFY(alone.output.contains("| heuristic-2 | 10 of 621 | 0 of 183 |"));
}

void TestLadderCommand::rungsAreMeasured()
{
    const TextOutcome outcome = runCli({"ladder", "--rungs", "--games=2", "--loss-games=1"});
    QVERIFY(outcome.output.contains("| rung 15 | rung 14 | "));
    QVERIFY(outcome.output.contains("\n| 5 | 73.5 % | ")); // tic-tac-toe, exactly
    QVERIFY(outcome.output.contains(" points from masters"));
    // Two games often have one winner, which has no finite number.
    QVERIFY(outcome.output.contains("| 100.0 % (") && outcome.output.contains(" | - | "));
    QVERIFY(!outcome.output.contains("922337203685477580"));
    const TextOutcome refused = runCli({"ladder", "--rungs", "--nodes=3"});
    QVERIFY(refused.errors.contains("--rungs"));
    QVERIFY(runCli({"ladder", "--loss-games=1"}).errors.contains("expected --rungs"));
}

QTEST_GUILESS_MAIN(TestLadderCommand)
#include "tst_laddercommand.moc"
