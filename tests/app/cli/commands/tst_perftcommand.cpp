#include "tests/support/qt/cli.h"

#include <QRegularExpression>
#include <QTest>

/// `tabuleiro-cli perft`: the published counts of Othello's move sequences, and Ctrl-C.
class TestPerftCommand : public QObject
{
    Q_OBJECT

private slots:
    void perftCountsArePublishedOnes();
    void interruptLeavesTheCountsSoFar();
};

void TestPerftCommand::perftCountsArePublishedOnes()
{
    const QRegularExpression last("^ +8 +390216 ", QRegularExpression::MultilineOption);
    for (const QStringList &options : {QStringList{"8"}, QStringList{"--hash", "8"}}) {
        const TextOutcome outcome = runCli(QStringList{"perft"} + options);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, QString());
        QVERIFY2(outcome.output.contains(last), qPrintable(outcome.output));
    }
}

void TestPerftCommand::interruptLeavesTheCountsSoFar()
{
    const TextOutcome outcome = interruptedCli("\n    9 ", {"perft", "15"});
    QCOMPARE(outcome.status, 130);
    QCOMPARE(outcome.errors, QString());
    QVERIFY2(outcome.output.contains("stopped: not all"), qPrintable(outcome.output));
}

QTEST_GUILESS_MAIN(TestPerftCommand)
#include "tst_perftcommand.moc"
