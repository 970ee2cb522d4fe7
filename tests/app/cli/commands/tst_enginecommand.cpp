#include "tests/support/qt/engine.h"
#include "tests/support/qt/waits.h"

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
    void scriptThatQuitsIsAnsweredInFull();
    void searchEndsWithItsController_data();
    void searchEndsWithItsController();
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
            << QByteArray("--threads: \"0\"; expected a whole number from 1 to 1024");
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
    QTest::newRow("gtp, quick moves") << "gtp" << QByteArray("genmove b\ngenmove w\n");
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

// Who sends everything at once reads the answers, however long they take.
void TestEngineCommand::scriptThatQuitsIsAnsweredInFull()
{
    const Outcome outcome =
        run(TABULEIRO_CLI, {"engine", "--seconds=0.6"}, "1 genmove b\n2 genmove w\n3 quit\n");
    QCOMPARE(outcome.status, 0);
    const QList<QByteArray> lines = outcome.output.split('\n');
    QCOMPARE(lines.size(), 7);
    QVERIFY2(lines[0].startsWith("=1 "), outcome.output);
    QVERIFY2(lines[2].startsWith("=2 "), outcome.output);
    QCOMPARE(lines[4], QByteArray("=3"));
}

void TestEngineCommand::searchEndsWithItsController_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("firstLine");
    // Searches of hours.
    QTest::newRow("gtp") << QStringList{"--seconds=36000"} << QByteArray("name\ngenmove b\n")
                         << QByteArray("= Tabuleiro");
    QTest::newRow("gtp, values") << QStringList{"--seconds=36000"}
                                 << QByteArray("name\ntabuleiro-move_values 60\n")
                                 << QByteArray("= Tabuleiro");
    QTest::newRow("nboard") << QStringList{"--protocol=nboard", "--depth=60"} << QByteArray("go\n")
                            << QByteArray("status thinking");
    QTest::newRow("cassio") << QStringList{"--protocol=cassio"}
                            << "\nENGINE-PROTOCOL endgame-search " + startText + "X -64 64 100\n"
                            << QByteArray("ready.");
}

void TestEngineCommand::searchEndsWithItsController()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, firstLine);
    enum class Gone { Input, Interrupt, Output };
    const QStringList arguments = QStringList{"engine", "--table-mb=16"} + options;
    for (const Gone gone : {Gone::Input, Gone::Interrupt, Gone::Output}) {
        QProcess engine;
        if (gone == Gone::Output) // whose reader ends after a line
            engine.start("/bin/sh",
                         QStringList{"-c", "\"$@\" | head -n 1", "sh", TABULEIRO_CLI} + arguments);
        else
            engine.start(TABULEIRO_CLI, arguments);
        engine.write(input);
        while (!engine.canReadLine() && engine.waitForReadyRead(support::maxWait)) {
        }
        QCOMPARE(engine.readLine().trimmed(), firstLine);
        if (gone == Gone::Input)
            engine.closeWriteChannel();
        else if (gone == Gone::Interrupt)
            interrupt(engine);
        QVERIFY2(engine.waitForFinished(support::maxWait), qPrintable(QString::number(int(gone))));
        QCOMPARE(engine.exitStatus(), QProcess::NormalExit);
        QCOMPARE(engine.exitCode(), gone == Gone::Interrupt ? 130 : 0);
    }
}

QTEST_GUILESS_MAIN(TestEngineCommand)
#include "tst_enginecommand.moc"
