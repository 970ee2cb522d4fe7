#include "tests/support/qt/process.h"

#include <QTemporaryDir>
#include <QTest>

/// The command line's tools as a shell uses them: streams of every kind, and Ctrl-C.
class TestTools : public QObject
{
    Q_OBJECT

private slots:
    void positionsComeFromTheStandardInput();
    void lostOutputIsAnError_data();
    void lostOutputIsAnError();
    void interruptTellsWhatIsKnown_data();
    void interruptTellsWhatIsKnown();
};

namespace {

constexpr int longEnough = 60'000;

} // namespace

void TestTools::positionsComeFromTheStandardInput()
{
    QProcess process;
    process.start(TABULEIRO_CLI, {"solve", "-"});
    process.write("# a comment\n" + QByteArray(60, 'O') + "XO-- X\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(longEnough));
    QCOMPARE(process.exitCode(), 0);
    const QByteArray output = process.readAllStandardOutput().simplified();
    // Black's only move is turned back, and no black disc is left.
    QVERIFY2(output.contains("#1 2 -64 "), output);
    QVERIFY2(output.contains("total"), output);
}

void TestTools::lostOutputIsAnError_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("words");
    const QString cli = TABULEIRO_CLI;
    const QString trainer = TABULEIRO_TRAINER;
    QTest::newRow("perft") << cli << QStringList{"perft", "3"};
    QTest::newRow("bench") << cli << QStringList{"bench", "--depth=2"};
    QTest::newRow("analyze") << cli << QStringList{"analyze", "--depth=2"};
    QTest::newRow("help") << cli << QStringList{"--help"};
    QTest::newRow("trainer's help") << trainer << QStringList{"--help"};
    QTest::newRow("help of a trainer's command") << trainer << QStringList{"fit", "--help"};
}

void TestTools::lostOutputIsAnError()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(program, words);
    process.write("f5d6\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(longEnough));
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("the output cannot be written"));
}

void TestTools::interruptTellsWhatIsKnown_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("begun");
    QTest::addColumn<QByteArray>("known");
    QTest::newRow("perft") << QStringList{"perft", "15"} << QByteArray("\n    9 ")
                           << QByteArray("stopped: not all");
    // A position that is searched at once, and so many that take a second each.
    QStringList positions{"bench", "--depth=30", QString(60, 'O') + "XO-- X"};
    for (int i = 0; i < 300; ++i)
        positions += "f5d6c3d3c4f4f6f3";
    QTest::newRow("bench") << positions << QByteArray("\n") << QByteArray("stopped at position ");
    QTest::newRow("solve") << QStringList{"solve",
                                          QString(27, '-') + "OX------XO" + QString(27, '-') + " X"}
                           << QByteArray("line\n") << QByteArray("?");
}

void TestTools::interruptTellsWhatIsKnown()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, begun);
    QFETCH(QByteArray, known);
    QProcess process;
    process.start(TABULEIRO_CLI, words);
    QVERIFY(process.waitForStarted());
    QByteArray output;
    while (!output.contains(begun)) {
        QVERIFY(process.waitForReadyRead(longEnough));
        output += process.readAllStandardOutput();
    }
    interrupt(process);
    QVERIFY(process.waitForFinished(longEnough));
    output += process.readAllStandardOutput();
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY2(output.contains(known), output);
}

QTEST_GUILESS_MAIN(TestTools)
#include "tst_tools.moc"
