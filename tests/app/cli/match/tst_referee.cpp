#include "core/othello.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <random>

/// `tabuleiro-cli match` as a person or a script meets it, with players of ours, with stand-ins for
/// external engines that behave in every wrong way, and with a real engine.
class TestReferee : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void strongerWins();
    void sameMatchHasTheSameGames();
    void gamesArePairedAndLegal();
    void standInsPlayWholeGames_data();
    void standInsPlayWholeGames();
    void misbehaviourLosesTheGame_data();
    void misbehaviourLosesTheGame();
    void slowEngineLosesOnItsClock();
    void engineThatCannotStartEndsTheMatch_data();
    void engineThatCannotStartEndsTheMatch();
    void matchGoesOnAfterAKill();
    void interruptLeavesNothingBehind();
    void testEndsTheMatchEarly();
    void wrongWordsAreReported_data();
    void wrongWordsAreReported();
    void rhinoPlays();

private:
    /// The words for a match from openings at hand, which is spared the search for balanced ones.
    QStringList fromOpenings(const QStringList &words) const
    {
        return words + QStringList{"--openings", m_folder.filePath("openings")};
    }

    QTemporaryDir m_folder;
};

namespace {

struct Outcome
{
    int status = -1;
    QString output;
    QString errors;
};

Outcome run(const QStringList &words)
{
    QProcess process;
    process.start(TABULEIRO_CLI, QStringList{"match"} + words);
    const bool ended = process.waitForFinished(120'000);
    return {ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QString standIn(const QString &protocol, const QString &manner, const QString &settings = {})
{
    return protocol + settings + ":'" TABULEIRO_STANDIN "' " + protocol + " '" + manner + "'";
}

QStringList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
}

QString valueOf(const QString &line, const QString &tag)
{
    const QRegularExpression pattern("(?:;|\\])" + tag + "\\[([^\\]]*)\\]");
    return pattern.match(line).captured(1);
}

struct Replayed
{
    QString failure;     ///< what is wrong with the game; empty if it is right
    QStringList opening; ///< the moves before the first with a time
    int score = 0;
};

/// Plays a line of the games' file by the rules.
Replayed replayed(const QString &line)
{
    Replayed result;
    core::Othello game;
    static const QRegularExpression pattern(R"((?<=\])([BW])\[([a-h1-8pass]+)([^\]]*)\])");
    bool begun = false;
    for (auto moves = pattern.globalMatch(line); moves.hasNext();) {
        const auto match = moves.next();
        const bool black = match.captured(1) == "B";
        const auto move = game.parseMove(match.captured(2).toStdString());
        if (!move || black != (game.sideToMove() == core::Side::First)) {
            result.failure = match.captured(0);
            return result;
        }
        begun = begun || !match.captured(3).isEmpty();
        if (!begun)
            result.opening << match.captured(2);
        game.play(*move);
    }
    if (!game.isOver())
        result.failure = "not played to its end";
    result.score = game.score();
    return result;
}

QString withoutTimes(QString text)
{
    return text.replace(QRegularExpression(R"(\d+\.\d{3} s)"), "s");
}

QStringList movesOnly(const QStringList &lines)
{
    QStringList moves;
    for (QString line : lines)
        moves << line.remove(QRegularExpression(R"(/\d+\.\d+(?=\])|DT\[[^\]]*\])"));
    moves.sort();
    return moves;
}

} // namespace

void TestReferee::initTestCase()
{
    // Enough for the longest match here.
    constexpr int count = 100;
    constexpr int plies = 8;
    QFile file(m_folder.filePath("openings"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    std::mt19937 random(1);
    for (int i = 0; i < count; ++i) {
        core::Othello game;
        for (int ply = 0; ply < plies; ++ply) {
            const auto moves = game.legalMoves();
            const core::Move move = moves[random() % moves.size()];
            file.write(game.moveText(move).c_str());
            game.play(move);
        }
        file.write("\n");
    }
}

void TestReferee::strongerWins()
{
    const Outcome outcome =
        run(fromOpenings({"engine", "medium", "--games", "20", "--nodes", "3000"}));
    QCOMPARE(outcome.status, 0);
    const auto won =
        QRegularExpression("Won (\\d+), drawn (\\d+), lost (\\d+)").match(outcome.output);
    QVERIFY2(won.captured(1).toInt() >= 15, qPrintable(outcome.output));
    QCOMPARE(won.captured(1).toInt() + won.captured(2).toInt() + won.captured(3).toInt(), 20);
    QVERIFY(outcome.output.contains("Elo +") || outcome.output.contains("Elo more than +"));
    QVERIFY(outcome.output.contains("Discs a game +"));
    QVERIFY(outcome.output.contains("20 games, 10 openings from both sides"));
    QCOMPARE(outcome.errors, QString());
}

void TestReferee::sameMatchHasTheSameGames()
{
    const QTemporaryDir folder;
    QStringList reports;
    QList<QStringList> games;
    for (const QString &threads : {QString("1"), QString("3")}) {
        const QString path = folder.filePath(threads);
        const Outcome outcome = run({"engine,name=a", "easy", "--games", "10", "--nodes", "1000",
                                     "--threads", threads, "--ggf", path});
        QCOMPARE(outcome.status, 0);
        reports << withoutTimes(outcome.output);
        games << movesOnly(linesOf(path));
    }
    QCOMPARE(reports[0], reports[1]);
    QCOMPARE(games[0].size(), 10);
    QCOMPARE(games[0], games[1]);
}

void TestReferee::gamesArePairedAndLegal()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    const Outcome outcome =
        run({"medium", "random", "--games", "12", "--plies", "7", "--ggf", path});
    QCOMPARE(outcome.status, 0);
    QMap<int, QString> games;
    int sum = 0;
    for (const QString &line : linesOf(path)) {
        const Replayed game = replayed(line);
        QVERIFY2(game.failure.isEmpty(), qPrintable(game.failure + " in " + line));
        QCOMPARE(valueOf(line, "RE").toDouble(), double(game.score));
        QCOMPARE(game.opening.size(), 7);
        const QString number = valueOf(line, "CO").section(' ', -1);
        games[number.toInt()] = game.opening.join("") + " " + valueOf(line, "PB");
        sum += valueOf(line, "PB") == "medium" ? game.score : -game.score;
    }
    QCOMPARE(games.size(), 12);
    QSet<QString> openings;
    for (int pair = 0; pair < 6; ++pair) {
        const QString first = games[2 * pair + 1];
        const QString second = games[2 * pair + 2];
        QCOMPARE(first.section(' ', 0, 0), second.section(' ', 0, 0));
        QCOMPARE(first.section(' ', 1), QString("medium"));
        QCOMPARE(second.section(' ', 1), QString("random"));
        openings << first.section(' ', 0, 0);
    }
    QCOMPARE(openings.size(), 6);
    const QString discs = QString::asprintf("Discs a game %+.2f", sum / 12.0);
    QVERIFY2(outcome.output.contains(discs), qPrintable(discs + " in " + outcome.output));
}

void TestReferee::standInsPlayWholeGames_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QString>("manner");
    for (const char *protocol : {"gtp", "nboard"}) {
        for (const char *manner : {"fine", "chatty"})
            QTest::addRow("%s, %s", protocol, manner) << protocol << manner;
    }
}

void TestReferee::standInsPlayWholeGames()
{
    QFETCH(QString, protocol);
    QFETCH(QString, manner);
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    const Outcome outcome = run(fromOpenings({standIn(protocol, manner, ",name=stand-in"), "random",
                                              "--games", "4", "--seed", "5", "--ggf", path}));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(linesOf(path).size(), 4);
    for (const QString &line : linesOf(path))
        QVERIFY2(replayed(line).failure.isEmpty(), qPrintable(line));
}

void TestReferee::misbehaviourLosesTheGame_data()
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

void TestReferee::misbehaviourLosesTheGame()
{
    QFETCH(QString, protocol);
    QFETCH(QString, manner);
    QFETCH(QString, reported);
    QFETCH(QString, flag);
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    // By depth: there is no time to tell, so that patience alone decides.
    const Outcome outcome =
        run(fromOpenings({standIn(protocol, manner, ",patience=0.5,name=bad"), "random", "--depth",
                          "1", "--games", "4", "--threads", "2", "--ggf", path}));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.output.contains("Won 0, drawn 0, lost 4"), qPrintable(outcome.output));
    QVERIFY2(outcome.output.contains("4 games lost by resigning or failing"),
             qPrintable(outcome.output));
    QCOMPARE(outcome.errors.count("lost by bad: " + reported), 4);
    QCOMPARE(linesOf(path).size(), 4);
    for (const QString &line : linesOf(path)) {
        const bool isBlack = valueOf(line, "PB") == "bad";
        QCOMPARE(valueOf(line, "RE"), QString(isBlack ? "-64:" : "+64:") + flag);
    }
}

void TestReferee::slowEngineLosesOnItsClock()
{
    // Three seconds for a move, where 26 moves have two and a half together, and half a second
    // more.
    QElapsedTimer timer;
    timer.start();
    const Outcome outcome =
        run(fromOpenings({standIn("gtp", "slow", ",name=slow,seconds=0.08,margin=0.2"), "random",
                          "--games", "2", "--threads", "2"}));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.errors.count("lost by slow: did not answer within 2.2 s") == 2,
             qPrintable(outcome.errors));
    QVERIFY(timer.elapsed() < 60'000);
}

void TestReferee::engineThatCannotStartEndsTheMatch_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("reported");
    QTest::newRow("no such program") << "gtp,name=x:/nowhere/engine"
                                     << "x: ended with status 127";
    QTest::newRow("no such program, NBoard") << "nboard,name=x:/nowhere/engine"
                                             << "x: ended with status 127";
    QTest::newRow("mute") << standIn("gtp", "mute", ",start=0.5,name=x")
                          << "x: did not answer within 0.5 s";
    QTest::newRow("mute, NBoard") << standIn("nboard", "mute", ",start=0.5,name=x")
                                  << "x: did not answer within 0.5 s";
    QTest::newRow("another protocol") << "nboard,start=0.5,name=x:cat"
                                      << "x: did not answer";
}

void TestReferee::engineThatCannotStartEndsTheMatch()
{
    QFETCH(QString, player);
    QFETCH(QString, reported);
    const Outcome outcome = run(fromOpenings({player, "random", "--games", "10"}));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.errors.contains("tabuleiro-cli match: " + reported),
             qPrintable(outcome.errors));
}

void TestReferee::matchGoesOnAfterAKill()
{
    const QTemporaryDir folder;
    const QString whole = folder.filePath("whole.ggf");
    const QString cut = folder.filePath("cut.ggf");
    const QStringList words = fromOpenings({"engine,name=a", "engine,name=b,nodes=20000", "--nodes",
                                            "10000", "--games", "12"})
                              + QStringList{"--ggf"};
    const Outcome expected = run(words + QStringList{whole});
    QCOMPARE(expected.status, 0);
    {
        QProcess process;
        process.start(TABULEIRO_CLI, QStringList{"match"} + words + QStringList{cut});
        QTRY_VERIFY_WITH_TIMEOUT(linesOf(cut).size() >= 2, 60'000);
        process.kill();
        process.waitForFinished();
    }
    const qsizetype kept = linesOf(cut).size();
    QVERIFY(kept < 12);
    // As if it had been killed while it wrote.
    QFile file(cut);
    QVERIFY(file.open(QIODevice::Append));
    file.write("(;GM[Othello]PC[Tabu");
    file.close();
    const Outcome refused = run(words + QStringList{cut});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.errors.contains("add --resume"), qPrintable(refused.errors));
    const Outcome other = run(words + QStringList{cut, "--resume", "--seed", "2"});
    QCOMPARE(other.status, 2);
    QVERIFY2(other.errors.contains("another match"), qPrintable(other.errors));
    const Outcome resumed = run(words + QStringList{cut, "--resume"});
    QCOMPARE(resumed.status, 0);
    QCOMPARE(withoutTimes(resumed.output), withoutTimes(expected.output));
    QCOMPARE(movesOnly(linesOf(cut)), movesOnly(linesOf(whole)));
    // A finished match is reported again without a game.
    const Outcome again = run(words + QStringList{cut, "--resume"});
    QCOMPARE(again.output, resumed.output);
    QCOMPARE(linesOf(cut).size(), 12);
    // A file that somebody has changed is no state to go on from.
    QFile played(cut);
    QVERIFY(played.open(QIODevice::ReadWrite));
    const QByteArray games = played.readAll();
    const QByteArray first = games.left(games.indexOf('\n') + 1);
    for (const auto &[text, message] :
         {std::pair(first + first, " is there twice"),
          std::pair(QByteArray(first).replace("]B[", "]B[a1]B["), "line 1: "),
          std::pair(QByteArray(first).replace("]RE[", "]RE[9"), "do not lead to the result")}) {
        QVERIFY(played.resize(0) && played.seek(0));
        played.write(text);
        played.flush();
        const Outcome changed = run(words + QStringList{cut, "--resume"});
        QCOMPARE(changed.status, 2);
        QVERIFY2(changed.errors.contains(message), qPrintable(changed.errors));
    }
}

void TestReferee::interruptLeavesNothingBehind()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    const QString mark = folder.filePath("mark");
    QProcess process;
    // The engine notes its process, by which it can be asked for later.
    process.start(TABULEIRO_CLI,
                  fromOpenings({"match",
                                "gtp,name=x:echo $$ > '" + mark
                                    + "'; exec '" TABULEIRO_STANDIN "' gtp silent",
                                "medium", "--threads", "1", "--games", "2", "--ggf", path}));
    QTRY_VERIFY_WITH_TIMEOUT(!linesOf(mark).isEmpty(), 30'000);
    const auto engine = static_cast<pid_t>(linesOf(mark).first().toInt());
    QVERIFY(engine > 0 && ::kill(engine, 0) == 0);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(::kill(engine, 0) != 0);
}

void TestReferee::testEndsTheMatchEarly()
{
    const Outcome outcome =
        run(fromOpenings({"medium", "random", "--games", "200", "--sprt", "0,100"}));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.output.contains(": decided for +100.0"), qPrintable(outcome.output));
    const auto games = QRegularExpression("random, (\\d+) games").match(outcome.output);
    QVERIFY2(games.hasMatch() && games.captured(1).toInt() < 100, qPrintable(outcome.output));
}

void TestReferee::wrongWordsAreReported_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("one player") << QStringList{"engine"} << "expected two players";
    QTest::newRow("no player") << QStringList{"enigne", "hard"} << "did you mean engine?";
    QTest::newRow("no command") << QStringList{"gtp", "hard"} << "expected gtp:COMMAND";
    QTest::newRow("no weights") << QStringList{"engine,weights=/nowhere", "hard"}
                                << "weights: /nowhere: cannot be read";
    QTest::newRow("a folder") << QStringList{"engine,weights=/", "hard"} << "expected a file";
    QTest::newRow("no name") << QStringList{"engine,name=", "hard"} << "name: nothing is given";
    QTest::newRow("foreign weights") << QStringList{"engine,weights=" TABULEIRO_STANDIN, "hard"}
                                     << "not a file of Othello weights";
    QTest::newRow("nothing to set") << QStringList{"easy,weights=x", "hard"} << "\"weights\"";
    QTest::newRow("depth by GTP") << QStringList{"gtp,depth=3:x", "hard"} << "\"depth\"";
    QTest::newRow("odd") << QStringList{"easy", "hard", "--games", "3"}
                         << "expected an even number";
    QTest::newRow("two limits") << QStringList{"easy", "hard", "--nodes", "3", "--depth", "3"}
                                << "exclude each other";
    QTest::newRow("test") << QStringList{"easy", "hard", "--sprt", "5,0"} << "such as 0,10";
    QTest::newRow("openings") << QStringList{"easy", "hard", "--openings", "/nowhere"}
                              << "cannot be read";
    QTest::newRow("folder of openings")
        << QStringList{"easy", "hard", "--openings", "/"} << "expected a file";
    QTest::newRow("too few") << QStringList{"easy", "hard", "--plies", "1"}
                             << "balanced openings were found";
    QTest::newRow("resume what") << QStringList{"easy", "hard", "--resume"}
                                 << "expected --ggf FILE";
}

void TestReferee::wrongWordsAreReported()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const Outcome outcome = run(words);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.output, QString());
    QVERIFY2(outcome.errors.contains(message), qPrintable(outcome.errors));
    QCOMPARE(outcome.errors.count('\n'), 1);
}

void TestReferee::rhinoPlays()
{
    const QString rhino = QStandardPaths::findExecutable("gtp-rhino").isEmpty()
                              ? QStandardPaths::findExecutable("gtp-rhino", {"/usr/games"})
                              : QStandardPaths::findExecutable("gtp-rhino");
    if (rhino.isEmpty())
        QSKIP("gtp-rhino (Debian's package grhino) is not installed");
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    const Outcome outcome =
        run(fromOpenings({"engine", "gtp,name=rhino:" + rhino + " --level=1 --book=0", "--nodes",
                          "20000", "--games", "6", "--ggf", path}));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.errors.contains("rhino cannot be sent the limit"), qPrintable(outcome.errors));
    QVERIFY2(!outcome.output.contains("or failing"), qPrintable(outcome.errors));
    for (const QString &line : linesOf(path))
        QVERIFY2(replayed(line).failure.isEmpty(), qPrintable(line));
    const auto won = QRegularExpression("Won (\\d+)").match(outcome.output);
    QVERIFY2(won.captured(1).toInt() >= 5, qPrintable(outcome.output));
}

QTEST_GUILESS_MAIN(TestReferee)
#include "tst_referee.moc"
