#include "app/cli/files.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <signal.h>

/// The command line's tools as a shell uses them: files and streams of every kind, and Ctrl-C.
class TestTools : public QObject
{
    Q_OBJECT

private slots:
    void filesAreReadAndWritten();
    void whatIsNoFileIsTold();
    void devicesStayDevices();
    void positionsComeFromTheStandardInput();
    void lostOutputIsAnError_data();
    void lostOutputIsAnError();
    void interruptTellsWhatIsKnown_data();
    void interruptTellsWhatIsKnown();
    void interruptEndsAnalysisOfManyLines();
};

namespace {

constexpr int longEnough = 60'000;

/// Presses Ctrl-C.
void interrupt(const QProcess &process)
{
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
}

} // namespace

void TestTools::filesAreReadAndWritten()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("file").toStdString();
    QVERIFY(!cli::checkWritable(path));
    QVERIFY(!std::filesystem::exists(path));
    for (const std::string &text : {std::string("first\n"), std::string(200'000, 'x'), std::string()}) {
        QVERIFY(!cli::writeText(path, text));
        QVERIFY(!cli::checkWritable(path));
        QCOMPARE(*cli::readText(path), text);
        QCOMPARE(cli::readBytes(path)->size(), text.size());
    }
    // Nothing else is left in the folder.
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"file"});
}

void TestTools::whatIsNoFileIsTold()
{
    const QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    QCOMPARE(cli::readText(path).error(), path + ": is a folder; expected a file");
    QCOMPARE(cli::readBytes(path + "/none").error(), path + "/none: cannot be read");
    for (const std::string &wrong : {path, path + "/none/file"}) {
        QCOMPARE(cli::checkWritable(wrong)->message, wrong + ": cannot be written");
        QCOMPARE(cli::writeText(wrong, "text")->message, wrong + ": cannot be written");
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
}

void TestTools::devicesStayDevices()
{
    QVERIFY(!cli::writeText("/dev/null", "text"));
    QVERIFY(std::filesystem::is_character_file("/dev/null"));
    QCOMPARE(cli::writeText("/dev/full", "text")->message, std::string("/dev/full: cannot be written"));
    QVERIFY(std::filesystem::is_character_file("/dev/full"));
}

void TestTools::positionsComeFromTheStandardInput()
{
    QProcess process;
    process.start(TABULEIRO_CLI, {"solve", "-"});
    process.write("# a comment\n" + QByteArray(60, 'O') + "XO-- X\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(longEnough));
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(process.readAllStandardOutput().contains("#1"));
}

void TestTools::lostOutputIsAnError_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("perft") << QStringList{"perft", "3"};
    QTest::newRow("bench") << QStringList{"bench", "--depth=2"};
    QTest::newRow("analyze") << QStringList{"analyze", "--depth=2"};
    QTest::newRow("help") << QStringList{"--help"};
}

void TestTools::lostOutputIsAnError()
{
    QFETCH(QStringList, words);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(TABULEIRO_CLI, words);
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
    QTest::newRow("bench") << QStringList{"bench", "--depth=30", "f5d6c3d3c4f4"} << QByteArray()
                           << QByteArray("stopped at position 1\nnodes ");
    QTest::newRow("solve") << QStringList{"solve", QString(27, '-') + "OX------XO" + QString(27, '-') + " X"}
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
    if (begun.isEmpty())
        QTest::qWait(500); // nothing tells from outside that it searches
    interrupt(process);
    QVERIFY(process.waitForFinished(longEnough));
    output += process.readAllStandardOutput();
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY2(output.contains(known), output);
}

void TestTools::interruptEndsAnalysisOfManyLines()
{
    // So many that all of them would take minutes.
    constexpr int lines = 300'000;
    const QTemporaryDir folder;
    const QString path = folder.filePath("lines");
    QVERIFY(!cli::writeText(path.toStdString(), QByteArray("f5d6\n").repeated(lines).toStdString()));
    QProcess process;
    process.setStandardInputFile(path);
    process.start(TABULEIRO_CLI, {"analyze", "--depth=1", "--threads=2"});
    QVERIFY(process.waitForReadyRead(longEnough));
    interrupt(process);
    QVERIFY(process.waitForFinished(longEnough));
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardOutput().count('\n') < lines);
}

QTEST_GUILESS_MAIN(TestTools)
#include "tst_tools.moc"
