#include "tests/app/cli/terminal/terminalplay.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

/// The game in the terminal as a person or a script meets it: text in, text out, an exit status.
class TestTerminalGame : public QObject
{
    Q_OBJECT

private slots:
    void wholeGameCanBePiped_data();
    void wholeGameCanBePiped();
    void reverseOthelloIsNamed();
    void hintsPlayAWholeGame_data();
    void hintsPlayAWholeGame();
    void hintsAreTheSameEachTime();
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
    void randomHeapsAreOthersInEachGame();
    void opponentChoosesItsGame();
    void sameSeedRepeatsTheGame();
    void interruptLeavesCleanly_data();
    void interruptLeavesCleanly();
};

namespace {

/// Only Othello's hard level takes its time.
QStringList quickly(const QString &game)
{
    return game == "othello" ? QStringList{"--seconds=0.01"} : QStringList();
}

const QRegularExpression &result()
{
    static const QRegularExpression expression(
        "^.*(A draw: .*|(You win|The computer wins|\\w+ wins|The \\w+ player wins).*)\\.$",
        QRegularExpression::MultilineOption);
    return expression;
}

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

void TestTerminalGame::wholeGameCanBePiped_data()
{
    addGames();
}

void TestTerminalGame::wholeGameCanBePiped()
{
    QFETCH(QString, game);
    QFETCH(QString, level);
    QFETCH(QString, first);
    const TextOutcome outcome = play(
        QStringList{"--game", game, "--level", level, "--first", first, "--seed=5"} + quickly(game),
        everyMove(game));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QString());
    QVERIFY(outcome.output.contains(result()));
    QVERIFY(outcome.output.contains("The game is over (new, undo or quit): "));
}

void TestTerminalGame::reverseOthelloIsNamed()
{
    const TextOutcome outcome =
        play(QStringList{"--reverse", "--seed=5"} + quickly("othello"), everyMove("othello"));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.output.startsWith("Reverse Othello against the computer (medium)."),
             qPrintable(outcome.output.left(200)));
    QVERIFY(outcome.output.contains("Whoever has the fewest discs at the end wins."));
    static const QRegularExpression result("(You win|The computer wins) by (\\d+): (\\d+) to "
                                           "(\\d+)\\. The fewest discs win\\.|A draw");
    const auto found = result.match(outcome.output);
    QVERIFY2(found.hasMatch(), qPrintable(outcome.output.right(200)));
    QVERIFY(found.captured(3).toInt() <= found.captured(4).toInt());
    QVERIFY(play({"--game=nim", "--reverse"}, {}).errors.contains("--reverse is for Othello"));
    const QString errors = play({"--opponent=corners", "--position=XX-OO---- X"}, {}).errors;
    QVERIFY2(errors.contains("corners does not play tictactoe"), qPrintable(errors));
}

void TestTerminalGame::hintsPlayAWholeGame_data()
{
    addGames();
}

void TestTerminalGame::hintsPlayAWholeGame()
{
    QFETCH(QString, game);
    QFETCH(QString, level);
    QFETCH(QString, first);
    static const QRegularExpression hint("^Hint: (\\w+), \\w.*\\.$",
                                         QRegularExpression::MultilineOption);
    Talk talk(TABULEIRO_CLI,
              playing(QStringList{"--game", game, "--level", level, "--first", first, "--seed=6"}
                      + quickly(game)));
    QString said = talk.prompt();
    while (!said.contains("The game is over")) {
        const QRegularExpressionMatch found = hint.match(talk.answered("hint"));
        QVERIFY(found.hasMatch());
        said = talk.answered(found.captured(1));
        QVERIFY(!said.isEmpty());
    }
    QVERIFY(said.contains(result()));
    // A hint after the end has nothing to hint at.
    QVERIFY(talk.answered("hint").startsWith("hint\nThe game is over"));
    QVERIFY(talk.answered("").contains("The game is over. Type new, undo or quit."));
    talk.process().closeWriteChannel();
    QVERIFY(talk.process().waitForFinished());
    QCOMPARE(talk.process().exitCode(), 0);
}

/// As the window's are: whoever asks again doubts the answer.
void TestTerminalGame::hintsAreTheSameEachTime()
{
    for (const char *seed : {"--seed=1", "--seed=2", "--seed=3"}) {
        Talk talk(TABULEIRO_CLI, playing({"--game=tictactoe", "--first=human", seed}));
        talk.prompt();
        for (int again = 0; again < 3; ++again) {
            const QString said = talk.answered("hint");
            QVERIFY2(said.contains("\nHint: 5, "), qPrintable(said));
        }
    }
}

void TestTerminalGame::hardTicTacToeNeverLosesToHints()
{
    for (const char *order : {"1\n3\n7\n9\n5\n2\n4\n6\n8\n", "5\n1\n9\n3\n7\n2\n8\n4\n6\n"}) {
        for (int seed = 0; seed < 10; ++seed) {
            const TextOutcome outcome =
                play({"--game=tictactoe", "--level=hard", QString("--seed=%1").arg(seed)},
                     QByteArray(order).repeated(2));
            QVERIFY(outcome.output.contains(result()));
            QVERIFY(!outcome.output.contains("You win"));
        }
    }
}

void TestTerminalGame::twoPlayersTakeTurns()
{
    const TextOutcome line = play({"--game=tictactoe", "--two-players"}, "1\n4\n2\n5\n3\n");
    QCOMPARE(line.status, 0);
    QVERIFY(line.output.contains("X to move: "));
    QVERIFY(line.output.contains("O to move: "));
    QVERIFY(line.output.contains("X wins with the line 1-2-3."));
    const TextOutcome help = play({"--game=tictactoe", "--two-players"}, "help\nundo\n");
    QVERIFY(help.output.contains("undo  takes the last move back\n"));
    QVERIFY(help.output.contains("There is no move to take back.\n"));
    const TextOutcome nim =
        play({"--game=nim", "--two-players", "--heaps=1-2", "--normal"}, "a1\nb2\n");
    QVERIFY(
        nim.output.contains("The second player took the last counter. The second player wins."));
}

void TestTerminalGame::everyOpponentPlays_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("opponent");
    static const QRegularExpression row("^(\\S+) .*\\(([a-z, ]+)\\)$",
                                        QRegularExpression::MultilineOption);
    auto found = row.globalMatch(runCli({"opponents"}).output);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        for (const QString &game : match.captured(2).split(", "))
            QTest::addRow("%s, %s", qPrintable(match.captured(1)), qPrintable(game))
                << game << match.captured(1);
    }
}

void TestTerminalGame::everyOpponentPlays()
{
    QFETCH(QString, game);
    QFETCH(QString, opponent);
    const TextOutcome outcome =
        play({"--game", game, "--opponent", opponent, "--first=computer"}, everyMove(game));
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.output.contains("against the computer (" + opponent + ")"));
    QVERIFY(outcome.output.contains(result()));
}

void TestTerminalGame::wrongInputGetsOneLineAndAnotherTry_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("message");
    const QStringList othello{"--game=othello"};
    QTest::newRow("no square") << othello << "i9"
                               << "\"i9\" is not a valid square; expected a letter from a to h";
    QTest::newRow("taken") << othello << "d4"
                           << "Not played: d4 is taken; expected an empty square.";
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
    QTest::newRow("very long") << othello << QString(100'000, 'x') << "too long";
    QTest::newRow("undo at the start") << othello << "undo"
                                       << "There is no move of yours to take back.";
    QTest::newRow("redo at the start") << othello << "redo"
                                       << "There is no move to play again.";
    const QStringList ticTacToe{"--game=tictactoe"};
    QTest::newRow("number") << ticTacToe << "10"
                            << "\"10\" is not a valid square; expected a number from 1 to 9";
    const QStringList nim{"--game=nim"};
    QTest::newRow("too many")
        << nim << "4"
        << "4 cannot be taken from heap a; expected at least 1 and at most 3.";
    QTest::newRow("no number") << nim << "two"
                               << "\"two\" is not a valid move; expected how many to take";
    QTest::newRow("no heap") << QStringList{"--game=nim", "--heaps=1-3-5-7"} << "e1"
                             << "there is no heap e; expected a to d";
}

void TestTerminalGame::wrongInputGetsOneLineAndAnotherTry()
{
    QFETCH(QStringList, options);
    QFETCH(QString, line);
    QFETCH(QString, message);
    Talk talk(TABULEIRO_CLI, playing(options));
    talk.prompt();
    const QStringList said = talk.answered(line).split('\n');
    // What was typed, the message, and the question again.
    QVERIFY(said.size() >= 3);
    QVERIFY2(said[said.size() - 2].contains(message), qPrintable(said[said.size() - 2]));
    QVERIFY(said.size() == 3);
    QVERIFY(said.last().startsWith("Your move"));
}

void TestTerminalGame::endOfInputEndsQuietly_data()
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

void TestTerminalGame::endOfInputEndsQuietly()
{
    QFETCH(QByteArray, input);
    const TextOutcome outcome = play({"--level=easy"}, input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QString());
    QVERIFY(outcome.output.endsWith('\n'));
    const bool quits = input.contains("quit") || input.contains("exit");
    QCOMPARE(outcome.output.endsWith("\nThe input has ended before the game.\n"), !quits);
}

void TestTerminalGame::undoTakesTheAnswerBackToo()
{
    Talk talk(TABULEIRO_CLI, playing({"--level=easy", "--seed=2"}));
    const QString start = talk.prompt();
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

void TestTerminalGame::undoAndRedoGoPastAPass()
{
    Talk talk(TABULEIRO_CLI, playing({"--position", blackAlone}));
    talk.prompt();
    QVERIFY(talk.answered("c1").contains("The computer cannot place a disc and passes.\n"));
    QVERIFY(talk.answered("undo").contains("Taken back: c1, pass.\n"));
    QVERIFY(talk.answered("redo").contains("Played again: c1, pass.\n"));
    QVERIFY(talk.answered("d8").contains(
        "You win by 64: 7 to 0. 57 empty squares count for the winner.\n"));
    QVERIFY(talk.answered("undo").contains("Taken back: d8.\n"));
    QVERIFY(talk.answered("undo").contains("Taken back: c1, pass.\n"));
    QVERIFY(talk.answered("undo").contains("There is no move of yours to take back.\n"));
}

void TestTerminalGame::passOfThePersonIsAnnounced()
{
    const TextOutcome outcome = play({"--position", blackAlone, "--first=computer"}, "undo\n");
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.output.count("You cannot place a disc and pass.\n"), 1);
    QVERIFY(outcome.output.contains("The computer wins by 64: 7 to 0. 57 empty squares"));
    QVERIFY(outcome.output.contains("There is no move of yours to take back.\n"));
}

void TestTerminalGame::undoWorksAfterTheEnd()
{
    const TextOutcome outcome =
        play({"--position=XX-OO---- X"}, "3\nundo\n9\nquit\n"); // says which game it is
    QVERIFY(outcome.output.contains("You win with the line 1-2-3.\n"));
    QVERIFY(outcome.output.contains("Taken back: 3.\n"));
    QVERIFY(outcome.output.contains("You mark 9.\n"));
    QCOMPARE(outcome.output.count("You win"), 1);
}

void TestTerminalGame::newGameAlternatesTheStarter()
{
    const TextOutcome outcome = play({"--game=tictactoe", "--first=alternate"}, "new\nnew\n");
    const QRegularExpression starters("You move first.*The computer moves first.*You move first",
                                      QRegularExpression::DotMatchesEverythingOption);
    QVERIFY(outcome.output.contains(starters));
}

void TestTerminalGame::randomHeapsAreOthersInEachGame()
{
    const QStringList options{"--game=nim", "--heaps=random", "--limit=2", "--seed=1"};
    const TextOutcome outcome = play(options, "new\nnew\nnew\n");
    QStringList games = outcome.output.split("Take 1 to 2 counters from one heap at a time");
    QCOMPARE(games.size(), 5);
    games.removeFirst();
    for (QString &game : games)
        game = game.section("\n\n", 1, 1); // the board
    // Any two may be the same by chance, all of them hardly.
    QVERIFY(QSet<QString>(games.begin(), games.end()).size() >= 3);
    // All games follow from the seed.
    QCOMPARE(play(options, "new\nnew\nnew\n").output, outcome.output);
}

void TestTerminalGame::opponentChoosesItsGame()
{
    QVERIFY(play({"--opponent=report-code"}).output.startsWith("Tic-tac-toe against the computer"));
    QVERIFY(play({"--opponent=corners"}).output.startsWith("Othello against the computer"));
    QVERIFY(play({"--opponent=random"}).output.startsWith("Othello against the computer"));
    QVERIFY(play({"--opponent=half"}).output.startsWith("Tic-tac-toe against the computer"));
}

void TestTerminalGame::sameSeedRepeatsTheGame()
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

void TestTerminalGame::interruptLeavesCleanly_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("while it waits") << QStringList{"--game=nim"};
    QTest::newRow("while it thinks")
        << QStringList{"--level=hard", "--no-book", "--first=computer", "--seconds=600"};
}

void TestTerminalGame::interruptLeavesCleanly()
{
    QFETCH(QStringList, options);
    Talk talk(TABULEIRO_CLI, playing(options));
    QVERIFY(talk.process().waitForStarted());
    QByteArray said;
    while (!said.contains("Type a move")) {
        QVERIFY(talk.process().waitForReadyRead());
        said += talk.process().readAllStandardOutput();
    }
    interrupt(talk.process());
    QVERIFY(talk.process().waitForFinished(20'000));
    QCOMPARE(talk.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(talk.process().exitCode(), 130);
    QCOMPARE(talk.process().readAllStandardError(), QByteArray());
}

QTEST_GUILESS_MAIN(TestTerminalGame)
#include "tst_terminalgame.moc"
