#include "core/othello.h"
#include "tests/support/qt/engine.h"

#include <QTest>

/// NBoard's protocol: what is sent and what must come back.
class TestNBoard : public QObject
{
    Q_OBJECT

private slots:
    void nboardAnswers_data();
    void nboardAnswers();
    void nboardSearchesAndIsStopped();
};

namespace {

const QByteArray startBoard =
    "BO[8 ---------------------------O*------*O--------------------------- *]";

} // namespace

void TestNBoard::nboardAnswers_data()
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
    row("moves alone, as in version 1", "nboard 1\nF5\nd6\na1\nPA\nping 1\n",
        "set myname Tabuleiro\nstatus move \"a1\": a1 turns no disc; a legal square is c3\n"
        "status move \"pa\": a pass is not allowed while a disc can be placed, for example on "
        "c3\npong 1\n");
    row("moves alone with their values", "nboard 1\r\nF5/1.2/0.5\r\nd6//1:05\r\nping 1\r\n",
        "set myname Tabuleiro\npong 1\n");
    row("illegal move", "move a1\nmove f5\nping 1\n",
        "status move \"a1\": a1 turns no disc; a legal square is d3\npong 1\n");
    row("illegal pass", "move PA\nping 1\n",
        "status move \"pa\": a pass is not allowed while a disc can be placed, for example on "
        "d3\npong 1\n");
    row("no game", "set game nonsense\nping 1\n",
        "status set game: character 1: no game; expected one that begins with (;GM[Othello]\npong "
        "1\n");
    row("another game", "set game (;GM[Chess];)\n",
        "status set game: character 6: a game of \"Chess\"; expected Othello\n");
    row("wrong side", "set game (;GM[Othello]" + startBoard + "W[f5];)\n",
        "status set game: character 88: move 1: White is not to move; expected a move of the other "
        "side\n");
    row("another size", "set game (;GM[Othello]BO[10 ---- *];)\n",
        "status set game: character 17: a board of size \"10\"; expected 8\n");
    row("wrong clock", "set game (;GM[Othello]TI[soon]" + startBoard + ";)\n",
        "status set game: clock \"soon\"; expected a time such as 5:00//2:00\n");
    row("clock of four parts", "set game (;GM[Othello]TI[1:2:3:4]" + startBoard + ";)\n",
        "status set game: clock \"1:2:3:4\"; expected a time such as 5:00//2:00\n");
    row("clock with days", "set game (;GM[Othello]TI[1.2:00:00]" + startBoard + ";)\n",
        "status set game: clock \"1.2:00:00\"; expected a time such as 5:00//2:00\n");
    row("wrong hint", "hint few\n", "status hint \"few\"; expected a number of moves\n");
    row("finished game",
        "set game (;GM[Othello]BO[8 " + QByteArray(64, '*') + " *];)\ngo\nping 1\n",
        "status go: the game is over\npong 1\n");
    row("a megabyte", longLine + "\nping 1\n", "status a line is too long\npong 1\n");
    row("input ends within a line", "ping 1\nmov", "pong 1\n");
}

void TestNBoard::nboardAnswers()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, output);
    const Outcome outcome = speak("nboard", input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.output, output);
    // A problem is said once, in the status.
    QVERIFY2(!output.contains("status ") || outcome.errors.isEmpty(), outcome.errors);
}

void TestNBoard::nboardSearchesAndIsStopped()
{
    Talk talk(TABULEIRO_CLI, {"engine", "--protocol=nboard"});
    talk.send("nboard 2");
    talk.send("set depth 6");
    talk.send("set game (;GM[Othello]PB[a]PW[b]TI[5:00]TY[8]" + startBoard + "B[F5//1.2]W[D6];)");
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
    talk.send("set game (;GM[Othello]" + startBoard + ";)");
    talk.send("go");
    QCOMPARE(talk.lineWith("status"), QByteArray("status thinking"));
    talk.send("fly");
    QCOMPARE(talk.line(200), QByteArray("(none)"));
    talk.send("ping 3");
    QCOMPARE(talk.line(), QByteArray("status"));
    QCOMPARE(talk.line(), QByteArray("pong 3"));
}

QTEST_GUILESS_MAIN(TestNBoard)
#include "tst_nboard.moc"
