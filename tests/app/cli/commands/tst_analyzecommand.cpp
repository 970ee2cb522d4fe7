#include "core/othello.h"
#include "tests/support/qt/engine.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// `tabuleiro-cli analyze`: what is sent and what must come back, line by line.
class TestAnalyzeCommand : public QObject
{
    Q_OBJECT

private slots:
    void analysisOfALine_data();
    void analysisOfALine();
    void analysisComesLineByLine();
    void analysisIsTheSameWithThreads();
    void analysisIsTheSameHoweverSplit();
    void filesAreReadOneAfterTheOther();
    void everyFormatIsAnalysed();
    void gamesOfALineAreEachAnswered();
    void remarksAreNoAnswers();
    void interruptEndsAnEndlessAnalysis();
    void interruptAnswersNoHalfLine();
};

namespace {

/// Positions and games of all phases, bad lines among them.
QByteArray linesOfAllPhases()
{
    QByteArray lines;
    core::Othello game;
    QByteArray moves;
    for (quint32 i = 1; !game.isOver(); ++i) {
        const auto legal = game.legalMoves();
        const core::Move move = legal[(i * 2654435761u >> 8) % legal.size()];
        if (move != core::Othello::pass)
            moves += game.moveText(move).c_str();
        game.play(move);
        lines += QByteArray(game.toText().c_str()) + '\n';
        if (i % 8 == 0)
            lines += moves.left(12) + "\n" + moves + "z9\n\n";
    }
    return lines;
}

} // namespace

void TestAnalyzeCommand::analysisOfALine_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &line, const QByteArray &answer,
                        int status) { QTest::newRow(name) << line << answer << status; };
    row("empty", "\n", "^$", 0);
    row("comment", "% openings\n", "^% openings$", 0);
    row("position", startText + " X; f5:+0 % start\n",
        "^" + startText + " X;( [cdef][3-6]:[+-]\\d+;){4} % depth 4$", 0);
    row("position of the FFO files", "40 | " + startText + " X | 60 | +0 | d3\n",
        "^" + startText + " X;.* % depth 4$", 0);
    row("bar in a comment", startText + " X % a | b\n", "^" + startText + " X;.* % depth 4$", 0);
    row("finished", QByteArray(64, 'X') + " O\n", "^X{64} O; -64; % over$", 0);
    row("reverse", startText + " X reverse\n",
        "^" + startText + " X reverse;( [a-h][1-8]:[+-]\\d+;){4} % depth 4$", 0);
    row("reverse, finished", QByteArray(64, 'X') + " O reverse\n",
        "^X{64} O reverse; \\+64; % over$", 0);
    row("midgame of few", "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X\n",
        "^[XO-]{64} X;( [a-h][1-8]:[+-]\\d+;)+ % depth 4$", 0);
    row("game", "f5d6 C3\n", "^f5:[+-]\\d+ d6:[^ ]+ c3:[^ ]+; 57 empty$", 0);
    row("shortest game", "e6f4e3f6g5d6e7f5c5\n", "; result \\+64$", 0);
    row("reverse game", "(;GM[Othello]TY[8a]BO[8 " + QByteArray(64, 'O') + " *];)\n",
        "^O{64} X reverse; \\+64; % over$", 0);
    row("reverse game of a move",
        "(;GM[Othello]TY[8a]BO[8 ---------------------------O*------*O--------------------------- "
        "*]B[F5];)\n",
        "^f5:[^ ]+; 59 empty \\(fewest discs win\\)$", 0);
    row("bad character", "-----?\n",
        "^error: column 6: \"\\?\"; expected X, O or -.*; in \"-----\\?\"$", 1);
    row("bad character after a number", "1 | -----?\n",
        "^error: column 10: \"\\?\"; expected X, O or -.*; in ", 1);
    row("too few squares", "---- X\n", "^error: column \\d+: .*; in \"---- X\"$", 1);
    row("illegal move", "f5 a1\n", "^error: column 4: a1 turns no disc.*; in \"f5 a1\"$", 1);
    row("no square", "f9d6\n", "^error: column 1: .*f9.*; in \"f9d6\"$", 1);
    row("half a move", "f5d\n", "^error: column 3: .*; in \"f5d\"$", 1);
    row("wrong pass", "f5pass\n",
        "^error: column 3: a pass is not allowed while .*; in \"f5pass\"$", 1);
    row("move after the end", "e6f4e3f6g5d6e7f5c5a1\n", "^error: column 19: the game is over; ", 1);
    row("more than a megabyte", longLine + "x\n", "^error: column 1048576: the line is too long; ",
        1);
    row("a heading", "al - zo\nf5d6\n", "^f5:.* d6:.*; 58 empty$", 0);
    row("a title behind strokes", "---- Game 1 ----\nf5 d6\n", "^f5:.* d6:.*; 58 empty$", 0);
    row("rows of moves", "1. f5 d6\n2. c3 d3\n", "^f5:.* d3:.*; 56 empty$", 0);
    row("input ends within a line", "f5d6", "^f5:.* d6:.*; 58 empty$", 0);
}

void TestAnalyzeCommand::analysisOfALine()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, answer);
    QFETCH(int, status);
    const Outcome outcome = run(TABULEIRO_CLI, {"analyze", "--depth=4"}, line);
    QCOMPARE(outcome.status, status);
    QCOMPARE(outcome.errors.isEmpty(), status == 0);
    QCOMPARE(outcome.output.count('\n'), 1);
    QVERIFY2(QRegularExpression(answer).match(outcome.output.trimmed()).hasMatch(), outcome.output);
}

void TestAnalyzeCommand::analysisComesLineByLine()
{
    Talk talk(TABULEIRO_CLI, {"analyze", "--depth=4", "--threads=2"});
    for (const char *line : {"f5", "f5d6", "f5d6c3"}) {
        talk.send(line);
        QVERIFY(talk.line().startsWith("f5:"));
    }
}

void TestAnalyzeCommand::analysisIsTheSameWithThreads()
{
    const QByteArray input = linesOfAllPhases();
    const Outcome plain = run(TABULEIRO_CLI, {"analyze", "--depth=4"}, input);
    QCOMPARE(plain.status, 1);
    QCOMPARE(plain.output.count('\n'), input.count('\n'));
    const Outcome threads = run(TABULEIRO_CLI, {"analyze", "--depth=4", "--threads=3"}, input);
    QCOMPARE(threads.output, plain.output);
}

void TestAnalyzeCommand::analysisIsTheSameHoweverSplit()
{
    const QString parallel = QStandardPaths::findExecutable("parallel");
    if (parallel.isEmpty())
        QSKIP("GNU parallel is not installed");
    const QByteArray input = linesOfAllPhases();
    const QByteArray few = input.left(input.indexOf('\n', input.size() / 8) + 1);
    // Each part is a program of its own, which reads the weights before it answers.
    for (const auto &[lines, text] : {std::pair(3, few), std::pair(17, input)}) {
        const Outcome plain = run(TABULEIRO_CLI, {"analyze", "--depth=4"}, text);
        const Outcome split = run(parallel,
                                  {"--will-cite", "--quote", "--pipe", "--keep-order", "-j2", "-N",
                                   QString::number(lines), TABULEIRO_CLI, "analyze", "--depth=4"},
                                  text);
        QVERIFY(text.count('\n') > 2 * lines);
        QCOMPARE(split.output, plain.output);
    }
}

void TestAnalyzeCommand::filesAreReadOneAfterTheOther()
{
    const QTemporaryDir folder;
    const QString first = folder.filePath("first");
    const QString last = folder.filePath("last");
    QVERIFY(writeBytes(first, "f5\nf5d6")); // without an end, which joins no lines
    QVERIFY(writeBytes(last, "f5d6c3\n"));
    const Outcome apart = run(TABULEIRO_CLI, {"analyze", "--depth=2"}, "f5\nf5d6\nf5f6\nf5d6c3\n");
    const Outcome outcome =
        run(TABULEIRO_CLI, {"analyze", "--depth=2", first, "-", last}, "f5f6\n");
    QCOMPARE(outcome.output, apart.output);
    QCOMPARE(outcome.status, 0);
    // A bad line is named by its place in its file.
    QVERIFY(writeBytes(last, "f5d6c3\n\n# remark\nf5a1\nf5a2\n"));
    const Outcome bad = run(TABULEIRO_CLI, {"analyze", "--depth=2", first, last}, {});
    QCOMPARE(bad.status, 1);
    QVERIFY2(bad.errors.endsWith("2 of 7 lines could not be analysed, the first of " + last.toUtf8()
                                 + ", line 4; the output says why\n"),
             bad.errors);
    // Nothing is begun where a file is missing.
    const Outcome missing = run(TABULEIRO_CLI, {"analyze", first, folder.filePath("none")}, {});
    QCOMPARE(missing.status, 1);
    QCOMPARE(missing.output, QByteArray());
    QVERIFY2(missing.errors.endsWith("/none: there is no such file\n"), missing.errors);
}

/// Files in the formats that the window opens, as lists with the same games give them.
void TestAnalyzeCommand::everyFormatIsAnalysed()
{
    const QByteArray list = run(TABULEIRO_CLI, {"analyze", "--depth=2"}, "f5d6\nf5d6c3\n").output;
    const QString folder = TABULEIRO_TEST_DATA "/field/";
    const auto analysed = [&](const QString &file) {
        return run(TABULEIRO_CLI, {"analyze", "--depth=2", folder + file}, {});
    };
    QCOMPARE(analysed("a04-tags-one-line.pgn").output + analysed("a21-sgf.sgf").output, list);
    QCOMPARE(analysed("a20-quest.json").output, analysed("a21-sgf.sgf").output);
    const Outcome cut = analysed("a07-cut-in-a-move.ggf");
    QCOMPARE(cut.status, 1);
    QCOMPARE(cut.output.count('\n'), 3);
    QVERIFY(cut.output.startsWith("f5:") && cut.output.contains("\nerror: "));
    // Lines that end with carriage returns alone, in a file and in the standard input.
    const QTemporaryDir own;
    const QString returns = own.filePath("returns.txt");
    QVERIFY(writeBytes(returns, "f5d6\rf5d6c3\r"));
    QCOMPARE(run(TABULEIRO_CLI, {"analyze", "--depth=2", returns}, {}).output, list);
    QCOMPARE(run(TABULEIRO_CLI, {"analyze", "--depth=2"}, "f5d6\rf5d6c3\r").output, list);
    QCOMPARE(run(TABULEIRO_CLI, {"analyze", "--depth=2"},
                 "[Black \"a\"]\nf5 d6\n[Black \"b\"]\nf5 "
                 "d6 c3\n")
                 .output,
             list);
}

/// As the window opens such a line: what goes wrong behind a game does not cost the game.
void TestAnalyzeCommand::gamesOfALineAreEachAnswered()
{
    const QByteArray games = run(TABULEIRO_CLI, {"analyze", "--depth=2"}, "f5d6\nf5d6c3\n").output;
    const Outcome two = run(TABULEIRO_CLI, {"analyze", "--depth=2"}, "f5 d6 40-24 f5 d6 c3 *\n");
    QCOMPARE(two.output, games);
    QCOMPARE(two.status, 0);
    QCOMPARE(two.errors, QByteArray());
    const QTemporaryDir folder;
    const QString list = folder.filePath("list.txt");
    QVERIFY(writeBytes(list, "f5 d6 40-24 c3\nf5d6c3\n"));
    const Outcome rest = run(TABULEIRO_CLI, {"analyze", "--depth=2", list}, {});
    const QByteArrayList lines = rest.output.split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[0] + '\n' + lines[2] + '\n' == games, rest.output);
    QVERIFY2(lines[1].startsWith("error: column 13: c3 turns no disc"), rest.output);
    QCOMPARE(rest.status, 1);
    QVERIFY2(rest.errors.contains("list.txt, line 1; the output says why"), rest.errors);
}

/// What is to be known of a line that is read all the same stands beside the answers.
void TestAnalyzeCommand::remarksAreNoAnswers()
{
    const QByteArray game = "e6f4e3f6g5d6e7f5c5";
    const QByteArray answer = run(TABULEIRO_CLI, {"analyze", "--depth=2"}, game + "\n").output;
    const QByteArray said =
        "the result \"20-44\" is not that of the moves, 64-0; the moves count\n";
    const Outcome line = run(TABULEIRO_CLI, {"analyze", "--depth=2"}, game + " 20-44\n");
    QCOMPARE(line.output, answer);
    QCOMPARE(line.status, 0);
    QVERIFY2(line.errors.contains("the standard input, line 1: character 20: " + said),
             line.errors);
    const QTemporaryDir folder;
    const auto analysed = [&folder](const QByteArray &text) {
        const QString path = folder.filePath("games.pgn");
        if (!writeBytes(path, text))
            qFatal("%s cannot be written", qPrintable(path));
        return run(TABULEIRO_CLI, {"analyze", "--depth=2", path}, {});
    };
    const QByteArray pgn = "[Result \"20-44\"]\n\n" + game + "\n";
    const Outcome whole = analysed(pgn);
    QCOMPARE(whole.output, answer);
    QCOMPARE(whole.status, 0);
    QVERIFY2(whole.errors.contains(said), whole.errors);
    // A game may take several lines, and moves below a board go on from there, as in every reader.
    QCOMPARE(analysed("f5 d6 c3\nd3 c4 f4\n").output,
             run(TABULEIRO_CLI, {"analyze", "--depth=2"}, "f5d6c3d3c4f4\n").output);
    QCOMPARE(analysed("1. f5 d6\n2. c3 d3").output, // whose last line has no end
             run(TABULEIRO_CLI, {"analyze", "--depth=2"}, "f5d6c3d3\n").output);
    QCOMPARE(analysed("f5 f6\nd3 c3\nc4\n").output, // whose second line could begin a game
             run(TABULEIRO_CLI, {"analyze", "--depth=2"}, "f5f6d3c3c4\n").output);
    const QByteArray board = "---------------------------OX------XO--------------------------- O\n";
    const Outcome onward = analysed(board + "f4 f3\n");
    QCOMPARE(onward.status, 0);
    QCOMPARE(onward.output.count('\n'), 1);
    QVERIFY2(onward.output.startsWith("f4:"), onward.output);
    // Beside a game that is left out too.
    const Outcome both = analysed(pgn + "\n[Result \"*\"]\n\nf5a1 *\n");
    QVERIFY(both.output.startsWith(answer) && both.output.count('\n') == 2);
    QVERIFY(both.output.contains("error: ") && !both.output.contains(said));
    QCOMPARE(both.status, 1);
    QVERIFY2(both.errors.contains(said), both.errors);
}

void TestAnalyzeCommand::interruptEndsAnEndlessAnalysis()
{
    QProcess source;
    QProcess process;
    source.setStandardOutputProcess(&process);
    source.start("yes", {"f5d6"});
    process.start(TABULEIRO_CLI, {"analyze", "--depth=4", "--threads=2"});
    QVERIFY(process.waitForReadyRead(support::maxWait));
    interrupt(process);
    QVERIFY(process.waitForFinished(support::maxWait));
    QCOMPARE(process.exitCode(), 130);
    source.kill();
    source.waitForFinished();
}

void TestAnalyzeCommand::interruptAnswersNoHalfLine()
{
    QProcess process;
    process.start(TABULEIRO_CLI, {"analyze", "--depth=2"});
    process.write("f5d6\nf5d");
    QVERIFY(process.waitForReadyRead(support::maxWait));
    interrupt(process);
    QVERIFY(process.waitForFinished(support::maxWait));
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(process.readAllStandardOutput().count('\n'), 1);
}

QTEST_GUILESS_MAIN(TestAnalyzeCommand)
#include "tst_analyzecommand.moc"
