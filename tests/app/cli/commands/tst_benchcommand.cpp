#include "tests/support/qt/cli.h"
#include "tests/support/qt/files.h"

#include <QTemporaryDir>
#include <QTest>

/// `tabuleiro-cli bench`: its signature, positions of one's own, and Ctrl-C.
class TestBenchCommand : public QObject
{
    Q_OBJECT

private slots:
    void benchHasItsSignature();
    void benchTakesPositions();
    void benchComparesWithExactValues();
    void interruptNamesThePosition();
};

void TestBenchCommand::benchHasItsSignature()
{
    const QString signature =
        QString::fromUtf8(bytesOf(TABULEIRO_TEST_DATA "/othello-bench.txt")).section('\n', 2, 2);
    const TextOutcome outcome = runCli({"bench"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(signature.startsWith("nodes "));
    QVERIFY2(outcome.output.contains('\n' + signature + '\n'), qPrintable(outcome.output));
}

void TestBenchCommand::benchTakesPositions()
{
    // The same position by its moves and as a board.
    const TextOutcome outcome =
        runCli({"bench", "--depth=6", "f5d6",
                "-------------------O-------OO------XXX-------------------------- X"});
    const QStringList lines = outcome.output.split('\n');
    QVERIFY2(outcome.status == 0 && lines.size() >= 5, qPrintable(outcome.output));
    QVERIFY(lines[0].startsWith("---------------------------"));
    QCOMPARE(lines[2].section(' ', 0, 0), QString("nodes"));
    const TextOutcome wrong = runCli({"bench", "f5f5"});
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.errors.contains("f5f5"), qPrintable(wrong.errors));
    QCOMPARE(wrong.errors.count('\n'), 1);
}

void TestBenchCommand::benchComparesWithExactValues()
{
    const QTemporaryDir folder;
    const QString gauge = folder.filePath("gauge.obf");
    const QString board = "-XXXXXXX-OOXXOXXXXOXXXOXXXOOOXOXXXXOOXXXXXXXXXXXXOOOOOX-OXXXXX-- O";
    const TextOutcome values = runCli({"analyze", "--depth=60"}, board.toUtf8());
    QVERIFY2(values.output.contains("% exact"), qPrintable(values.output));
    QVERIFY(writeBytes(gauge, values.output.toUtf8() + values.output.toUtf8()));
    const TextOutcome outcome = runCli({"bench", "--depth=6", "--gauge", gauge});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.errors));
    const QStringList lines = outcome.output.split('\n');
    QVERIFY2(lines[0].startsWith(board) && lines[0].endsWith("   0"), qPrintable(lines[0]));
    QVERIFY2(outcome.output.contains(
                 "\nall                 2   100.00 +- 0.00     0.00 +- 0.00     0.00 +- 0.00"),
             qPrintable(outcome.output));

    const TextOutcome both = runCli({"bench", "--gauge", gauge, "f5d6"});
    QCOMPARE(both.status, 2);
    QVERIFY2(both.errors.contains("--gauge has the positions"), qPrintable(both.errors));
    QVERIFY(writeBytes(gauge, board.toUtf8() + "; h8:+2;\n"));
    const TextOutcome wrong = runCli({"bench", "--gauge", gauge});
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.errors.contains("has no value for"), qPrintable(wrong.errors));
}

void TestBenchCommand::interruptNamesThePosition()
{
    // A position that is searched at once, and so many that take a second each.
    QStringList words{"bench", "--depth=30", QString(60, 'O') + "XO-- X"};
    for (int i = 0; i < 300; ++i)
        words += "f5d6c3d3c4f4f6f3";
    const TextOutcome outcome = interruptedCli("\n", words);
    QCOMPARE(outcome.status, 130);
    QCOMPARE(outcome.errors, QString());
    QVERIFY2(outcome.output.contains("stopped at position "), qPrintable(outcome.output));
}

QTEST_GUILESS_MAIN(TestBenchCommand)
#include "tst_benchcommand.moc"
