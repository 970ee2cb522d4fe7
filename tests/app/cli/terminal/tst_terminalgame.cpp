#include "core/position.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <signal.h>

/// The terminal's program as a person or a script meets it: text in, text out, and an exit status.
class TestTerminal : public QObject
{
    Q_OBJECT

private slots:
    void wholeGameCanBePiped_data();
    void wholeGameCanBePiped();
    void hintsPlayAWholeGame_data();
    void hintsPlayAWholeGame();
    void hardTicTacToeNeverLosesToHints();
    void twoPlayersTakeTurns();
    void everyOpponentPlays_data();
    void everyOpponentPlays();
    void wrongInputGetsOneLineAndAnotherTry_data();
    void wrongInputGetsOneLineAndAnotherTry();
    void endOfInputEndsQuietly_data();
    void endOfInputEndsQuietly();
    void undoTakesTheAnswerBackToo();
    void undoAndRedoGoPastAPass();
    void passOfThePersonIsAnnounced();
    void undoWorksAfterTheEnd();
    void newGameAlternatesTheStarter();
    void sameSeedRepeatsTheGame();
    void interruptLeavesCleanly_data();
    void interruptLeavesCleanly();
    void helpIsThereForEveryCommand_data();
    void helpIsThereForEveryCommand();
    void withoutCommandPlayIsMeant();
    void wrongArgumentsGetOneLine_data();
    void wrongArgumentsGetOneLine();
    void countsAreTheKnownOnes();
    void ladderIsTheSameOnAnyNumberOfThreads();
    void perftCountsArePublishedOnes();
    void solveFindsPublishedScores();
    void interruptedSolveSaysWhatItKnows();
    void benchHasItsSignature();
    void benchTakesPositions();
};

namespace {

struct Outcome
{
    int status = -1;
    QString output;
    QString errors;
};

/// Runs the program with a text as its standard input. Status -1: it crashed or did not end.
Outcome run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(TABULEIRO_CLI, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(120'000);
    return {ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

Outcome play(const QStringList &options, const QByteArray &input = {})
{
    return run(QStringList{"play"} + options, input);
}

/// Every move that could be typed, often enough: what is not legal is refused with a line.
QByteArray everyMove(const QString &game)
{
    QByteArray round;
    for (int i = 0; i < 64 && game == "othello"; ++i)
        round += QByteArray(1, char('a' + i % 8)) + char('1' + i / 8) + '\n';
    for (int i = 1; i <= 9 && game == "tictactoe"; ++i)
        round += QByteArray::number(i) + '\n';
    if (game == "nim")
        round = "1\n";
    return round.repeated(33);
}

const QRegularExpression &result()
{
    static const QRegularExpression expression(
        "^(A draw: .*|(You win|The computer wins|\\w+ wins|The \\w+ player wins).*)\\.$",
        QRegularExpression::MultilineOption);
    return expression;
}

/// A game that is talked through: waits for each question before it answers.
class Talk
{
public:
    explicit Talk(const QStringList &options)
    {
        m_process.start(TABULEIRO_CLI, QStringList{"play"} + options);
    }
    ~Talk()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    Talk(const Talk &) = delete;
    Talk &operator=(const Talk &) = delete;

    /// What is said up to the next question; empty if none comes.
    QString heard()
    {
        QByteArray said;
        while (!said.endsWith(": ")) {
            if (m_process.bytesAvailable() == 0 && !m_process.waitForReadyRead(60'000))
                return {};
            said += m_process.readAllStandardOutput();
        }
        return QString::fromUtf8(said);
    }
    QString answered(const QString &line)
    {
        m_process.write(line.toUtf8() + '\n');
        return heard();
    }

    QProcess &process() { return m_process; }

private:
    QProcess m_process;
};

void addGames()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("level");
    QTest::addColumn<QString>("first");
    for (const char *game : {"tictactoe", "othello", "nim"}) {
        for (const char *level : {"easy", "medium", "hard"}) {
            for (const char *first : {"human", "computer"})
                QTest::addRow("%s, %s, %s first", game, level, first) << game << level << first;
        }
    }
}

} // namespace

void TestTerminal::wholeGameCanBePiped_data()
{
    addGames();
}

void TestTerminal::wholeGameCanBePiped()
{
    QFETCH(QString, game);
    QFETCH(QString, level);
    QFETCH(QString, first);
    const Outcome outcome =
        play({"--game", game, "--level", level, "--first", first, "--seed=5", "--seconds=0.01"},
             everyMove(game));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QString());
    QVERIFY(outcome.output.contains(result()));
    QVERIFY(outcome.output.contains("The game is over (new, undo or quit): "));
}

void TestTerminal::hintsPlayAWholeGame_data()
{
    addGames();
}

void TestTerminal::hintsPlayAWholeGame()
{
    QFETCH(QString, game);
    QFETCH(QString, level);
    QFETCH(QString, first);
    static const QRegularExpression hint("^Hint: (\\w+), \\w.*\\.$",
                                         QRegularExpression::MultilineOption);
    Talk talk({"--game", game, "--level", level, "--first", first, "--seed=6", "--seconds=0.01"});
    QString said = talk.heard();
    while (!said.contains("The game is over")) {
        const QRegularExpressionMatch found = hint.match(talk.answered("hint"));
        QVERIFY(found.hasMatch());
        said = talk.answered(found.captured(1));
        QVERIFY(!said.isEmpty());
    }
    QVERIFY(said.contains(result()));
    // A hint after the end has nothing to hint at.
    QVERIFY(talk.answered("hint").startsWith("hint\nThe game is over"));
    talk.process().closeWriteChannel();
    QVERIFY(talk.process().waitForFinished());
    QCOMPARE(talk.process().exitCode(), 0);
}

void TestTerminal::hardTicTacToeNeverLosesToHints()
{
    for (const char *order : {"1\n3\n7\n9\n5\n2\n4\n6\n8\n", "5\n1\n9\n3\n7\n2\n8\n4\n6\n"}) {
        for (int seed = 0; seed < 10; ++seed) {
            const Outcome outcome =
                play({"--game=tictactoe", "--level=hard", QString("--seed=%1").arg(seed)},
                     QByteArray(order).repeated(2));
            QVERIFY(outcome.output.contains(result()));
            QVERIFY(!outcome.output.contains("You win"));
        }
    }
}

void TestTerminal::twoPlayersTakeTurns()
{
    const Outcome line = play({"--game=tictactoe", "--two-players"}, "1\n4\n2\n5\n3\n");
    QCOMPARE(line.status, 0);
    QVERIFY(line.output.contains("X to move: "));
    QVERIFY(line.output.contains("O to move: "));
    QVERIFY(line.output.contains("X wins with the line 1-2-3."));
    const Outcome nim =
        play({"--game=nim", "--two-players", "--heaps=1-2", "--normal"}, "a1\nb2\n");
    QVERIFY(
        nim.output.contains("The second player wins: the second player took the last counter."));
}

void TestTerminal::everyOpponentPlays_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("opponent");
    static const QRegularExpression row("^(\\S+) .*\\(([a-z, ]+)\\)$",
                                        QRegularExpression::MultilineOption);
    auto found = row.globalMatch(run({"opponents"}).output);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        for (const QString &game : match.captured(2).split(", "))
            QTest::addRow("%s, %s", qPrintable(match.captured(1)), qPrintable(game))
                << game << match.captured(1);
    }
}

void TestTerminal::everyOpponentPlays()
{
    QFETCH(QString, game);
    QFETCH(QString, opponent);
    const Outcome outcome =
        play({"--game", game, "--opponent", opponent, "--first=computer"}, everyMove(game));
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.output.contains("against the computer (" + opponent + ")"));
    QVERIFY(outcome.output.contains(result()));
}

void TestTerminal::wrongInputGetsOneLineAndAnotherTry_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("message");
    const QStringList othello{"--game=othello"};
    QTest::newRow("no square") << othello << "i9"
                               << "\"i9\" is not a valid square; expected a letter from a to h";
    QTest::newRow("taken") << othello << "d4"
                           << "d4 is taken; expected an empty square";
    QTest::newRow("turns none") << othello << "a1"
                                << "a1 turns no disc; a legal square is d3";
    QTest::newRow("pass") << othello << "pass"
                          << "a pass is not allowed while a disc can be placed";
    QTest::newRow("slip") << othello << "hnt"
                          << "did you mean hint?";
    QTest::newRow("nothing") << othello << ""
                             << "Type a move, or help.";
    QTest::newRow("control characters") << othello << "\x1b[2J"
                                        << "\"?[2j\" is not a valid square";
    QTest::newRow("very long") << othello << QString(100'000, 'x') << "...\" is not a valid square";
    QTest::newRow("undo at the start") << othello << "undo"
                                       << "There is no move of yours to take back.";
    QTest::newRow("redo at the start") << othello << "redo"
                                       << "There is no move to play again.";
    const QStringList ticTacToe{"--game=tictactoe"};
    QTest::newRow("number") << ticTacToe << "10"
                            << "\"10\" is not a valid square; expected a number from 1 to 9";
    const QStringList nim{"--game=nim"};
    QTest::newRow("too many") << nim << "4"
                              << "4 cannot be taken from heap a; expected 1 to 3";
    QTest::newRow("no number") << nim << "two"
                               << "\"two\" is not a valid move; expected how many to take";
    QTest::newRow("no heap") << QStringList{"--game=nim", "--heaps=1-3-5-7"} << "e1"
                             << "there is no heap e; expected a to d";
}

void TestTerminal::wrongInputGetsOneLineAndAnotherTry()
{
    QFETCH(QStringList, options);
    QFETCH(QString, line);
    QFETCH(QString, message);
    Talk talk(options);
    talk.heard();
    const QStringList said = talk.answered(line).split('\n');
    // What was typed, the message, and the question again.
    QVERIFY(said.size() >= 3);
    QVERIFY2(said[said.size() - 2].contains(message), qPrintable(said[said.size() - 2]));
    QVERIFY(said.size() == 3 || line.size() > 65536);
    QVERIFY(said.last().startsWith("Your move"));
}

void TestTerminal::endOfInputEndsQuietly_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("at once") << QByteArray();
    QTest::newRow("in the middle") << QByteArray("f5\n");
    QTest::newRow("within a line") << QByteArray("f5\nhi");
    QTest::newRow("quit") << QByteArray("quit\n");
    QTest::newRow("exit, more follows") << QByteArray("exit\nf5\n");
    QTest::newRow("Windows line ends") << QByteArray("f5\r\nquit\r\n");
    QTest::newRow("no text") << QByteArray("\0\xff\xfe\n\n", 5);
}

void TestTerminal::endOfInputEndsQuietly()
{
    QFETCH(QByteArray, input);
    const Outcome outcome = play({"--level=easy"}, input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QString());
    QVERIFY(outcome.output.endsWith('\n'));
}

void TestTerminal::undoTakesTheAnswerBackToo()
{
    Talk talk({"--level=easy", "--seed=2"});
    const QString start = talk.heard();
    const QString board = start.mid(start.indexOf("\n\n"));
    talk.answered("f5");
    const QString second = talk.answered("hint");
    QVERIFY(second.contains("Hint: "));
    const QString undone = talk.answered("undo");
    QVERIFY2(undone.contains(QRegularExpression("Taken back: f5, \\w\\w\\.")), qPrintable(undone));
    QCOMPARE(undone.mid(undone.indexOf("\n\n")), board);
    QVERIFY(talk.answered("redo").contains(QRegularExpression("Played again: f5, \\w\\w\\.")));
    talk.answered("undo");
    QVERIFY(talk.answered("d3").contains("You play d3 and turn 1 disc."));
}

namespace {

// Black to move can play c1 and d8; White can place a disc neither before nor after.
const QString blackAlone = "XO------"
                           "--------"
                           "--------"
                           "--------"
                           "--------"
                           "--------"
                           "--------"
                           "XOO----- X";

} // namespace

void TestTerminal::undoAndRedoGoPastAPass()
{
    Talk talk({"--position", blackAlone});
    talk.heard();
    QVERIFY(talk.answered("c1").contains("The computer cannot place a disc and passes.\n"));
    QVERIFY(talk.answered("undo").contains("Taken back: c1, pass.\n"));
    QVERIFY(talk.answered("redo").contains("Played again: c1, pass.\n"));
    QVERIFY(
        talk.answered("d8").contains("You win by 64: 7 to 0, and 57 empty squares count for the "
                                     "winner.\n"));
    QVERIFY(talk.answered("undo").contains("Taken back: d8.\n"));
    QVERIFY(talk.answered("undo").contains("Taken back: c1, pass.\n"));
    QVERIFY(talk.answered("undo").contains("There is no move of yours to take back.\n"));
}

void TestTerminal::passOfThePersonIsAnnounced()
{
    const Outcome outcome = play({"--position", blackAlone, "--first=computer"}, "undo\n");
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.output.count("You cannot place a disc and pass.\n"), 1);
    QVERIFY(outcome.output.contains("The computer wins by 64: 7 to 0, and 57 empty squares"));
    QVERIFY(outcome.output.contains("There is no move of yours to take back.\n"));
}

void TestTerminal::undoWorksAfterTheEnd()
{
    const Outcome outcome =
        play({"--game=tictactoe", "--position=XX-OO---- X"}, "3\nundo\n9\nquit\n");
    QVERIFY(outcome.output.contains("You win with the line 1-2-3.\n"));
    QVERIFY(outcome.output.contains("Taken back: 3.\n"));
    QVERIFY(outcome.output.contains("You mark 9.\n"));
    QCOMPARE(outcome.output.count("You win"), 1);
}

void TestTerminal::newGameAlternatesTheStarter()
{
    const Outcome outcome = play({"--game=tictactoe", "--first=alternate"}, "new\nnew\n");
    const QRegularExpression starters("You move first.*The computer moves first.*You move first",
                                      QRegularExpression::DotMatchesEverythingOption);
    QVERIFY(outcome.output.contains(starters));
}

void TestTerminal::sameSeedRepeatsTheGame()
{
    for (const char *game : {"tictactoe", "othello", "nim"}) {
        const QStringList options{"--level=easy", "--game", game, "--heaps=random",
                                  "--first=random"};
        QStringList usable = options;
        if (QByteArray(game) != "nim")
            usable.removeAll("--heaps=random");
        const QString once = play(usable + QStringList{"--seed=9"}, everyMove(game)).output;
        QVERIFY(once.size() > 200);
        QCOMPARE(play(usable + QStringList{"--seed=9"}, everyMove(game)).output, once);
    }
}

void TestTerminal::interruptLeavesCleanly_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("while it waits") << QStringList{"--game=nim"};
    QTest::newRow("while it thinks")
        << QStringList{"--level=hard", "--first=computer", "--seconds=600"};
}

void TestTerminal::interruptLeavesCleanly()
{
    QFETCH(QStringList, options);
    Talk talk(options);
    QVERIFY(talk.process().waitForStarted());
    QByteArray said;
    while (!said.contains("Type a move")) {
        QVERIFY(talk.process().waitForReadyRead());
        said += talk.process().readAllStandardOutput();
    }
    kill(pid_t(talk.process().processId()), SIGINT);
    QVERIFY(talk.process().waitForFinished(20'000));
    QCOMPARE(talk.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(talk.process().exitCode(), 130);
    QCOMPARE(talk.process().readAllStandardError(), QByteArray());
}

void TestTerminal::helpIsThereForEveryCommand_data()
{
    QTest::addColumn<QString>("command");
    static const QRegularExpression row("^  (\\w+)  ", QRegularExpression::MultilineOption);
    const Outcome outcome = run({"--help"});
    QCOMPARE(outcome.status, 0);
    auto found = row.globalMatch(outcome.output);
    while (found.hasNext()) {
        const QString command = found.next().captured(1);
        QTest::addRow("%s", qPrintable(command)) << command;
    }
}

void TestTerminal::helpIsThereForEveryCommand()
{
    QFETCH(QString, command);
    const Outcome outcome = run({command, "--help"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QString());
    QVERIFY(outcome.output.startsWith("tabuleiro-cli " + command + ": "));
    QVERIFY(outcome.output.contains("\n  --help "));
    for (const QString &line : outcome.output.split('\n'))
        QVERIFY2(line.size() <= 95, qPrintable(line));
}

void TestTerminal::withoutCommandPlayIsMeant()
{
    QVERIFY(run({"--game=nim"}).output.startsWith("Nim against the computer (medium)."));
    // With neither a command nor a terminal there is nobody to play with.
    QCOMPARE(run({}).output, run({"--help"}).output);
    QVERIFY(run({"--version"})
                .output.contains(QRegularExpression("^tabuleiro-cli \\d+\\.\\d+\\.\\d+\n$")));
}

void TestTerminal::wrongArgumentsGetOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("command")
        << QStringList{"paly"}
        << "tabuleiro-cli: \"paly\" is not a command; expected play, opponents, count, "
           "ladder, perft, solve, bench, engine, analyze or match; did you mean play?\n";
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
    QTest::newRow("no file") << QStringList{"solve", "nofile.txt"}
                             << "tabuleiro-cli solve: \"nofile.txt\" is neither a file nor a "
                                "position: character 1 (a1): \"n\"; expected X, O or -\n";
    QTest::newRow("wrong board") << QStringList{"solve", "--XOQ X"}
                                 << "tabuleiro-cli solve: \"--XOQ X\" is neither a file nor a "
                                    "position: character 5 (e1): \"Q\"; expected X, O or -\n";
    QTest::newRow("file of other things")
        << QStringList{"solve", TABULEIRO_TEST_DATA "/othello-bench.txt"}
        << "tabuleiro-cli solve: " TABULEIRO_TEST_DATA
           "/othello-bench.txt:3: character 1 (a1): \"n\"; expected X, O or -\n";
    QTest::newRow("bench depth") << QStringList{"bench", "--depth=0"}
                                 << "tabuleiro-cli bench: --depth: \"0\"; expected a whole number "
                                    "from 1 to 30\n";
    QTest::newRow("games")
        << QStringList{"ladder", "--games=0"}
        << "tabuleiro-cli ladder: --games: \"0\"; expected a whole number from 1 to "
           "1000000\n";
}

void TestTerminal::wrongArgumentsGetOneLine()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.errors, message);
    QCOMPARE(outcome.output, QString());
    QCOMPARE(outcome.status, 2);
}

void TestTerminal::countsAreTheKnownOnes()
{
    const Outcome outcome = run({"count"});
    QCOMPARE(outcome.status, 0);
    QStringList rows;
    for (const QString &line : outcome.output.split('\n')) {
        const QStringList cells = line.split('|');
        // The columns stand below each other, also where a minus takes more bytes than one.
        if (cells.size() == 5 && !cells[2].trimmed().startsWith("--") && cells[1].size() < 66)
            QVERIFY2(cells[1].size() == 64, qPrintable(line));
        if (cells.size() == 5 && !cells[2].trimmed().isEmpty() && cells[2].trimmed()[0].isDigit())
            rows += cells[1].trimmed() + " = " + cells[2].trimmed();
    }
    QStringList known{"Tic-tac-toe, plain minimax, root moves counted = 549,945",
                      "alpha-beta, a full window for each root move = 30,709",
                      "calls that alpha-beta saves, in per cent = 94",
                      "leaves of alpha-beta = 12,515",
                      "heuristic at depth 0 = 9",
                      "heuristic at depth 1 = 81",
                      "heuristic at depth 2 = 308",
                      "heuristic at depth 3 = 1,315",
                      "heuristic at depth 4 = 4,287",
                      "heuristic at depth 5 = 10,245",
                      "heuristic at depth 6 = 21,246",
                      "evaluations at depth 2 = 227"};
    const auto series = [&known](const QString &what, const QStringList &counts) {
        for (int i = 0; i < counts.size(); ++i)
            known += what.arg(i + 1) + " = " + counts[i];
    };
    const QStringList plainAfter{"59,705", "63,905", "59,705", "63,905", "55,505",
                                 "63,905", "59,705", "63,905", "59,705"};
    series("of the plain calls, those after X on %1", plainAfter);
    series("of alpha-beta's calls, those after X on %1",
           {"2,338", "2,869", "3,275", "3,574", "2,316", "3,590", "3,809", "4,981", "3,957"});
    series("of the calls at depth 2, those after X on %1",
           {"36", "31", "31", "34", "25", "42", "37", "43", "29"});
    known += QStringList{"games lost at depth 2 = 10",
                         "openings worth more or less than a draw = 0",
                         "alpha-beta, one window = 18,297",
                         "leaves of alpha-beta with one window = 7,330",
                         "one window, from \u22121 to +1 = 16,811",
                         "one window, centre, corners, edges = 7,275",
                         "one window, corners first = 11,554",
                         "one window, edges first = 42,094",
                         "figure 1, with leaves made up: value = 3",
                         "the report's minimax at depth 1 = 10",
                         "the report's minimax at depth 2 = 82",
                         "the report's minimax at depth 3 = 586",
                         "the report's minimax at depth 4 = 3,610",
                         "the report's minimax to full depth = 986,410",
                         "plain minimax, root counted = 549,946",
                         "win-only cut, root counted = 94,978"};
    series("the same after X on %1",
           {"3,763", "12,140", "5,456", "15,214", "8,482", "17,397", "5,672", "18,652", "8,201"});
    series("plain minimax after X on %1", plainAfter);
    known += QStringList{"the four leaves, MAX first: value = 4",
                         "the four leaves, MIN first: value = 5",
                         "leaves visited, MAX first = 3",
                         "leaves visited, MIN first = 4",
                         "the same with 7 before 2 = 3",
                         "Nim 20, misere: alpha-beta = 38,949",
                         "the same, taking 3 first = 1,093",
                         "heaps from 1 to 20 that are lost = 5",
                         "Nim 20, misere: calls that remember each position = 109",
                         "Nim 20, misere: positions = 40",
                         "Tic-tac-toe, games = 255,168",
                         "games that X wins = 131,184",
                         "games that O wins = 77,904",
                         "games that are drawn = 46,080",
                         "Tic-tac-toe, positions = 5,478",
                         "the same, up to symmetry = 765",
                         "calls that remember each position = 16,168",
                         "calls that remember them up to symmetry = 2,271"};
    series("Nim %1, misere: plain minimax",
           {"2",      "4",      "8",      "15",     "28",      "52",     "96",
            "177",    "326",    "600",    "1,104",  "2,031",   "3,736",  "6,872",
            "12,640", "23,249", "42,762", "78,652", "144,664", "266,079"});
    known += QStringList{"tree 1: value = 3",
                         "tree 1: leaves visited, of 5 = 4",
                         "tree 2: value = 3",
                         "tree 2: leaves visited, of 9 = 5",
                         "the classic tree: leaves visited, of 9 = 7",
                         "the same, best reply first = 5"};
    QCOMPARE(rows, known);
    // Chess is only quoted.
    QVERIFY(
        outcome.output.contains("chess, ten plies, as the literature has it: 69,352,859,712,417"));
}

void TestTerminal::ladderIsTheSameOnAnyNumberOfThreads()
{
    const QStringList options{"ladder", "--games=4", "--nodes=200"};
    const Outcome alone = run(options + QStringList{"--threads=1"});
    const Outcome together = run(options + QStringList{"--threads=3"});
    QCOMPARE(together.output, alone.output);
    QCOMPARE(together.errors, QString()); // no progress where nobody watches
    QVERIFY(alone.output.contains("| hard | 0 of 5736 | 0 of 10496 |"));
    QVERIFY(alone.output.contains("| report-code | 32 of 717 | 0 of 98 |"));
    QVERIFY(alone.output.contains("| report-text | 6 of 573 | 0 of 94 |"));
    QVERIFY(alone.output.contains("| heuristic-2 | 10 of 621 | 0 of 183 |"));
}

void TestTerminal::perftCountsArePublishedOnes()
{
    const QRegularExpression last("^ +8 +390216 ", QRegularExpression::MultilineOption);
    for (const QStringList &options : {QStringList{"8"}, QStringList{"--hash", "8"}}) {
        const Outcome outcome = run(QStringList{"perft"} + options);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, QString());
        QVERIFY2(outcome.output.contains(last), qPrintable(outcome.output));
    }
}

void TestTerminal::solveFindsPublishedScores()
{
    // FFO #1, as a board and in its file.
    const QString board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    const QRegularExpression row("^ +#1 +14 +\\+18 +\\d+ .*  g8 ",
                                 QRegularExpression::MultilineOption);
    const Outcome alone = run({"solve", board});
    QCOMPARE(alone.status, 0);
    QCOMPARE(alone.errors, QString());
    QVERIFY2(alone.output.contains(row), qPrintable(alone.output));
    const Outcome file = run({"solve", TABULEIRO_TEST_DATA "/ffo-01-19.txt"});
    QCOMPARE(file.status, 0);
    QVERIFY2(file.output.contains(row), qPrintable(file.output));
    QCOMPARE(file.output.count('#'), 19);
}

void TestTerminal::interruptedSolveSaysWhatItKnows()
{
    QProcess process;
    process.start(TABULEIRO_CLI, {"solve", TABULEIRO_TEST_DATA "/ffo-40-59.txt"});
    QVERIFY(process.waitForReadyRead(20'000));
    kill(pid_t(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

void TestTerminal::benchHasItsSignature()
{
    QFile file(TABULEIRO_TEST_DATA "/othello-bench.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString signature = QString::fromUtf8(file.readAll()).section('\n', 2, 2);
    const Outcome outcome = run({"bench"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(signature.startsWith("nodes "));
    QVERIFY2(outcome.output.contains('\n' + signature + '\n'), qPrintable(outcome.output));
}

void TestTerminal::benchTakesPositions()
{
    // The same position by its moves and as a board.
    const Outcome outcome =
        run({"bench", "--depth=6", "f5d6",
             "-------------------O-------OO------XXX-------------------------- X"});
    const QStringList lines = outcome.output.split('\n');
    QVERIFY2(outcome.status == 0 && lines.size() >= 5, qPrintable(outcome.output));
    QVERIFY(lines[0].startsWith("---------------------------"));
    QCOMPARE(lines[2].section(' ', 0, 0), QString("nodes"));
    const Outcome wrong = run({"bench", "f5f5"});
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.errors.contains("f5f5"), qPrintable(wrong.errors));
    QCOMPARE(wrong.errors.count('\n'), 1);
}

QTEST_GUILESS_MAIN(TestTerminal)
#include "tst_terminalgame.moc"
