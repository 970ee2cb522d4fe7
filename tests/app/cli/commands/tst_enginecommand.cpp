#include "tests/support/qt/engine.h"

#include <QTest>

/// `tabuleiro-cli engine` in every protocol: its options, and the end of its input.
class TestEngineCommand : public QObject
{
    Q_OBJECT

private slots:
    void wrongOptionsAreRefused_data();
    void wrongOptionsAreRefused();
    void endOfInputEndsASearch_data();
    void endOfInputEndsASearch();
};

void TestEngineCommand::wrongOptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("protocol") << QStringList{"engine", "--protocol=uci"}
                              << QByteArray("expected gtp, nboard or cassio");
    QTest::newRow("time of another protocol")
        << QStringList{"engine", "--protocol=nboard", "--seconds=2"}
        << QByteArray("--seconds is for gtp");
    QTest::newRow("depth of another protocol")
        << QStringList{"engine", "--protocol=cassio", "--depth=2"}
        << QByteArray("--depth is for gtp and nboard");
    for (const char *command : {"solve", "analyze", "engine"}) {
        const QStringList with{command};
        const QString board =
            command == QByteArray("solve") ? QString(startText + " X") : QString();
        const QStringList rest = board.isEmpty() ? QStringList() : QStringList{board};
        QTest::addRow("%s threads", command)
            << with + QStringList{"--threads=0"} + rest
            << QByteArray("--threads: \"0\"; expected a whole number from 1 to 256");
        QTest::addRow("%s table", command)
            << with + QStringList{"--table-mb=much"} + rest
            << QByteArray("--table-mb: \"much\"; expected a whole number from 1 to 65536");
    }
}

void TestEngineCommand::wrongOptionsAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = run(TABULEIRO_CLI, arguments, {});
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.contains(message), outcome.errors);
}

void TestEngineCommand::endOfInputEndsASearch_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("gtp") << "gtp" << QByteArray("tabuleiro-analyze\n");
    QTest::newRow("nboard") << "nboard" << QByteArray("set depth 50\ngo\n");
    QTest::newRow("cassio") << "cassio"
                            << "ENGINE-PROTOCOL endgame-search " + startText + "X -64 64 100\n";
}

void TestEngineCommand::endOfInputEndsASearch()
{
    QFETCH(QString, protocol);
    QFETCH(QByteArray, input);
    const Outcome outcome = speak(protocol, input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QByteArray());
}

QTEST_GUILESS_MAIN(TestEngineCommand)
#include "tst_enginecommand.moc"
