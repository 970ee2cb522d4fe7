#include "tests/support/qt/cli.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

/// How the program finds its command, and what it says about wrong arguments.
class TestMain : public QObject
{
    Q_OBJECT

private slots:
    void withoutCommandPlayIsMeant();
    void wrongArgumentsGetOneLine_data();
    void wrongArgumentsGetOneLine();
    void outputBeyondALimitIsAnError();
};

void TestMain::withoutCommandPlayIsMeant()
{
    QVERIFY(runCli({"--game=nim"}).output.startsWith("Nim against the computer (medium)."));
    // With neither a command nor a terminal there is nobody to play with.
    const TextOutcome alone = runCli({});
    QCOMPARE(alone.status, 2);
    QCOMPARE(alone.errors, runCli({"--help"}).output
                               + "\ntabuleiro-cli: no command is given, and the standard input is "
                                 "no terminal\n");
    QVERIFY(runCli({"--version"})
                .output.contains(QRegularExpression("^tabuleiro-cli \\d+\\.\\d+\\.\\d+\n$")));
}

void TestMain::wrongArgumentsGetOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("command")
        << QStringList{"paly"}
        << "tabuleiro-cli: \"paly\" is not a command; expected play, opponents, count, "
           "ladder, perft, solve, bench, engine, analyze, match, library, page, worksheet, "
           "questions, practice or result; did you mean play?\n";
    QTest::newRow("game as a command")
        << QStringList{"nim"}
        << "tabuleiro-cli: \"nim\" is not a command; expected play, opponents, count, ladder, "
           "perft, solve, bench, engine, analyze, match, library, page, worksheet, "
           "questions, practice or result; did you mean --game nim?\n";
    QTest::newRow("level without its option")
        << QStringList{"play", "Hard"}
        << "tabuleiro-cli play: \"Hard\" was not expected here; did you mean --level hard?\n";
    QTest::newRow("opponent of no game")
        << QStringList{"--opponent=half-half"}
        << "tabuleiro-cli play: --opponent: \"half-half\"; expected random, half, minimax, "
           "report-medium, report-code, report-text, heuristic-0, heuristic-1, heuristic-2, "
           "heuristic-3, "
           "heuristic-4, heuristic-5, heuristic-6, heuristic-7, heuristic-8, careful or corners\n";
    QTest::newRow("no position") << QStringList{"bench", "f5x"}
                                 << "tabuleiro-cli bench: \"f5x\": character 3: \"x\"; expected a "
                                    "square such as f5, or pass\n";
    QTest::newRow("option")
        << QStringList{"play", "--lvel=hard"}
        << "tabuleiro-cli play: \"--lvel\" is not an option; did you mean --level?\n";
    QTest::newRow("option of no command") << QStringList{"count", "--games=1"}
                                          << "tabuleiro-cli count: \"--games\" is not an option\n";
    QTest::newRow("game")
        << QStringList{"play", "--game=chess"}
        << "tabuleiro-cli play: --game: \"chess\"; expected tictactoe, othello or nim\n";
    QTest::newRow("level")
        << QStringList{"--level", "hrd"}
        << "tabuleiro-cli play: --level: \"hrd\"; expected easy, medium or hard; did "
           "you mean hard?\n";
    QTest::newRow("opponent of another game") << QStringList{"--opponent=corners", "--game=nim"}
                                              << "tabuleiro-cli play: --opponent: corners does not "
                                                 "play nim; expected random, half or minimax\n";
    QTest::newRow("position")
        << QStringList{"--game=tictactoe", "--position=XQ------- X"}
        << "tabuleiro-cli play: --position: character 2 (square 2): \"Q\"; expected "
           "X, O or -\n";
    QTest::newRow("heaps")
        << QStringList{"--game=nim", "--heaps=3,4"}
        << "tabuleiro-cli play: --heaps: heap 1: \"3,4\"; expected numbers joined by "
           "-, such as 1-3-5-7\n";
    QTest::newRow("no counters")
        << QStringList{"--game=nim", "--heaps=0-0"}
        << "tabuleiro-cli play: --heaps: \"0-0\" has no counters; expected one "
           "at least\n";
    QTest::newRow("heaps of Othello")
        << QStringList{"--heaps=3-4"}
        << "tabuleiro-cli play: --heaps is for Nim; expected --game nim "
           "with it\n";
    QTest::newRow("time of Nim")
        << QStringList{"--game=nim", "--seconds=3"}
        << "tabuleiro-cli play: --seconds is for Othello; expected --game othello with it\n";
    QTest::newRow("finished game")
        << QStringList{"--game=nim", "--position=0-0 normal first"}
        << "tabuleiro-cli play: --position: the game is over; expected a position from which it "
           "can be played\n";
    QTest::newRow("two that exclude each other") << QStringList{"--two-players", "--level=easy"}
                                                 << "tabuleiro-cli play: --two-players and --level "
                                                    "exclude each other; expected one of them\n";
    QTest::newRow("no depth")
        << QStringList{"perft"}
        << "tabuleiro-cli perft: no DEPTH is given; expected a number of moves such as 9\n";
    QTest::newRow("depth") << QStringList{"perft", "16"}
                           << "tabuleiro-cli perft: DEPTH: \"16\"; expected a whole number from 1 "
                              "to 15\n";
    QTest::newRow("word too many")
        << QStringList{"perft", "3", "4"} << "tabuleiro-cli perft: \"4\" was not expected here\n";
    QTest::newRow("nothing to solve")
        << QStringList{"solve"}
        << "tabuleiro-cli solve: no position is given; expected a file or a board\n";
    QTest::newRow("wrong board") << QStringList{"solve", "--XOQ X"}
                                 << "tabuleiro-cli solve: \"--XOQ X\" is neither a file nor a "
                                    "position: character 5 (e1): \"Q\"; expected X, O or -\n";
    QTest::newRow("bench depth") << QStringList{"bench", "--depth=0"}
                                 << "tabuleiro-cli bench: --depth: \"0\"; expected a whole number "
                                    "from 1 to 30\n";
    QTest::newRow("games")
        << QStringList{"ladder", "--games=0"}
        << "tabuleiro-cli ladder: --games: \"0\"; expected a whole number from 1 to "
           "1000000\n";
}

void TestMain::wrongArgumentsGetOneLine()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    const TextOutcome outcome = runCli(arguments);
    QCOMPARE(outcome.errors, message);
    QCOMPARE(outcome.output, QString());
    QCOMPARE(outcome.status, 2);
}

// Of file sizes, such as a quota.
void TestMain::outputBeyondALimitIsAnError()
{
    const QTemporaryDir folder;
    QProcess program;
    program.setStandardOutputFile(folder.filePath("output"));
    program.setChildProcessModifier([] {
        const rlimit limit{100, 100};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    });
    program.start(TABULEIRO_CLI, {"--help"});
    const Outcome outcome = outcomeOf(program);
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.errors, QByteArray("tabuleiro-cli: the output cannot be written\n"));
}

QTEST_GUILESS_MAIN(TestMain)
#include "tst_main.moc"
