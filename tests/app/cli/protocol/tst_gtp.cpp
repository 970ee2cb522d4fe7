#include "core/othello.h"
#include "tests/support/qt/engine.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/rhino.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

/// The Go Text Protocol: what is sent and what must come back.
class TestGtp : public QObject
{
    Q_OBJECT

private slots:
    void gtpAnswers_data();
    void gtpAnswers();
    void gtpKnowsWhatItLists();
    void gtpPlaysAWholeGame();
    void gtpKeepsItsClock();
    void gtpTakesOvertimeWhereMainTimeIsOver();
    void gtpLoadsAGame();
    void filesOfOthersAreLoaded_data();
    void filesOfOthersAreLoaded();
    void clearingTheBoardCostsNothing();
    void gtpAnalysisEndsWithTheNextLine();
    void wholeGameAgainstAPeer();
};

void TestGtp::gtpAnswers_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("output");
    const auto row = [](const char *name, const QByteArray &input, const QByteArray &output) {
        QTest::newRow(name) << input << output;
    };
    row("protocol_version", "1 protocol_version\n", "=1 2\n\n");
    row("name", "name\n", "= Tabuleiro\n\n");
    row("version", "version\n", "= " TABULEIRO_VERSION "\n\n");
    row("known_command", "known_command play\nknown_command fly\n", "= true\n\n= false\n\n");
    row("quit", "7 quit\nname\n", "=7\n\n");
    row("boardsize", "boardsize 8\nboardsize 19\nboardsize\n",
        "=\n\n? unacceptable size\n\n? syntax error\n\n");
    row("komi", "komi -6.5\nkomi x\n", "=\n\n? syntax error\n\n");
    row("clear_board", "play b f5\nclear_board\ngogui-rules_side_to_move\n",
        "=\n\n=\n\n= black\n\n");
    row("play", "play black f5\nplay WHITE D6\ngogui-rules_side_to_move\n",
        "=\n\n=\n\n= black\n\n");
    row("undo", "undo\nplay b f5\nundo\nundo\n", "? cannot undo\n\n=\n\n=\n\n? cannot undo\n\n");
    row("showboard", "showboard\n",
        "= \n   A B C D E F G H\n 1 - - - - - - - -\n 2 - - - - - - - -\n 3 - - - - - - - -\n"
        " 4 - - - O X - - -\n 5 - - - X O - - -\n 6 - - - - - - - -\n 7 - - - - - - - -\n"
        " 8 - - - - - - - -\nBlack to move\n\n");
    row("final_score", "final_score\n", "? cannot score: the game is not over\n\n");
    // The shortest game: Black takes all in nine moves.
    const QByteArray shortest = "play b e6\nplay w f4\nplay b e3\nplay w f6\nplay b g5\nplay w d6\n"
                                "play b e7\nplay w f5\nplay b c5\n";
    const QByteArray nine = QByteArray("=\n\n").repeated(9);
    row("finished game", shortest + "final_score\ngogui-rules_final_result\ngenmove w\n",
        nine + "= B+64\n\n= B+64\n\n= pass\n\n");
    row("reverse game",
        "set_game reverseothello\ngogui-rules_game_id\n" + shortest
            + "final_score\nclear_board\nshowboard\n",
        "=\n\n= reverseothello\n\n" + nine
            + "= W+64\n\n=\n\n"
              "= \n   A B C D E F G H\n 1 - - - - - - - -\n 2 - - - - - - - -\n 3 - - - - - - - -\n"
              " 4 - - - O X - - -\n 5 - - - X O - - -\n 6 - - - - - - - -\n 7 - - - - - - - -\n"
              " 8 - - - - - - - -\nReverse Othello: the fewest discs win\nBlack to move\n\n");
    row("set_game and list_games", "list_games\nset_game Othello\nset_game Chess\n",
        "= Othello\nReverseOthello\n\n=\n\n? unknown game; expected Othello or ReverseOthello\n\n");
    row("rules", "gogui-rules_game_id\ngogui-rules_board_size\ngogui-rules_legal_moves\n",
        "= othello\n\n= 8\n\n= D3 C4 F5 E6\n\n");
    // From the top row of a board of Go down: after f5, White has d4 alone.
    row("rules of the board", "play b f5\ngogui-rules_board\n",
        "=\n\n= "
        "........\n........\n........\n...XXX..\n...OX...\n........\n........\n........\n\n");
    row("passes behind the end", shortest + "play w PASS\nplay b Pass\ngenmove w\n",
        nine + "=\n\n=\n\n= pass\n\n");
    row("time", "time_settings 300 10 5\ntime_left b 30 0\ntime_left w x 0\ntime_settings 1\n",
        "=\n\n=\n\n? syntax error\n\n? syntax error\n\n");
    row("tabs, comments, empty lines", "\n# nothing\n 3\tname # who\r\n", "=3 Tabuleiro\n\n");
    row("unknown command", "12 frobnicate\n", "?12 unknown command\n\n");
    row("identity alone", "12\n", "?12 syntax error\n\n");
    row("bad square", "play b i9\nplay b\nplay red f5\ngogui-rules_side_to_move\n",
        "? syntax error\n\n? syntax error\n\n? syntax error\n\n= black\n\n");
    row("illegal move", "play b a1\nplay b pass\nplay w f5\ngenmove w\ngogui-rules_legal_moves\n",
        "? illegal move\n\n? illegal move\n\n? wrong color\n\n? wrong color\n\n"
        "= D3 C4 F5 E6\n\n");
    row("a megabyte", longLine + "\ngogui-rules_legal_moves\n",
        "? line too long\n\n= D3 C4 F5 E6\n\n");
    row("input ends within a line", "play b f5\nplay w d", "=\n\n? syntax error\n\n");
    row("a megabyte without end", longLine, "? line too long\n\n");
}

void TestGtp::gtpAnswers()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, output);
    const Outcome outcome = speak("gtp", input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.output, output);
    QCOMPARE(outcome.errors, QByteArray());
}

void TestGtp::gtpKnowsWhatItLists()
{
    const QByteArray all = speak("gtp", "list_commands\n").output;
    QByteArray questions;
    for (const char *name : {"protocol_version",
                             "name",
                             "version",
                             "known_command",
                             "list_commands",
                             "quit",
                             "boardsize",
                             "loadsgf",
                             "clear_board",
                             "komi",
                             "play",
                             "genmove",
                             "reg_genmove",
                             "undo",
                             "time_settings",
                             "time_left",
                             "showboard",
                             "final_score",
                             "tabuleiro-analyze",
                             "tabuleiro-move_values",
                             "gogui-analyze_commands"}) {
        QVERIFY2(all.contains(name), name);
        questions += QByteArray("known_command ") + name + '\n';
    }
    QCOMPARE(speak("gtp", questions).output,
             QByteArray("= true\n\n").repeated(questions.count('\n')));
    QVERIFY(speak("gtp", "gogui-analyze_commands\n").output.contains("tabuleiro-move_values"));
}

// Both colours by genmove, refereed by the rules; then all of it is taken back.
void TestGtp::gtpPlaysAWholeGame()
{
    Talk talk(TABULEIRO_CLI, {"engine", "--depth=4"});
    core::Othello game;
    int commands = 0;
    while (!game.isOver()) {
        const bool black = game.sideToMove() == core::Side::First;
        const QByteArray colour = black ? "b" : "w";
        const QByteArray only = talk.replyTo("reg_genmove " + colour);
        const QByteArray reply = talk.replyTo("genmove " + colour);
        QVERIFY2(reply.startsWith("= ") && only.startsWith("= "), reply);
        const auto move = game.parseMove(reply.mid(2).toStdString());
        QVERIFY2(move.ok(), reply);
        game.play(*move);
        ++commands;
    }
    QCOMPARE(talk.replyTo("tabuleiro-move_values 2"), QByteArray("="));
    const QByteArray score = talk.replyTo("final_score");
    const int discs = game.score();
    QCOMPARE(score, discs == 0 ? QByteArray("= 0")
                               : (discs > 0 ? "= B+" : "= W+") + QByteArray::number(qAbs(discs)));
    for (int i = 0; i < commands; ++i)
        QCOMPARE(talk.replyTo("undo"), QByteArray("="));
    QCOMPARE(talk.replyTo("gogui-rules_legal_moves"), QByteArray("= D3 C4 F5 E6"));
    QCOMPARE(talk.replyTo("tabuleiro-move_values 2").count("depth 2"), 4);
}

void TestGtp::gtpKeepsItsClock()
{
    // Without the clock each move would take an hour, and no answer would come in time.
    Talk talk(TABULEIRO_CLI, {"engine", "--seconds=3600"});
    QCOMPARE(talk.replyTo("time_settings 5 0 0"), QByteArray("="));
    QVERIFY(talk.replyTo("genmove b").startsWith("= "));
    QVERIFY(talk.replyTo("genmove w").startsWith("= "));
    QCOMPARE(talk.replyTo("time_left b 1 0"), QByteArray("="));
    QVERIFY(talk.replyTo("genmove b").startsWith("= "));
}

void TestGtp::gtpTakesOvertimeWhereMainTimeIsOver()
{
    // In no time at all it would not look so deep.
    Talk talk(TABULEIRO_CLI, {"engine"});
    QCOMPARE(talk.replyTo("time_settings 0 3600 1"), QByteArray("="));
    QCOMPARE(talk.replyTo("time_left b 0 0"), QByteArray("="));
    talk.send("genmove b");
    QCOMPARE(talk.line(1000), QByteArray("(none)"));
}

void TestGtp::gtpLoadsAGame()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("my game.ggf");
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("(;GM[Othello]BO[8 ---------------------------O*------*O---------------------------"
               " *]B[f5]W[d6]B[c3];)");
    file.close();
    Talk talk(TABULEIRO_CLI, {"engine"});
    const QByteArray load = "loadsgf " + path.toUtf8();
    QCOMPARE(talk.replyTo(load), QByteArray("="));
    QCOMPARE(talk.replyTo("gogui-rules_side_to_move"), QByteArray("= white"));
    QCOMPARE(talk.replyTo("undo"), QByteArray("="));
    QCOMPARE(talk.replyTo("play b c3"), QByteArray("="));
    // Up to the position in which the second move is due.
    QCOMPARE(talk.replyTo(load + " 2"), QByteArray("="));
    QCOMPARE(talk.replyTo("play w d6"), QByteArray("="));
    QCOMPARE(talk.replyTo("loadsgf /nowhere/game.sgf"), QByteArray("? cannot load file"));
    QCOMPARE(talk.replyTo(load + " x"), QByteArray("? syntax error"));
    QCOMPARE(talk.replyTo("gogui-rules_side_to_move"), QByteArray("= black"));
}

void TestGtp::filesOfOthersAreLoaded_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answers"); // to loadsgf, and who is to move
    QTest::addColumn<QByteArray>("said");    // on the error stream, behind the file's name
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &toMove,
                        const QByteArray &said = {}) {
        QTest::newRow(name) << text << "=\n\n= " + toMove + "\n\n" << said;
    };
    const auto refused = [](const char *name, const QByteArray &text, const QByteArray &said) {
        QTest::newRow(name) << text << QByteArray("? cannot load file\n\n= black\n\n") << said;
    };
    row("FF[3]", "(;GaMe[2]SiZe[8];Black[f5];White[d6];Black[c3])", "white");
    row("variations", "(;GM[2]FF[4];B[fe](;W[df];B[cc])(;W[ff]))", "white",
        "games with variations: 1; only the first line of each is taken\n");
    row("collection", "(;GM[2];B[fe];W[df];B[cc])\n(;GM[2];B[fe])", "white");
    row("discs and side", "(;GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[fe];W[df];B[cc])", "white");
    row("byte order mark", "\xef\xbb\xbf(;GM[2];B[fe];W[df];B[cc])", "white");
    row("passes behind the end",
        "(;GM[2];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5];W[];B[])", "white");
    row("another result", "(;GM[2]RE[W+4];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])",
        "white",
        "line 1, column 11, byte 11: the result \"W+4\" is not that of the moves, 64-0; the moves "
        "count\n");
    refused("Go", "(;GM[1]FF[4]SZ[19];B[pd];W[dp])",
            "line 1, column 6, byte 6: a game of another kind; expected Othello, GM[2]\n");
    refused("another size", "(;GM[2]SZ[10];B[fe])",
            "line 1, column 11, byte 11: a board of size \"10\"; expected 8\n");
    refused("nothing", "", "the text is empty; expected a game or a position\n");
}

/// The protocol has no words for what is wrong with a file, or to be known of it.
void TestGtp::filesOfOthersAreLoaded()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, answers);
    QFETCH(QByteArray, said);
    const QTemporaryDir folder;
    const QByteArray path = folder.filePath("game.sgf").toUtf8();
    QVERIFY(writeBytes(QString::fromUtf8(path), text));
    const Outcome outcome = speak("gtp", "loadsgf " + path + "\ngogui-rules_side_to_move\n");
    QCOMPARE(outcome.output, answers);
    QCOMPARE(outcome.errors, said.isEmpty() ? said : "tabuleiro-cli engine: " + path + ": " + said);
}

/// Controllers send it before each position: the table of positions is not written to, however
/// large it is.
void TestGtp::clearingTheBoardCostsNothing()
{
    Talk talk(TABULEIRO_CLI, {"engine", "--table-mb=512", "--depth=4"});
    QVERIFY(talk.replyTo("genmove b").startsWith("= ")); // what is read at the first move is read
    const auto resident = [&] {
        QFile file(QString("/proc/%1/statm").arg(talk.process().processId()));
        return file.open(QFile::ReadOnly)
                   ? file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE)
                   : 0;
    };
    const qint64 before = resident();
    if (before == 0)
        QSKIP("the system does not tell how much memory is resident");
    for (int i = 0; i < 100; ++i) {
        QCOMPARE(talk.replyTo("clear_board"), QByteArray("="));
        QCOMPARE(talk.replyTo("play b f5"), QByteArray("="));
    }
    const qint64 more = resident() - before;
    QVERIFY2(more < 64 << 20, qPrintable(QString::number(more)));
}

void TestGtp::gtpAnalysisEndsWithTheNextLine()
{
    Talk talk(TABULEIRO_CLI, {"engine"});
    talk.send("5 tabuleiro-analyze");
    QCOMPARE(talk.line(), QByteArray("=5"));
    for (int depth = 1; depth <= 6; ++depth) {
        const QByteArray info = talk.line();
        QVERIFY2(info.startsWith("info move ") && info.contains(" pv "), info);
        QVERIFY2(info.contains(" depth " + QByteArray::number(depth) + '@'), info);
    }
    talk.send("6 name");
    QCOMPARE(talk.lineWith("=6"), QByteArray("=6 Tabuleiro"));
}

// Debian's gtp-rhino passes by itself and knows no pass; the rules here say whose turn it is.
void TestGtp::wholeGameAgainstAPeer()
{
    const QString peer = rhinoProgram();
    if (peer.isEmpty())
        QSKIP("gtp-rhino of the package grhino is not installed");
    Talk ours(TABULEIRO_CLI, {"engine", "--protocol=gtp", "--depth=4"});
    Talk theirs(peer, {});
    for (Talk *talk : {&ours, &theirs}) {
        QVERIFY(talk->replyTo("boardsize 8").startsWith('='));
        QVERIFY(talk->replyTo("clear_board").startsWith('='));
    }
    core::Othello game;
    int moves = 0;
    while (!game.isOver()) {
        if (game.mustPass()) {
            const QByteArray side = game.sideToMove() == core::Side::First ? "black" : "white";
            QCOMPARE(ours.replyTo("play " + side + " pass"), QByteArray("="));
            game.play(core::Othello::pass);
            continue;
        }
        const bool black = game.sideToMove() == core::Side::First;
        const QByteArray side = black ? "black" : "white";
        Talk &mover = black ? ours : theirs;
        Talk &other = black ? theirs : ours;
        const QByteArray reply = mover.replyTo("genmove " + side);
        QVERIFY2(reply.startsWith("= "), reply);
        const QByteArray text = reply.mid(2).trimmed().toLower();
        const auto move = game.parseMove(text.toStdString());
        QVERIFY2(move.ok(), reply);
        game.play(*move);
        ++moves;
        const QByteArray heard = other.replyTo("play " + side + ' ' + text);
        QVERIFY2(heard.startsWith('='), heard);
    }
    QVERIFY(moves >= 9);
    const int discs = game.score();
    QCOMPARE(ours.replyTo("final_score"),
             discs == 0 ? QByteArray("= 0")
                        : (discs > 0 ? "= B+" : "= W+") + QByteArray::number(qAbs(discs)));
    qInfo("%d moves; Black, ours, by %d", moves, discs);
}

QTEST_GUILESS_MAIN(TestGtp)
#include "tst_gtp.moc"
