#include "tests/support/qt/matchtest.h"
#include "tests/support/qt/rhino.h"
#include "tests/support/qt/waits.h"

#include <QRegularExpression>

/// Other programs in a match: stand-ins that behave in every wrong way, and a real engine.
class TestProgramPlayer : public QObject
{
    Q_OBJECT

private slots:
    void standInsPlayWholeGames_data();
    void standInsPlayWholeGames();
    void misbehaviourLosesTheGame_data();
    void misbehaviourLosesTheGame();
    void slowEngineLosesOnItsClock();
    void engineThatCannotStartEndsTheMatch_data();
    void engineThatCannotStartEndsTheMatch();
    void interruptLeavesNothingBehind();
    void killedMatchLeavesNothingBehind();
    void noShellReadsACommand();
    void rhinoPlays();
};

namespace {

QString standIn(const QString &protocol, const QString &manner, const QString &settings = {})
{
    return protocol + settings + ":\"" TABULEIRO_STANDIN "\" " + protocol + " \"" + manner + '"';
}

/// Whether a process is gone, or is no more than an entry that nobody has waited for.
bool hasEnded(pid_t id)
{
    const QStringList lines = linesOf(QString("/proc/%1/stat").arg(id));
    return lines.isEmpty() || lines.first().section(") ", -1).startsWith('Z');
}

} // namespace

void TestProgramPlayer::standInsPlayWholeGames_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QString>("manner");
    for (const char *protocol : {"gtp", "nboard"}) {
        for (const char *manner : {"fine", "chatty"})
            QTest::addRow("%s, %s", protocol, manner) << protocol << manner;
    }
}

void TestProgramPlayer::standInsPlayWholeGames()
{
    QFETCH(QString, protocol);
    QFETCH(QString, manner);
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    const TextOutcome outcome =
        runMatch(fromOpenings({standIn(protocol, manner, ",name=stand-in"), "random", "--games",
                               "4", "--seed", "5", "--ggf", path}));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(linesOf(path).size(), 4);
    for (const QString &line : linesOf(path))
        QVERIFY2(replayed(line).failure.isEmpty(), qPrintable(line));
}

void TestProgramPlayer::misbehaviourLosesTheGame_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QString>("manner");
    QTest::addColumn<QString>("reported");
    QTest::addColumn<QString>("flag");
    const QString late = "did not answer within 0.5 s";
    for (const char *protocol : {"gtp", "nboard"}) {
        const auto row = [protocol](const char *manner, const QString &reported, const char *flag) {
            QTest::addRow("%s, %s", protocol, manner) << protocol << manner << reported << flag;
        };
        row("silent", late, "t");
        row("flood", late, "t");
        row("endless line", late, "t");
        row("crash", "ended with status 3: \"out of memory\"", "r");
        row("quiet end", "ended with status 0", "r");
        row("illegal", "answered with an illegal move: a1 turns no disc", "r");
        row("pass", "answered with an illegal move: ", "r");
        row("garbage", "answered with an illegal move: ", "r");
    }
    QTest::newRow("gtp, refuse") << "gtp"
                                 << "refuse"
                                 << "refused the legal move"
                                 << "r";
    QTest::newRow("gtp, resign") << "gtp"
                                 << "resign"
                                 << "resigned"
                                 << "r";
}

void TestProgramPlayer::misbehaviourLosesTheGame()
{
    QFETCH(QString, protocol);
    QFETCH(QString, manner);
    QFETCH(QString, reported);
    QFETCH(QString, flag);
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    // Each colour once; four games have each thread start the program anew after a failure.
    const int games = manner == "crash" || manner == "silent" ? 4 : 2;
    // By depth: there is no time to send, so that patience alone decides.
    const TextOutcome outcome = runMatch(
        fromOpenings({standIn(protocol, manner, ",patience=0.5,name=bad"), "random", "--depth", "1",
                      "--games", QString::number(games), "--threads", "2", "--ggf", path}));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.output.contains(QString("Won 0, drawn 0, lost %1").arg(games)),
             qPrintable(outcome.output));
    QVERIFY2(outcome.output.contains(QString("%1 games lost by resigning or failing").arg(games)),
             qPrintable(outcome.output));
    QCOMPARE(outcome.errors.count("lost by bad: " + reported), games);
    QCOMPARE(linesOf(path).size(), games);
    for (const QString &line : linesOf(path)) {
        const bool isBlack = valueOf(line, "PB") == "bad";
        QCOMPARE(valueOf(line, "RE"), QString(isBlack ? "-64:" : "+64:") + flag);
    }
}

void TestProgramPlayer::slowEngineLosesOnItsClock()
{
    // Three seconds for a move, where 26 moves have two together, and a fifth of a second more: so
    // long at most, or less on a busy machine, where its other answers have taken some of it.
    const TextOutcome outcome =
        runMatch(fromOpenings({standIn("gtp", "slow", ",name=slow,seconds=0.08,margin=0.2"),
                               "random", "--games", "2", "--threads", "2"}));
    QCOMPARE(outcome.status, 0);
    static const QRegularExpression failure(R"(lost by slow: did not answer within ([\d.]+) s)");
    int failures = 0;
    for (const auto &match : failure.globalMatch(outcome.errors)) {
        ++failures;
        QVERIFY2(match.captured(1).toDouble() <= 2.3, qPrintable(outcome.errors));
    }
    QVERIFY2(failures == 2, qPrintable(outcome.errors));
}

void TestProgramPlayer::engineThatCannotStartEndsTheMatch_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("reported");
    QTest::newRow("no such program") << "gtp,name=x:/nowhere/engine"
                                     << "x: \"/nowhere/engine\" could not be started: No such file";
    QTest::newRow("no such program, NBoard")
        << "nboard,name=x:/nowhere/engine"
        << "x: \"/nowhere/engine\" could not be started: No such file";
    QTest::newRow("mute") << standIn("gtp", "mute", ",start=0.5,name=x")
                          << "x: did not answer within 0.5 s";
    QTest::newRow("mute, NBoard") << standIn("nboard", "mute", ",start=0.5,name=x")
                                  << "x: did not answer within 0.5 s";
    QTest::newRow("another protocol") << "nboard,start=0.5,name=x:cat"
                                      << "x: did not answer";
}

void TestProgramPlayer::engineThatCannotStartEndsTheMatch()
{
    QFETCH(QString, player);
    QFETCH(QString, reported);
    const TextOutcome outcome = runMatch(fromOpenings({player, "random", "--games", "10"}));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.errors.contains("tabuleiro-cli match: " + reported),
             qPrintable(outcome.errors));
}

void TestProgramPlayer::interruptLeavesNothingBehind()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    const QString mark = folder.filePath("mark");
    QProcess process;
    // The engine notes its process, by which it can be found later.
    process.start(TABULEIRO_CLI,
                  fromOpenings({"match",
                                "gtp,name=x:sh -c \"echo $$ > '" + mark
                                    + "'; exec '" TABULEIRO_STANDIN "' gtp silent\"",
                                "medium", "--threads", "1", "--games", "2", "--ggf", path}));
    QTRY_VERIFY(!linesOf(mark).isEmpty());
    const auto engine = static_cast<pid_t>(linesOf(mark).first().toInt());
    QVERIFY(engine > 0 && ::kill(engine, 0) == 0);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(::kill(engine, 0) != 0);
}

/// Neither the engine nor what it started, though nothing of ours could run at the end.
void TestProgramPlayer::killedMatchLeavesNothingBehind()
{
    const QTemporaryDir folder;
    const QString mark = folder.filePath("mark");
    QProcess process;
    process.start(TABULEIRO_CLI, fromOpenings({"match",
                                               "gtp,name=x:sh -c \"sleep 1000 & echo $! > '" + mark
                                                   + "'; echo $$ >> '" + mark
                                                   + "'; exec '" TABULEIRO_STANDIN "' gtp silent\"",
                                               "medium", "--threads", "1", "--games", "2"}));
    QTRY_COMPARE(linesOf(mark).size(), 2);
    process.kill();
    QVERIFY(process.waitForFinished(20'000));
    for (const QString &line : linesOf(mark)) {
        const auto id = static_cast<pid_t>(line.toInt());
        QTRY_VERIFY(hasEnded(id));
    }
}

void TestProgramPlayer::noShellReadsACommand()
{
    const QTemporaryDir folder;
    const QString mark = folder.filePath("mark");
    for (const QString &command :
         {"gtp:false; touch " + mark, "gtp:false $(touch " + mark + ")", "gtp:cat | touch " + mark,
          "gtp:`touch " + mark + "`", "gtp:false && touch " + mark, "gtp:false > " + mark})
        runMatch(fromOpenings({command + ' ', "random", "--games", "2", "--depth", "1"}));
    QVERIFY(!QFile::exists(mark));
}

void TestProgramPlayer::rhinoPlays()
{
    const QString rhino = rhinoProgram();
    if (rhino.isEmpty())
        QSKIP("gtp-rhino (Debian's package grhino) is not installed");
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    const TextOutcome outcome =
        runMatch(fromOpenings({"engine", "gtp,name=rhino:" + rhino + " --level=1 --book=0",
                               "--nodes", "20000", "--games", "6", "--ggf", path}));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.errors.contains("rhino cannot be sent the limit"), qPrintable(outcome.errors));
    QVERIFY2(!outcome.output.contains("or failing"), qPrintable(outcome.errors));
    for (const QString &line : linesOf(path))
        QVERIFY2(replayed(line).failure.isEmpty(), qPrintable(line));
    const auto won = QRegularExpression("Won (\\d+)").match(outcome.output);
    QVERIFY2(won.captured(1).toInt() >= 5, qPrintable(outcome.output));
}

QTEST_GUILESS_MAIN(TestProgramPlayer)
#include "tst_programplayer.moc"
