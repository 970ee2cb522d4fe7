#include "tests/support/qt/engine.h"

#include <QRegularExpression>
#include <QTest>

/// Cassio's protocol: what is sent and what must come back.
class TestCassio : public QObject
{
    Q_OBJECT

private slots:
    void cassioAnswers_data();
    void cassioAnswers();
    void cassioSearchesAndIsStopped();
};

void TestCassio::cassioAnswers_data()
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
    row("bounds with two signs", word + "midgame-search " + startText + "X -4 +-4 3 73\n\n",
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

void TestCassio::cassioAnswers()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, output);
    const Outcome outcome = speak("cassio", input);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.output, output);
}

void TestCassio::cassioSearchesAndIsStopped()
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
    talk.send(word + "midgame-search " + startText + "X -64.00 +64.00 2 95");
    QVERIFY(talk.line().startsWith(startText + "X, move "));
    QCOMPARE(talk.line(), QByteArray("ready."));
    for (const char *bounds : {"+2.00 +4.00", "-1.00 +0.00", "-64 +64"}) {
        talk.send(word + "midgame-search " + startText + "X " + bounds + " 2 100");
        QVERIFY2(talk.line().startsWith(startText + "X, move "), bounds);
        QCOMPARE(talk.line(), QByteArray("ready."));
    }
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

QTEST_GUILESS_MAIN(TestCassio)
#include "tst_cassio.moc"
