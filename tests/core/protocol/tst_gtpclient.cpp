#include "core/protocol/engineclient.h"
#include "tests/support/conversation.h"
#include "tests/support/qt/print.h"

#include <QTest>

using namespace std::chrono_literals;
using core::Othello;
using core::protocol::EngineFailure;
using core::protocol::GtpClient;
using core::protocol::MoveRequest;
using support::converse;
using support::requestAfter;

/// The client of GTP driven by tables of lines, without a program.
class TestGtpClient : public QObject
{
    Q_OBJECT

private slots:
    void gameIsSentAndMoveReceived_data();
    void gameIsSentAndMoveReceived();
    void knownMovesAreNotRepeated();
    void anotherTimeIsSentInTheSameGame();
    void anotherGameIsSentAnew_data();
    void anotherGameIsSentAnew();
    void forcedPassesAreSentAndMayBeRefused();
    void gameCanBePreparedBeforeAMoveIsRequested();
    void failuresAreReported_data();
    void failuresAreReported();
    void waitsAreWhatTheRequestSays_data();
    void waitsAreWhatTheRequestSays();
    void linesThatNobodyWaitsForAreIgnored();
};

namespace {

const std::string greeting = "> name\n< = Engine\n<\n"
                             "> known_command time_settings\n< = false\n<\n";
const std::string timedGreeting = "> name\n< = Engine\n<\n"
                                  "> known_command time_settings\n< = true\n<\n";
const std::string newGame = "> boardsize 8\n< =\n<\n> clear_board\n< =\n<\n";

/// A game at random up to its first pass, which is its last move.
MoveRequest requestAfterAPass()
{
    for (std::uint32_t random = 1;;) {
        MoveRequest request;
        for (Othello game; !game.isOver(); game.play(request.moves.back())) {
            const auto legal = game.legalMoves();
            random = random * 1'664'525 + 1'013'904'223;
            request.moves.push_back(legal[(random >> 16) % legal.size()]);
            if (request.moves.back() == Othello::pass)
                return request;
        }
    }
}

} // namespace

void TestGtpClient::gameIsSentAndMoveReceived_data()
{
    QTest::addColumn<QString>("transcript");
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QString>("move");
    const auto row = [](const char *name, const char *transcript, const std::string &script,
                        const char *move) {
        QTest::newRow(name) << transcript << message(script) << move;
    };
    row("first move", "", greeting + newGame + "> genmove black\n< = f5\n<\n", "f5");
    row("after moves", "f5d6",
        greeting + newGame
            + "> play black f5\n< =\n<\n> play white d6\n< =\n<\n> genmove black\n< = c3\n<\n",
        "c3");
    row("upper case and carriage returns", "",
        greeting + newGame + "> genmove black\n< = F5\r\n< \r\n", "f5");
    row("banner and remarks", "",
        "> name\n< Welcome!\n<\n< ready\n< = Engine\n< by somebody\n<\n"
        "> known_command time_settings\n< thanks\n< = false\n<\n"
            + newGame + "> genmove black\n< thinking\n<\n< =7 f5\n< a fine move\n<\n",
        "f5");
    row("knows no name", "",
        "> name\n< ? unknown command\n<\n> known_command time_settings\n< ? unknown command\n<\n"
            + newGame + "> genmove black\n< = f5\n<\n",
        "f5");
    row("refuses the size", "",
        greeting + "> boardsize 8\n< ? unacceptable size\n<\n> clear_board\n< =\n<\n"
            + "> genmove black\n< = f5\n<\n",
        "f5");
    row("hears its time", "",
        timedGreeting + newGame + "> time_settings 0 3 1\n< =\n<\n> genmove black\n< = f5\n<\n",
        "f5");
    row("refuses its time", "",
        timedGreeting + newGame
            + "> time_settings 0 3 1\n< ? syntax error\n<\n> genmove black\n< = f5\n<\n",
        "f5");
}

void TestGtpClient::gameIsSentAndMoveReceived()
{
    QFETCH(QString, transcript);
    QFETCH(QByteArray, script);
    QFETCH(QString, move);
    GtpClient client(1s);
    MoveRequest request = requestAfter(transcript.toStdString());
    request.limits.time = 3s;
    client.requestMove(request);
    QVERIFY(!client.isIdle());
    QCOMPARE(message(converse(client, script.toStdString())), QByteArray());
    QVERIFY(client.isIdle() && client.isGreeted() && !client.failure());
    QVERIFY(client.move().has_value());
    Othello position;
    for (const core::Move played : request.moves)
        position.play(played);
    QCOMPARE(QString::fromStdString(position.moveText(*client.move())), move);
}

void TestGtpClient::knownMovesAreNotRepeated()
{
    GtpClient client(1s);
    client.requestMove(requestAfter(""));
    QCOMPARE(message(converse(client, greeting + newGame + "> genmove black\n< = f5\n<\n")),
             QByteArray());
    client.requestMove(requestAfter("f5d6"));
    QVERIFY(!client.move());
    QCOMPARE(message(converse(client, "> play white d6\n< =\n<\n> genmove black\n< = c3\n<\n")),
             QByteArray());
    client.requestMove(requestAfter("f5d6c3d3"));
    QCOMPARE(message(converse(client, "> play white d3\n< =\n<\n> genmove black\n< = c4\n<\n")),
             QByteArray());
}

/// As on a clock, where each move has another time.
void TestGtpClient::anotherTimeIsSentInTheSameGame()
{
    GtpClient client(1s);
    MoveRequest request = requestAfter("");
    request.limits.time = 3s;
    client.requestMove(request);
    QCOMPARE(message(converse(client, timedGreeting + newGame
                                          + "> time_settings 0 3 1\n< =\n<\n"
                                            "> genmove black\n< = f5\n<\n")),
             QByteArray());
    request = requestAfter("f5d6");
    request.limits.time = 2s;
    client.requestMove(request);
    QCOMPARE(message(converse(client, "> time_settings 0 2 1\n< =\n<\n"
                                      "> play white d6\n< =\n<\n> genmove black\n< = c3\n<\n")),
             QByteArray());
    request = requestAfter("f5d6c3d3");
    request.limits.time = 2s;
    client.requestMove(request);
    QCOMPARE(message(converse(client, "> play white d3\n< =\n<\n> genmove black\n< = c4\n<\n")),
             QByteArray());
}

void TestGtpClient::anotherGameIsSentAnew_data()
{
    QTest::addColumn<QString>("transcript");
    QTest::addColumn<QByteArray>("script");
    QTest::newRow("moves taken back") << "" << message(newGame + "> genmove black\n");
    QTest::newRow("another move of its own")
        << "d3c5"
        << message(newGame + "> play black d3\n< =\n<\n> play white c5\n< =\n<\n> genmove black\n");
}

void TestGtpClient::anotherGameIsSentAnew()
{
    QFETCH(QString, transcript);
    QFETCH(QByteArray, script);
    GtpClient client(1s);
    client.requestMove(requestAfter(""));
    QCOMPARE(message(converse(client, timedGreeting + newGame + "> genmove black\n< = f5\n<\n")),
             QByteArray());
    client.requestMove(requestAfter(transcript.toStdString()));
    QCOMPARE(message(converse(client, script.toStdString())), QByteArray());
}

void TestGtpClient::forcedPassesAreSentAndMayBeRefused()
{
    const MoveRequest request = requestAfterAPass();
    for (const std::string &answer : {std::string("< =\n<\n"), std::string("< ? illegal\n<\n")}) {
        GtpClient client(1s);
        client.requestMove(request);
        std::string script = greeting + newGame;
        Othello game;
        for (const core::Move move : request.moves) {
            const std::string colour = game.sideToMove() == core::Side::First ? "black" : "white";
            script += "> play " + colour + ' ' + game.moveText(move) + '\n'
                      + (move == Othello::pass ? answer : "< =\n<\n");
            game.play(move);
        }
        script += std::string("> genmove ")
                  + (game.sideToMove() == core::Side::First ? "black" : "white") + '\n';
        QCOMPARE(message(converse(client, script)), QByteArray());
        QVERIFY(!client.failure());
    }
}

void TestGtpClient::gameCanBePreparedBeforeAMoveIsRequested()
{
    GtpClient client(1s);
    const MoveRequest request = requestAfter("f5d6");
    client.beginGame(request);
    QCOMPARE(message(converse(client, greeting + newGame)), QByteArray());
    QVERIFY(client.isIdle() && !client.move());
    client.requestMove(request);
    QCOMPARE(message(converse(client, "> play black f5\n< =\n<\n> play white d6\n< =\n<\n"
                                      "> genmove black\n< = c3\n<\n")),
             QByteArray());
    // The next game begins on the same board.
    client.beginGame(requestAfter(""));
    QCOMPARE(message(converse(client, newGame)), QByteArray());
}

void TestGtpClient::failuresAreReported_data()
{
    using Kind = EngineFailure::Kind;
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("text");
    const std::string sent = greeting + newGame + "> play black f5\n< =\n<\n> play white d6\n";
    const std::string requested = sent + "< =\n<\n> genmove black\n";
    QTest::newRow("no board") << message(greeting
                                         + "> boardsize 8\n< =\n<\n> clear_board\n< ? busy\n<\n")
                              << Kind::RefusedCommand << "clear_board"
                              << "busy";
    QTest::newRow("legal move refused")
        << message(sent + "< ? illegal\n<\n") << Kind::RefusedMove << "play white d6"
        << "illegal";
    QTest::newRow("no move") << message(requested + "< ? tired\n<\n") << Kind::RefusedCommand
                             << "genmove black"
                             << "tired";
    QTest::newRow("resigns") << message(requested + "< = Resign\n<\n") << Kind::Resigned
                             << "genmove black"
                             << "";
    for (const char *move : {"a1", "pass", "c9", "", "\x01\xff what?"}) {
        QTest::addRow("illegal: %s", move)
            << message(requested + "< = " + move + "\n<\n") << Kind::IllegalMove << "genmove black"
            << "*";
    }
}

void TestGtpClient::failuresAreReported()
{
    QFETCH(QByteArray, script);
    QFETCH(EngineFailure::Kind, kind);
    QFETCH(QString, command);
    QFETCH(QString, text);
    GtpClient client(1s);
    client.requestMove(requestAfter("f5d6"));
    QCOMPARE(message(converse(client, script.toStdString())), QByteArray());
    QVERIFY(client.failure().has_value());
    QVERIFY(!client.move() && !client.wait());
    QCOMPARE(client.failure()->kind, kind);
    QCOMPARE(QString::fromStdString(client.failure()->command), command);
    if (text == "*")
        QVERIFY(client.failure()->error && !client.failure()->error->text.empty());
    else
        QCOMPARE(QString::fromStdString(client.failure()->text), text);
    // It is of no more use.
    client.receive("= f5");
    client.receive("");
    QVERIFY(client.takeLines().empty() && !client.move());
}

void TestGtpClient::waitsAreWhatTheRequestSays_data()
{
    QTest::addColumn<QByteArray>("time"); // the program's answer to known_command, to time_settings
    QTest::addColumn<int>("seconds");
    QTest::addColumn<int>("limit");
    QTest::newRow("time is known") << QByteArray("= true/=") << 3 << 4;
    QTest::newRow("time is not known") << QByteArray("= false/") << 3 << 3;
    QTest::newRow("time is refused") << QByteArray("= true/? no") << 3 << 3;
    QTest::newRow("no time is given") << QByteArray("= true/") << 0 << 3;
}

void TestGtpClient::waitsAreWhatTheRequestSays()
{
    QFETCH(QByteArray, time);
    QFETCH(int, seconds);
    QFETCH(int, limit);
    const QByteArrayList answers = time.split('/');
    GtpClient client(1s);
    MoveRequest request;
    request.limits.time = std::chrono::seconds(seconds);
    request.patience = 2s;
    request.movePatience = 3s;
    request.timedMovePatience = 4s;
    client.requestMove(request);
    QVERIFY(!client.wait());
    while (!client.takeLines().empty()) {
        const auto wait = client.wait();
        QVERIFY(wait.has_value());
        const bool forMove = wait->command.starts_with("genmove");
        QCOMPARE(wait->forMove, forMove);
        const std::chrono::milliseconds expected = !client.isGreeted() ? 1s
                                                   : forMove           ? std::chrono::seconds(limit)
                                                                       : 2s;
        QCOMPARE(wait->limit.count(), expected.count());
        if (wait->command.starts_with("known_command"))
            client.receive(answers[0].toStdString());
        else if (wait->command.starts_with("time_settings"))
            client.receive(answers[1].toStdString());
        else
            client.receive(forMove ? "= f5" : "=");
        client.receive("");
    }
    QVERIFY(client.move().has_value() && !client.wait());
}

void TestGtpClient::linesThatNobodyWaitsForAreIgnored()
{
    GtpClient client(1s);
    client.receive("= early");
    client.receive("");
    client.requestMove(requestAfter(""));
    QCOMPARE(message(converse(client, greeting + newGame + "> genmove black\n< = f5\n<\n")),
             QByteArray());
    client.receive("= d3");
    client.receive("");
    QCOMPARE(Othello().moveText(*client.move()), std::string("f5"));
    client.requestMove(requestAfter("f5d6"));
    QCOMPARE(message(converse(client, "> play white d6\n< =\n<\n> genmove black\n< = c3\n<\n")),
             QByteArray());
}

QTEST_APPLESS_MAIN(TestGtpClient)
#include "tst_gtpclient.moc"
