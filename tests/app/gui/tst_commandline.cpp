#include "tests/support/qt/waits.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iterator>

#include <sys/resource.h>
#include <sys/stat.h>

/// What the window's program says to its command line before it opens anything.
class TestCommandLine : public QObject
{
    Q_OBJECT

private slots:
    void wrongArgumentsAreExplained_data();
    void wrongArgumentsAreExplained();
    void wrongArgumentsChangeNoSetting();
    void helpAndVersionNeedNoDisplay_data();
    void helpAndVersionNeedNoDisplay();
    void helpIsInOneLanguage();
    void theLabNeedsNoFile();
    void aFileIsOpenedAndTheProgramGoesOn();
    void aSecondStartWithAFileHasItsOwnWindow();
    void aLimitOfFileSizesEndsNothing();
    void aHomeThatIsNotUtf8KeepsItsGames();
    void aStateFolderThatIsNotUtf8IsMade();
};

namespace {

struct Run
{
    int status = -1;
    QString output;
    QString errors;
};

void prepare(QProcess &program, const QString &home, const QString &platform)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", platform);
    environment.insert("XDG_STATE_HOME", home);
    environment.insert("XDG_CONFIG_HOME", home);
    program.setProcessEnvironment(environment);
}

Run run(const QStringList &arguments, const QString &home, const QString &platform = "offscreen")
{
    QProcess program;
    prepare(program, home, platform);
    program.start(TABULEIRO_GUI, arguments);
    if (!program.waitForFinished(20000))
        program.kill();
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

/// The current games of all programs that have run in the home folder.
QStringList journals(const QString &home)
{
    return QDir(home + "/tabuleiro/games").entryList({"*.journal"}, QDir::Files);
}

} // namespace

void TestCommandLine::wrongArgumentsAreExplained_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such file") << QStringList{"/nowhere/game.ggf"}
                                  << "/nowhere/game.ggf: there is no such file";
    QTest::newRow("no such lesson")
        << QStringList{"--lab", "/nowhere/a.lesson"} << "/nowhere/a.lesson: there is no such file";
    QTest::newRow("two files") << QStringList{"/tmp", "/"} << "unexpected argument \"/\"";
    QTest::newRow("no such game") << QStringList{"--game", "chess"} << "expected othello";
    QTest::newRow("no such language")
        << QStringList{"--language", "xx"} << "expected one of: en, es";
    QTest::newRow("in a language")
        << QStringList{"--language", "es", "--game", "chess"} << "se esperaba othello";
    QTest::newRow("in another") << QStringList{"--language=pt_BR", "/tmp", "/"}
                                << "argumento inesperado \"/\"";
    QTest::newRow("an option of exports")
        << QStringList{"--key", "none"} << "--key without --make; expected --make worksheet";
    QTest::newRow("a folder as a lesson")
        << QStringList{"--lab", "/tmp"} << "\"/tmp\" is not a file";
    QTest::newRow("a count without random trees")
        << QStringList{"--make=page", "--count=3", "/tmp"} << "--count without --random";
    QTest::newRow("a page has no key") << QStringList{"--make=page", "--random=1", "--key=none"}
                                       << "--key without --make worksheet";
    QTest::newRow("a page is no GIFT")
        << QStringList{"--make=page", "--random=1", "--gift"} << "--gift without --make questions";
    QTest::newRow("a value like an option")
        << QStringList{"--language", "-v"} << "--language: \"-v\"; expected one of";
    QTest::newRow("another") << QStringList{"--game", "--help"} << "expected othello";
    QTest::newRow("no such option") << QStringList{"--fast"} << "fast";
}

void TestCommandLine::wrongArgumentsAreExplained()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const QTemporaryDir home;
    const Run ended = run(arguments, home.path());
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.errors.contains(said), qPrintable(ended.errors));
}

void TestCommandLine::wrongArgumentsChangeNoSetting()
{
    const QTemporaryDir home;
    const QString settings = home.filePath("tabuleiro/tabuleiro.ini");
    const QStringList choices{"--game", "nim", "--level", "hard"};
    QCOMPARE(run(choices + QStringList{"--lab", "/nowhere"}, home.path()).status, 2);
    QCOMPARE(run({"--game", "nim", "--level", "expert"}, home.path()).status, 2);
    QVERIFY(!QFile::exists(settings));
    QProcess program;
    prepare(program, home.path(), "offscreen");
    program.start(TABULEIRO_GUI, choices);
    QTRY_VERIFY(QFile::exists(settings)); // where all of them are right
    program.kill();
    QVERIFY(program.waitForFinished());
}

/// What follows --lab is not its value.
void TestCommandLine::theLabNeedsNoFile()
{
    const QTemporaryDir home;
    const Run ended = run({"--lab", "--version"}, home.path());
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.output.contains("tabuleiro"), qPrintable(ended.output));
}

void TestCommandLine::helpAndVersionNeedNoDisplay_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("said");
    QTest::newRow("help") << "--help"
                          << "[FILE]";
    QTest::newRow("version") << "--version"
                             << "tabuleiro";
}

void TestCommandLine::helpAndVersionNeedNoDisplay()
{
    QFETCH(QString, option);
    QFETCH(QString, said);
    const QTemporaryDir home;
    const Run ended = run({option}, home.path(), "none");
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.output.contains(said), qPrintable(ended.output));
}

void TestCommandLine::helpIsInOneLanguage()
{
    const QTemporaryDir home;
    for (const QString language : {"es", "pt_BR"}) {
        const Run ended = run({"--help", "--language", language}, home.path(), "none");
        QCOMPARE(ended.status, 0);
        QVERIFY2(!ended.output.contains("Displays"), qPrintable(ended.output)); // Qt's own text
        QVERIFY2(!ended.output.contains("Lists the options"), qPrintable(ended.output));
    }
}

/// What it shows then is in tst_gamefiles.
void TestCommandLine::aFileIsOpenedAndTheProgramGoesOn()
{
    const QTemporaryDir home;
    QFile file(home.path() + "/-v"); // named like an option
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("f5 d6") == 5);
    file.close();
    QProcess program;
    prepare(program, home.path(), "offscreen");
    program.setWorkingDirectory(home.path());
    program.start(TABULEIRO_GUI, {"--", "-v"});
    QVERIFY(program.waitForStarted());
    QTRY_COMPARE(journals(home.path()).size(), 1);
    QCOMPARE(program.state(), QProcess::Running);
    program.terminate();
    QVERIFY(program.waitForFinished(5000));
}

/// It neither hands the file to the first and ends, nor disturbs the game there.
void TestCommandLine::aSecondStartWithAFileHasItsOwnWindow()
{
    const QTemporaryDir home;
    QFile file(home.path() + "/short.tabuleiro");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Tabuleiro game 1\ngame: othello\nmoves: f5 d6 c3\n");
    file.close();
    QProcess first;
    prepare(first, home.path(), "offscreen");
    first.start(TABULEIRO_GUI, {"--demo", "--game", "othello"});
    QByteArray moves;
    QVERIFY(first.waitForReadyRead(20000));
    moves += first.readAllStandardOutput();
    QProcess second;
    prepare(second, home.path(), "offscreen");
    second.start(TABULEIRO_GUI, {file.fileName()});
    QVERIFY(second.waitForStarted());
    QTRY_COMPARE(journals(home.path()).size(), 2); // the file's game, too
    for (const auto before = moves.count('\n'); moves.count('\n') < before + 3;
         moves += first.readAllStandardOutput())
        QVERIFY(first.waitForReadyRead(20000));
    QCOMPARE(second.state(), QProcess::Running);
    for (QProcess *program : {&first, &second}) {
        program->terminate();
        QVERIFY(program->waitForFinished(5000));
    }
}

// Nothing can be saved, and the game goes on.
void TestCommandLine::aLimitOfFileSizesEndsNothing()
{
    const QTemporaryDir home;
    QProcess program;
    prepare(program, home.path(), "offscreen");
    program.setChildProcessModifier([] {
        const rlimit limit{64, 64};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    });
    program.start(TABULEIRO_GUI, {"--demo", "--game", "nim"});
    QByteArray moves;
    while (moves.count('\n') < 3 && program.waitForReadyRead(support::maxWait))
        moves += program.readAllStandardOutput();
    QVERIFY2(moves.count('\n') >= 3, program.readAllStandardError());
    QCOMPARE(program.state(), QProcess::Running);
    program.kill();
    QVERIFY(program.waitForFinished());
}

void TestCommandLine::aHomeThatIsNotUtf8KeepsItsGames()
{
    const QTemporaryDir folder;
    const std::string home = folder.path().toStdString() + "/caf\xe9";
    if (::mkdir(home.c_str(), 0700) != 0)
        QSKIP("the file system has no such names");
    QProcess program;
    // No text of Qt's can hold the name.
    program.setChildProcessModifier([&home] {
        for (const char *other : {"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            ::unsetenv(other);
        ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
        ::setenv("HOME", home.c_str(), 1);
    });
    program.start(TABULEIRO_GUI, {"--demo", "--game", "nim"});
    QVERIFY2(program.waitForReadyRead(support::maxWait), program.readAllStandardError());
    program.kill();
    QVERIFY(program.waitForFinished());
    using Entries = std::filesystem::directory_iterator;
    const std::filesystem::path games = home + "/.local/state/tabuleiro/games";
    QVERIFY(std::filesystem::is_directory(games));
    QVERIFY(std::any_of(Entries(games), Entries(),
                        [](const auto &entry) { return entry.path().extension() == ".journal"; }));
    // And no other home was made beside it.
    QCOMPARE(std::distance(Entries(folder.path().toStdString()), Entries()), 1);
}

/// A folder that XDG_STATE_HOME names need not be there.
void TestCommandLine::aStateFolderThatIsNotUtf8IsMade()
{
    const QTemporaryDir folder;
    const std::string parent = folder.path().toStdString() + "/state";
    const std::string state = parent + "/caf\xe9";
    if (::mkdir(parent.c_str(), 0700) != 0 || ::mkdir(state.c_str(), 0700) != 0)
        QSKIP("the file system has no such names");
    QCOMPARE(::rmdir(state.c_str()), 0);
    const std::string home = folder.path().toStdString();
    QProcess program;
    program.setChildProcessModifier([&home, &state] {
        ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
        ::setenv("HOME", home.c_str(), 1);
        ::setenv("XDG_CONFIG_HOME", home.c_str(), 1);
        ::setenv("XDG_STATE_HOME", state.c_str(), 1);
    });
    program.start(TABULEIRO_GUI, {"--demo", "--game", "nim"});
    QVERIFY2(program.waitForReadyRead(support::maxWait), program.readAllStandardError());
    program.kill();
    QVERIFY(program.waitForFinished());
    QVERIFY(std::filesystem::is_directory(state + "/tabuleiro/games"));
    using Entries = std::filesystem::directory_iterator;
    QCOMPARE(std::distance(Entries(parent), Entries()), 1); // and no other beside it
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
