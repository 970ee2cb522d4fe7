#include "tests/support/qt/process.h"

#include <QTest>

/// What the text programs share: output that is lost is an error.
class TestProgram : public QObject
{
    Q_OBJECT

private slots:
    void lostOutputIsAnError_data();
    void lostOutputIsAnError();
};

void TestProgram::lostOutputIsAnError_data()
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

void TestProgram::lostOutputIsAnError()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(program, words);
    process.write("f5d6\n");
    process.closeWriteChannel();
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.errors.contains("the output cannot be written"));
}

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
