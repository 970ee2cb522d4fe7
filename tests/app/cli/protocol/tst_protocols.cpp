#include "core/othello.h"
#include "tests/support/qt/process.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

/// `tabuleiro-cli engine` as another program meets it: what is sent and what must come back.
class TestProtocols : public QObject
{
    Q_OBJECT

private slots:
    void gtpAnswers_data();
    void gtpAnswers();
    void gtpKnowsWhatItLists();
    void gtpPlaysAWholeGame();
    void gtpKeepsItsClock();
    void gtpAnalysisEndsWithTheNextLine();
    void nboardAnswers_data();
    void nboardAnswers();
    void nboardSearchesAndIsStopped();
    void cassioAnswers_data();
    void cassioAnswers();
    void cassioSearchesAndIsStopped();
    void wrongOptionsAreRefused_data();
    void wrongOptionsAreRefused();
    void endOfInputEndsASearch_data();
    void endOfInputEndsASearch();
    void wholeGameAgainstAPeer();
};

namespace {

Outcome speak(const QString &protocol, const QByteArray &input)
{
    return run(TABULEIRO_CLI, {"engine", "--protocol", protocol, "--depth", "4"}, input);
}

const QByteArray startText = "---------------------------OX------XO---------------------------";
const QByteArray longLine = QByteArray(1 << 20, 'x');

} // namespace

void TestProtocols::gtpAnswers_data()
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
        nine + "= B+64\n\n= B+64\n\n= PASS\n\n");
    row("set_game and list_games", "list_games\nset_game Othello\nset_game Chess\n",
        "= Othello\n\n=\n\n? unknown game; expected Othello\n\n");
    row("rules", "gogui-rules_game_id\ngogui-rules_board_size\ngogui-rules_legal_moves\n",
        "= Othello\n\n= 8\n\n= D3 C4 F5 E6\n\n");
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

void TestProtocols::gtpAnswers()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, output);
    const Outcome outcome = speak("gtp", input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.output, output);
    QCOMPARE(outcome.errors, QByteArray());
}

void TestProtocols::gtpKnowsWhatItLists()
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
void TestProtocols::gtpPlaysAWholeGame()
{
    Talk talk(TABULEIRO_CLI, {"engine", "--depth=4"});
    core::Othello game;
    int commands = 0;
    while (!game.isOver()) {
        const bool black = game.sideToMove() == core::Side::First;
        const QByteArray colour = black ? "b" : "w";
        const QByteArray only = talk.ask("reg_genmove " + colour);
        const QByteArray reply = talk.ask("genmove " + colour);
        QVERIFY2(reply.startsWith("= ") && only.startsWith("= "), reply);
        const auto move = game.parseMove(reply.mid(2).toStdString());
        QVERIFY2(move.ok(), reply);
        game.play(*move);
        ++commands;
    }
    QCOMPARE(talk.ask("tabuleiro-move_values 2"), QByteArray("="));
    const QByteArray score = talk.ask("final_score");
    const int discs = game.score();
    QCOMPARE(score, discs == 0 ? QByteArray("= 0")
                               : (discs > 0 ? "= B+" : "= W+") + QByteArray::number(qAbs(discs)));
    for (int i = 0; i < commands; ++i)
        QCOMPARE(talk.ask("undo"), QByteArray("="));
    QCOMPARE(talk.ask("gogui-rules_legal_moves"), QByteArray("= D3 C4 F5 E6"));
    QCOMPARE(talk.ask("tabuleiro-move_values 2").count("depth 2"), 4);
}

void TestProtocols::gtpKeepsItsClock()
{
    Talk talk(TABULEIRO_CLI, {"engine", "--seconds=3600"});
    QCOMPARE(talk.ask("time_settings 5 0 0"), QByteArray("="));
    QVERIFY(talk.ask("genmove b").startsWith("= "));
    QVERIFY(talk.ask("genmove w").startsWith("= "));
    QCOMPARE(talk.ask("time_left b 1 0"), QByteArray("="));
    QElapsedTimer timer;
    timer.start();
    QVERIFY(talk.ask("genmove b").startsWith("= "));
    QVERIFY(timer.elapsed() < 1000);
}

void TestProtocols::gtpAnalysisEndsWithTheNextLine()
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

void TestProtocols::nboardAnswers_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("output");
    const auto row = [](const char *name, const QByteArray &input, const QByteArray &output) {
        QTest::newRow(name) << input << output;
    };
    row("nboard", "nboard 2\n", "set myname Tabuleiro\n");
    row("set depth", "set depth 6\n", "set myname Tabuleiro\n");
    row("wrong depth", "set depth x\n", "status set depth \"x\"; expected 1 to 100\n");
    row("contempt", "set contempt 100\nping 1\n", "pong 1\n");
    row("ping", "ping 3\n", "pong 3\n");
    row("learn", "learn\n", "learned\n");
    row("quit", "quit\nping 1\n", "");
    row("unknown commands and blank lines", "\nfly away\nset colour red\nping 1\n", "pong 1\n");
    row("moves of both versions", "move F5\nmove d6/1.5/0.25\nmove c3//2\nping 1\n", "pong 1\n");
    row("illegal move", "move a1\nmove f5\nping 1\n",
        "status move \"a1\": a1 turns no disc; a legal square is d3\npong 1\n");
    row("illegal pass", "move PA\nping 1\n",
        "status move \"pa\": a pass is not allowed while a disc can be placed, for example on "
        "d3\npong 1\n");
    row("no game", "set game nonsense\nping 1\n",
        "status set game: no game; expected one GGF game in (; and ;)\npong 1\n");
    row("another game", "set game (;GM[Chess];)\n",
        "status set game: GM \"Chess\"; expected Othello\n");
    row("wrong side", "set game (;GM[Othello]W[f5];)\n",
        "status set game: W[f5]: it is the other side's turn\n");
    row("another size", "set game (;GM[Othello]BO[10 ---- *];)\n",
        "status set game: BO: expected size 8\n");
    row("wrong clock", "set game (;GM[Othello]TI[soon];)\n",
        "status set game: TI \"soon\"; expected a time such as 5:00//2:00\n");
    row("wrong hint", "hint few\n", "status hint \"few\"; expected a number of moves\n");
    row("finished game",
        "set game (;GM[Othello]BO[8 " + QByteArray(64, '*') + " *];)\ngo\nping 1\n",
        "status go: the game is over\npong 1\n");
    row("a megabyte", longLine + "\nping 1\n", "status a line is too long\npong 1\n");
    row("input ends within a line", "ping 1\nmov", "pong 1\n");
}

void TestProtocols::nboardAnswers()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, output);
    const Outcome outcome = speak("nboard", input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.output, output);
}

void TestProtocols::nboardSearchesAndIsStopped()
{
    Talk talk(TABULEIRO_CLI, {"engine", "--protocol=nboard"});
    talk.send("nboard 2");
    talk.send("set depth 6");
    talk.send("set game (;GM[Othello]PB[a]PW[b]TI[5:00]TY[8]BO[8 "
              "---------------------------O*------*O--------------------------- "
              "*]B[F5//1.2]W[D6];)");
    talk.send("ping 1");
    QCOMPARE(talk.lineWith("pong"), QByteArray("pong 1"));
    core::Othello game;
    game.play(*game.parseMove("f5"));
    game.play(*game.parseMove("d6"));
    talk.send("hint 2");
    for (const char *depth : {"2", "2", "4", "4", "6", "6"}) {
        const QByteArrayList words = talk.lineWith("search").split(' ');
        QCOMPARE(words.size(), 5);
        QVERIFY(game.parseMove(words[1].toStdString()).ok());
        QCOMPARE(words[4], QByteArray(depth));
    }
    QCOMPARE(talk.line(), QByteArray("status"));
    talk.send("go");
    QVERIFY(talk.lineWith("nodestats ").split(' ').size() == 3);
    const QByteArray chosen = talk.lineWith("===");
    QVERIFY2(game.parseMove(chosen.mid(4, 2).toStdString()).ok(), chosen);
    // The engine does not make its own move.
    talk.send("move " + chosen.mid(4));
    talk.send("ping 2");
    QCOMPARE(talk.lineWith("pong"), QByteArray("pong 2"));
    talk.send("analyze");
    for (int ply = 3; ply >= 0; --ply)
        QVERIFY(talk.lineWith("analysis").startsWith("analysis " + QByteArray::number(ply) + ' '));
    // A search that would last for hours: what is unknown leaves it, a ping ends it without a move.
    talk.send("set depth 50");
    talk.send("set game (;GM[Othello];)");
    talk.send("go");
    QCOMPARE(talk.lineWith("status"), QByteArray("status thinking"));
    talk.send("fly");
    QCOMPARE(talk.line(200), QByteArray("(none)"));
    talk.send("ping 3");
    QCOMPARE(talk.line(), QByteArray("status"));
    QCOMPARE(talk.line(), QByteArray("pong 3"));
}

void TestProtocols::cassioAnswers_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("output");
    const auto row = [](const char *name, const QByteArray &input, const QByteArray &output) {
        QTest::newRow(name) << input << output;
    };
    const QByteArray word = "ENGINE-PROTOCOL ";
    row("init", word + "init\n", "ready.\n");
    row("get-version", word + "get-version\n",
        "version: Tabuleiro " TABULEIRO_VERSION "\nready.\n");
    row("new-position", word + "new-position\n", "ready.\n");
    row("idle", "\n" + word + "stop\n" + word + "get-search-infos\n", "ready.\nready.\nready.\n");
    row("empty-hash", word + "empty-hash\n\n", "ready.\n");
    row("feed-hash", word + "feed-hash " + startText + "X -2 2 10 100 F5\n\n", "ready.\n");
    row("quit", word + "quit\n\n", "bye bye.\n");
    row("without the word", "init\n", "ERROR: Unknown protocol \"init\"\n");
    row("unknown command", word + "fly\n\n", "ERROR: unknown command \"fly\"\nready.\n");
    row("bad square", word + "endgame-search " + QByteArray(64, '?') + "X -64 64 100\n\n",
        "ERROR: position: character 1 (a1): \"?\"; expected X, O or -\nready.\n");
    row("bad bounds", word + "midgame-search " + startText + "X 4 -4 3 73\n\n",
        "ERROR: bounds: expected alpha less than beta, from -64 to 64\nready.\n");
    row("words missing", word + "midgame-search " + startText + "X -4 4 3\n\n",
        "ERROR: expected a position, alpha, beta, depth and precision\nready.\n");
    row("bad depth", word + "midgame-search " + startText + "X -4 4 0 73\n",
        "ERROR: depth \"0\"; expected 1 to 64\n");
    row("bad precision", word + "endgame-search " + startText + "X -4 4 101\n",
        "ERROR: precision \"101\"; expected 1 to 100\n");
    row("a megabyte", longLine + "\n\n", "ERROR: a line is too long\nready.\n");
    row("input ends within a line", word + "in", "ERROR: unknown command \"in\"\n");
}

void TestProtocols::cassioAnswers()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, output);
    const Outcome outcome = speak("cassio", input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.output, output);
}

void TestProtocols::cassioSearchesAndIsStopped()
{
    const QByteArray word = "ENGINE-PROTOCOL ";
    Talk talk(TABULEIRO_CLI, {"engine", "--protocol=cassio"});
    talk.send(word + "midgame-search " + startText + "X -64 64 6 95");
    const QByteArray midgame = talk.line();
    static const QRegularExpression result(
        "^[XO-]{64}X, move ([A-H][1-8]), depth 6, @95%, B[+-]\\d+\\.00 <= v <= B[+-]\\d+\\.00, "
        "([A-H][1-8]([a-h][1-8])?)+, node \\d+, time \\d+\\.\\d{3}$");
    QVERIFY2(result.match(midgame).hasMatch(), midgame);
    QCOMPARE(talk.line(), QByteArray("ready."));
    // FFO #1: g8 wins by 18.
    talk.send(word
              + "endgame-search --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--X"
              + " -64 64 100");
    const QByteArray endgame = talk.line();
    QVERIFY2(endgame.contains(", move G8, depth 14, @100%, B+18.00 <= v <= B+18.00, G8"), endgame);
    QCOMPARE(talk.line(), QByteArray("ready."));
    talk.send(word + "endgame-search " + startText + "X -64 64 100");
    talk.send("");
    QCOMPARE(talk.line(), QByteArray("ok."));
    talk.send(word + "get-search-infos");
    QVERIFY(talk.line().startsWith("node "));
    talk.send(word + "new-position");
    QVERIFY(talk.line().startsWith("ERROR: \"new-position\" while a search runs"));
    talk.send(word + "stop");
    QVERIFY(talk.line().startsWith(startText + "X, move "));
    QCOMPARE(talk.line(), QByteArray("ready."));
    talk.send("");
    QCOMPARE(talk.line(), QByteArray("ready."));
}

void TestProtocols::wrongOptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("protocol") << QStringList{"engine", "--protocol=uci"}
                              << QByteArray("expected gtp, nboard or cassio");
    for (const char *command : {"solve", "analyze", "engine"}) {
        const QStringList with{command};
        const QString board =
            command == QByteArray("solve") ? QString(startText + " X") : QString();
        const QStringList rest = board.isEmpty() ? QStringList() : QStringList{board};
        QTest::addRow("%s threads", command)
            << with + QStringList{"--threads=0"} + rest
            << QByteArray("--threads: \"0\"; expected a whole number from 1 to 256");
        QTest::addRow("%s table", command)
            << with + QStringList{"--table-mb=much"} + rest
            << QByteArray("--table-mb: \"much\"; expected a whole number from 1 to 65536");
    }
}

void TestProtocols::wrongOptionsAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = run(TABULEIRO_CLI, arguments, {});
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.contains(message), outcome.errors);
}

void TestProtocols::endOfInputEndsASearch_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("gtp") << "gtp" << QByteArray("tabuleiro-analyze\n");
    QTest::newRow("nboard") << "nboard" << QByteArray("set depth 50\ngo\n");
    QTest::newRow("cassio") << "cassio"
                            << "ENGINE-PROTOCOL endgame-search " + startText + "X -64 64 100\n";
}

void TestProtocols::endOfInputEndsASearch()
{
    QFETCH(QString, protocol);
    QFETCH(QByteArray, input);
    const Outcome outcome = speak(protocol, input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.errors, QByteArray());
}

// Debian's gtp-rhino passes by itself and knows no pass; the rules here say whose turn it is.
void TestProtocols::wholeGameAgainstAPeer()
{
    QString peer = QStandardPaths::findExecutable("gtp-rhino");
    if (peer.isEmpty())
        peer = QStandardPaths::findExecutable("gtp-rhino", {"/usr/games"});
    if (peer.isEmpty())
        QSKIP("gtp-rhino of the package grhino is not installed");
    Talk ours(TABULEIRO_CLI, {"engine", "--protocol=gtp", "--depth=4"});
    Talk theirs(peer, {});
    for (Talk *talk : {&ours, &theirs}) {
        QVERIFY(talk->ask("boardsize 8").startsWith('='));
        QVERIFY(talk->ask("clear_board").startsWith('='));
    }
    core::Othello game;
    int moves = 0;
    while (!game.isOver()) {
        if (game.mustPass()) {
            const QByteArray side = game.sideToMove() == core::Side::First ? "black" : "white";
            QCOMPARE(ours.ask("play " + side + " pass"), QByteArray("="));
            game.play(core::Othello::pass);
            continue;
        }
        const bool black = game.sideToMove() == core::Side::First;
        const QByteArray side = black ? "black" : "white";
        Talk &mover = black ? ours : theirs;
        Talk &other = black ? theirs : ours;
        const QByteArray reply = mover.ask("genmove " + side);
        QVERIFY2(reply.startsWith("= "), reply);
        const QByteArray text = reply.mid(2).trimmed().toLower();
        const auto move = game.parseMove(text.toStdString());
        QVERIFY2(move.ok(), reply);
        game.play(*move);
        ++moves;
        const QByteArray heard = other.ask("play " + side + ' ' + text);
        QVERIFY2(heard.startsWith('='), heard);
    }
    QVERIFY(moves >= 9);
    const int discs = game.score();
    QCOMPARE(ours.ask("final_score"),
             discs == 0 ? QByteArray("= 0")
                        : (discs > 0 ? "= B+" : "= W+") + QByteArray::number(qAbs(discs)));
    qInfo("%d moves; Black, ours, by %d", moves, discs);
}

QTEST_GUILESS_MAIN(TestProtocols)
#include "tst_protocols.moc"
