#include "tests/support/qt/cli.h"

#include <QRegularExpression>
#include <QTest>

/// `tabuleiro-cli solve`: published scores, positions from every source, and Ctrl-C.
class TestSolveCommand : public QObject
{
    Q_OBJECT

private slots:
    void solveFindsPublishedScores();
    void positionsComeFromTheStandardInput();
    void movesAreAnArgument();
    void everyFormatIsSolved();
    void interruptLeavesAnOpenScore_data();
    void interruptLeavesAnOpenScore();
    void fewEmptySquaresNeedNoLargeTable();
};

void TestSolveCommand::solveFindsPublishedScores()
{
    // FFO #1, as a board and in its file.
    const QString board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    const QRegularExpression row("^ +#1 +14 +\\+18 +\\d+ .*  g8 ",
                                 QRegularExpression::MultilineOption);
    const TextOutcome alone = runCli({"solve", board});
    QCOMPARE(alone.status, 0);
    QCOMPARE(alone.errors, QString());
    QVERIFY2(alone.output.contains(row), qPrintable(alone.output));
    const TextOutcome file = runCli({"solve", TABULEIRO_TEST_DATA "/ffo-01-19.txt"});
    QCOMPARE(file.status, 0);
    QVERIFY2(file.output.contains(row), qPrintable(file.output));
    QCOMPARE(file.output.count('#'), 19);
}

void TestSolveCommand::positionsComeFromTheStandardInput()
{
    const TextOutcome outcome =
        runCli({"solve", "-"}, "# a comment\n" + QByteArray(60, 'O') + "XO-- X\n");
    QCOMPARE(outcome.status, 0);
    const QString output = outcome.output.simplified();
    // Black's only move is turned back, and no black disc is left.
    QVERIFY2(output.contains("#1 2 -64 "), qPrintable(output));
    const QString reverse =
        runCli({"solve", "-"}, QByteArray(60, 'O') + "XO-- X reverse\n").output.simplified();
    QVERIFY2(reverse.contains("#1 2 +64 ") && reverse.contains("(fewest discs win)"),
             qPrintable(reverse));
    // The total has no squares of its own: what follows it are the nodes and the time.
    static const QRegularExpression total("total \\d+ \\d+\\.\\d{3} ");
    QVERIFY2(output.contains(total), qPrintable(output));
    const TextOutcome wrong = runCli({"solve", "-"}, "# a comment\nnone\n");
    QCOMPARE(wrong.status, 1);
    QCOMPARE(wrong.errors,
             QString("tabuleiro-cli solve: the standard input: line 2, column 1, byte "
                     "13: \"none\"; expected a position, or moves such as f5d6c3 of Othello, 5 1 9 "
                     "of tic-tac-toe or a3 a1 of Nim\n"));
}

/// Games, formats of other programs and packed files, as in the window; a wrong record costs itself
/// alone, and the exit status says so.
void TestSolveCommand::movesAreAnArgument()
{
    // The end of a game in which White loses all discs, and a file that is not there.
    const TextOutcome over = runCli({"solve", "e6f4e3f6g5d6e7f5c5"});
    QCOMPARE(over.status, 0);
    QVERIFY2(over.output.contains("#1"), qPrintable(over.output + over.errors));
    QVERIFY(runCli({"solve", "games.txt"}).errors.contains("games.txt: "));
    // As a line of a file: what goes wrong behind a game does not cost the game.
    const TextOutcome rest = runCli({"solve", "e6f4e3f6g5d6e7f5c5 64-0 a1"});
    QVERIFY2(rest.output.contains("#1"), qPrintable(rest.output + rest.errors));
    QCOMPARE(rest.errors.count("character 25: move 1, \"a1\": a1 turns no disc"), 1);
    QCOMPARE(rest.status, 1);
    QVERIFY(runCli({"solve", "f5d6a1"}).errors.contains("neither a file nor a position"));
}

void TestSolveCommand::everyFormatIsSolved()
{
    const QByteArray board = QByteArray(60, 'O') + "XO--";
    const TextOutcome mixed =
        runCli({"solve", "-"}, board + " X\n" + board.left(63) + " X\n[8 " + board + " *]\n");
    QCOMPARE(mixed.status, 1);
    QCOMPARE(mixed.output.count(" -64 "), 2);
    QVERIFY2(mixed.errors.startsWith("tabuleiro-cli solve: the standard input: line 2, "),
             qPrintable(mixed.errors));
    // What is read with a remark fails nothing.
    const TextOutcome remarked = runCli({"solve", "-"}, board + "\n");
    QCOMPARE(remarked.status, 0);
    QVERIFY2(remarked.errors.contains("Black is assumed"), qPrintable(remarked.errors));
    const TextOutcome packed = runCli({"solve", TABULEIRO_TEST_DATA "/field/a23-packed.ggf.gz"});
    QVERIFY2(packed.errors.endsWith("games with a komi: 1; discs are counted without it\n"),
             qPrintable(packed.errors));
    QCOMPARE(packed.errors.count('\n'), 1);
    QCOMPARE(packed.status, 0);
    QVERIFY2(packed.output.contains(QRegularExpression("#1 +0 ")), qPrintable(packed.output));
}

void TestSolveCommand::interruptLeavesAnOpenScore_data()
{
    QTest::addColumn<QString>("problem");
    QTest::newRow("file") << TABULEIRO_TEST_DATA "/ffo-40-59.txt";
    QTest::newRow("board") << QString(27, '-') + "OX------XO" + QString(27, '-') + " X";
}

void TestSolveCommand::interruptLeavesAnOpenScore()
{
    QFETCH(QString, problem);
    const TextOutcome outcome = interruptedCli("line\n", {"solve", problem});
    QCOMPARE(outcome.status, 130);
    QCOMPARE(outcome.errors, QString());
    QVERIFY2(outcome.output.contains("? "), qPrintable(outcome.output));
    QVERIFY2(outcome.output.contains("\n total "), qPrintable(outcome.output));
}

void TestSolveCommand::fewEmptySquaresNeedNoLargeTable()
{
#ifdef TABULEIRO_SANITIZED
    QSKIP("the sanitizers need more memory than the limit leaves");
#else
    QProcess process; // where half of the table that is allowed has no place
    process.start("sh", {"-c", R"(ulimit -v 400000 && exec "$0" "$@")", TABULEIRO_CLI, "solve",
                         "--table-mb=800", QString(60, 'O') + "XO-- X"});
    process.closeWriteChannel();
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(outcome.status, 0);
#endif
}

QTEST_GUILESS_MAIN(TestSolveCommand)
#include "tst_solvecommand.moc"
