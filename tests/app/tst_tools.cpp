#include "app/cli/files.h"
#include "tests/app/process.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <sys/stat.h>

/// The command line's tools as a shell uses them: files and streams of every kind, and Ctrl-C.
class TestTools : public QObject
{
    Q_OBJECT

private slots:
    void filesAreReadAndWritten();
    void whatIsNoFileIsTold();
    void pipesAndLinksStay();
    void positionsComeFromTheStandardInput();
    void lostOutputIsAnError_data();
    void lostOutputIsAnError();
    void interruptTellsWhatIsKnown_data();
    void interruptTellsWhatIsKnown();
};

namespace {

constexpr int longEnough = 60'000;

} // namespace

void TestTools::filesAreReadAndWritten()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("file").toStdString();
    QVERIFY(!cli::checkWritable(path));
    QVERIFY(!std::filesystem::exists(path));
    for (const std::string &text :
         {std::string("first\n"), std::string(200'000, 'x'), std::string()}) {
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

void TestTools::pipesAndLinksStay()
{
    const QTemporaryDir folder;
    const std::string pipe = folder.filePath("pipe").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    std::fstream reader(pipe); // both ways, so that opening it waits for nobody
    QVERIFY(reader.is_open());
    QVERIFY(!cli::checkWritable(pipe));
    QVERIFY(!cli::writeText(pipe, "text\n"));
    QVERIFY(std::filesystem::is_fifo(pipe));
    std::string line;
    QVERIFY(std::getline(reader, line));
    QCOMPARE(line, std::string("text"));

    const std::string link = folder.filePath("link").toStdString();
    const std::string file = folder.filePath("file").toStdString();
    QVERIFY(!cli::writeText(file, "old"));
    std::filesystem::create_symlink("file", link);
    QVERIFY(!cli::writeText(link, "new"));
    QVERIFY(std::filesystem::is_symlink(link));
    QCOMPARE(*cli::readText(file), std::string("new"));
}

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
