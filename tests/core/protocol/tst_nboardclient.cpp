
#include "core/format/records.h"
#include "core/protocol/engineclient.h"
#include "tests/support/conversation.h"
#include "tests/support/qt/print.h"

#include <QTest>

using namespace std::chrono_literals;
using core::Othello;
using core::protocol::EngineFailure;
using core::protocol::EngineLimits;
using core::protocol::MoveRequest;
using core::protocol::NBoardClient;
using support::converse;
using support::requestAfter;

/// The client of the NBoard protocol driven by tables of lines, without a program.
class TestNBoardClient : public QObject
{
    Q_OBJECT

private slots:
    void moveIsReceived_data();
    void moveIsReceived();
    void wholeGameIsSent_data();
    void wholeGameIsSent();
    void depthAndClockAreThoseOfTheLimits_data();
    void depthAndClockAreThoseOfTheLimits();
    void timesOfTheMovesAreSent();
    void gameCanBePreparedBeforeAMoveIsRequested();
    void failuresAreReported_data();
    void failuresAreReported();
    void waitsAreWhatTheRequestSays_data();
    void waitsAreWhatTheRequestSays();
};

namespace {

const std::string nboardGreeting = "> nboard 2\n> ping 1\n< pong 1\n";

/// What a client sends of a game after its greeting, up to the ping.
std::vector<std::string> linesOfGame(const MoveRequest &request)
{
    NBoardClient client(1s);
    client.requestMove(request);
    client.takeLines();
    client.receive("pong 1");
    return client.takeLines();
}

/// The game of the line "set game (;...;)".
core::GameRecord gameOf(const std::vector<std::string> &lines)
{
    constexpr std::string_view command = "set game ";
    for (const std::string &line : lines) {
        if (line.starts_with(command))
            return core::format::readRecords(line.substr(command.size()))->records.front().game;
    }
    return {};
}

} // namespace

void TestNBoardClient::moveIsReceived_data()
{
    QTest::addColumn<QByteArray>("greeted");
    QTest::addColumn<QByteArray>("answer");
    const QByteArray plain = message(nboardGreeting);
    QTest::newRow("alone") << plain << QByteArray("< === f5\n");
    QTest::newRow("value and time") << plain << QByteArray("< === F5/1.00/0.2\n");
    QTest::newRow("carriage return") << plain << QByteArray("< === F5\r\n");
    QTest::newRow("remarks") << plain
                             << QByteArray("< status thinking\n< search D3 1.00 0 10\n<\n"
                                           "< ===F5//\n");
    QTest::newRow("banner") << QByteArray(
        "> nboard 2\n> ping 1\n< Welcome!\n<\n< set myname X\n< === H8\n< pong 1\n")
                            << QByteArray("< === F5\n");
    QTest::newRow("pongs of before")
        << QByteArray("> nboard 2\n> ping 1\n< pong 0\n< pong 2\n< pong 1\n")
        << QByteArray("< pong 1\n< pong 2\n< === F5\n");
}

void TestNBoardClient::moveIsReceived()
{
    QFETCH(QByteArray, greeted);
    QFETCH(QByteArray, answer);
    NBoardClient client(1s);
    client.requestMove(requestAfter(""));
    const std::string script = greeted.toStdString()
                               + "> set game (;*\n> ping 2\n< === D3\n< pong 1\n< pong 2\n> go\n"
                               + answer.toStdString();
    QCOMPARE(message(converse(client, script)), QByteArray());
    QVERIFY(client.isIdle() && client.isGreeted() && !client.failure());
    QVERIFY(client.move().has_value());
    QCOMPARE(Othello().moveText(*client.move()), std::string("f5"));
}

void TestNBoardClient::wholeGameIsSent_data()
{
    QTest::addColumn<QString>("start"); // empty: the usual one
    QTest::addColumn<QString>("transcript");
    QTest::newRow("nothing played") << ""
                                    << "";
    QTest::newRow("some moves") << ""
                                << "f5d6c3d3c4";
    QTest::newRow("another start") << "OX------ -------- -------- -------- -------- -------- "
                                      "-------- ------XO O"
                                   << "";
}

void TestNBoardClient::wholeGameIsSent()
{
    QFETCH(QString, start);
    QFETCH(QString, transcript);
    MoveRequest request = requestAfter(transcript.toStdString());
    if (!start.isEmpty())
        request.start = *Othello::parse(start.toStdString());
    const core::GameRecord game = gameOf(linesOfGame(request));
    QVERIFY(game.start == core::Position(request.start));
    QCOMPARE(game.moves, request.moves);
}

void TestNBoardClient::depthAndClockAreThoseOfTheLimits_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QByteArray>("depthLine");
    QTest::addColumn<QByteArray>("clock");
    QTest::newRow("nothing") << 0 << 1 << 0 << QByteArray() << QByteArray("TI[60:00]");
    QTest::newRow("depth") << 0 << 1 << 8 << QByteArray("set depth 8") << QByteArray("TI[60:00]");
    QTest::newRow("time of a move")
        << 2 << 1 << 20 << QByteArray("set depth 20") << QByteArray("TI[1:00]");
    QTest::newRow("time of a game")
        << 45 << 30 << 0 << QByteArray("set depth 60") << QByteArray("TI[0:45]");
}

void TestNBoardClient::depthAndClockAreThoseOfTheLimits()
{
    QFETCH(int, seconds);
    QFETCH(int, moves);
    QFETCH(int, depth);
    QFETCH(QByteArray, depthLine);
    QFETCH(QByteArray, clock);
    MoveRequest request;
    request.limits = {std::chrono::seconds(seconds), moves, depth};
    const std::vector<std::string> lines = linesOfGame(request);
    QCOMPARE(message(lines.front()).startsWith("set depth"), !depthLine.isEmpty());
    if (!depthLine.isEmpty())
        QCOMPARE(message(lines.front()), depthLine);
    const core::GameRecord game = gameOf(lines);
    QVERIFY(game.start == core::Position(Othello()));
    const QByteArray sent = message(lines[lines.size() - 2]);
    QVERIFY2(sent.contains(clock), sent);
}

void TestNBoardClient::timesOfTheMovesAreSent()
{
    MoveRequest request = requestAfter("f5d6");
    request.notes = {{std::nullopt, std::nullopt}, {2.0, 1.5}};
    const std::vector<std::string> lines = linesOfGame(request);
    const QByteArray sent = message(lines[lines.size() - 2]);
    QVERIFY2(sent.contains("]B[f5]W[d6/2.00/1.50"), sent);
}

void TestNBoardClient::gameCanBePreparedBeforeAMoveIsRequested()
{
    NBoardClient client(1s);
    client.beginGame(requestAfter(""));
    QCOMPARE(message(converse(client, nboardGreeting + "> ping 2\n< pong 2\n")), QByteArray());
    QVERIFY(client.isIdle() && !client.move());
    client.requestMove(requestAfter("f5d6"));
    QCOMPARE(message(converse(client, "> set game (;*\n> ping 3\n< pong 3\n> go\n< === C3\n")),
             QByteArray());
    QVERIFY(client.move().has_value());
}

void TestNBoardClient::failuresAreReported_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<EngineFailure::Kind>("kind");
    for (const char *move : {"A1", "PA", "pass", "C9", "", "\x01\xff what?"})
        QTest::addRow("illegal: %s", move)
            << QByteArray("=== ").append(move) << EngineFailure::Kind::IllegalMove;
    QTest::newRow("resigns") << QByteArray("=== resign") << EngineFailure::Kind::Resigned;
}

void TestNBoardClient::failuresAreReported()
{
    QFETCH(QByteArray, answer);
    QFETCH(EngineFailure::Kind, kind);
    NBoardClient client(1s);
    client.requestMove(requestAfter(""));
    QCOMPARE(
        message(converse(client, nboardGreeting + "> set game (;*\n> ping 2\n< pong 2\n> go\n")),
        QByteArray());
    client.receive(answer.toStdString());
    QVERIFY(client.failure().has_value());
    QVERIFY(!client.move() && !client.wait());
    QCOMPARE(client.failure()->kind, kind);
    QCOMPARE(client.failure()->command, std::string("go"));
    // It is of no more use.
    client.receive("=== F5");
    QVERIFY(client.takeLines().empty() && !client.move());
}

void TestNBoardClient::waitsAreWhatTheRequestSays_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<int>("limit");
    QTest::newRow("a time") << 3 << 4;
    QTest::newRow("no time") << 0 << 3;
}

void TestNBoardClient::waitsAreWhatTheRequestSays()
{
    QFETCH(int, seconds);
    QFETCH(int, limit);
    NBoardClient client(1s);
    MoveRequest request;
    request.limits.time = std::chrono::seconds(seconds);
    request.patience = 2s;
    request.movePatience = 3s;
    request.timedMovePatience = 4s;
    client.requestMove(request);
    const struct
    {
        std::string command;
        std::chrono::milliseconds limit;
        std::string answer;
    } waits[] = {{"ping 1", 1s, "pong 1"},
                 {"ping 2", 2s, "pong 2"},
                 {"go", std::chrono::seconds(limit), "=== F5"}};
    for (const auto &expected : waits) {
        QVERIFY(!client.takeLines().empty());
        const auto wait = client.wait();
        QVERIFY(wait.has_value());
        QCOMPARE(wait->command, expected.command);
        QCOMPARE(wait->limit.count(), expected.limit.count());
        QCOMPARE(wait->forMove, expected.command == "go");
        client.receive(expected.answer);
    }
    QVERIFY(client.move().has_value() && !client.wait());
}

QTEST_APPLESS_MAIN(TestNBoardClient)
#include "tst_nboardclient.moc"
