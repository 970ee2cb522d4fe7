#include "ui/play/opponents/externalplayer.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QPointer>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <memory>
#include <optional>
#include <random>

using core::Othello;
using ui::ExternalPlayer;
using ui::ExternalProgram;
using Protocol = ExternalProgram::Protocol;

/// Another program as a player in the window: whole games, every wrong behaviour, and commands that
/// come while it thinks. The programs are stand-ins, and a real one.
class TestExternalPlayer : public QObject
{
    Q_OBJECT

private slots:
    void wholeGamesArePlayed_data();
    void wholeGamesArePlayed();
    void misbehaviourIsTold_data();
    void misbehaviourIsTold();
    void windowRunsWhileTheProgramFloods();
    void anUnusualStartIsToldInNBoardAlone();
    void cancelledRequestIsSilentAndTheProgramEnds();
    void theNextRequestAfterAFailureStartsAnew();
    void anIdleProgramThatEndsDoesNoHarm();
    void destructionWhileThinkingIsQuick();
    void rhinoPlays();
};

namespace {

ExternalProgram standIn(Protocol protocol, const QString &manner)
{
    ExternalProgram program;
    program.name = "Stand-in";
    program.command =
        QString("\"%1\" %2 \"%3\"")
            .arg(TABULEIRO_STANDIN, protocol == Protocol::Gtp ? "gtp" : "nboard", manner);
    program.protocol = protocol;
    program.patience = std::chrono::seconds(20);
    return program;
}

ExternalPlayer::Request firstRequest()
{
    return {Othello(), {}, std::chrono::milliseconds(10)};
}

/// What one request brought: a move, or a message.
struct Outcome
{
    std::optional<core::Move> move;
    QString message;
};

Outcome asked(ExternalPlayer &player, const ExternalProgram &program,
              const ExternalPlayer::Request &request)
{
    Outcome outcome;
    QEventLoop loop;
    const QObject here;
    QObject::connect(&player, &ExternalPlayer::answered, &here, [&](core::Move move) {
        outcome.move = move;
        loop.quit();
    });
    QObject::connect(&player, &ExternalPlayer::failed, &here, [&](const QString &message) {
        outcome.message = message;
        loop.quit();
    });
    QTimer::singleShot(120'000, &loop, &QEventLoop::quit);
    player.start(program, request);
    loop.exec();
    return outcome;
}

/// A game of a program, with Black, against random moves.
void playGame(ExternalPlayer &player, const ExternalProgram &program, std::uint32_t seed)
{
    std::mt19937 random(seed);
    ExternalPlayer::Request request = firstRequest();
    Othello position;
    while (!position.isOver()) {
        const auto legal = position.legalMoves();
        core::Move move = legal[random() % legal.size()];
        if (position.sideToMove() == core::Side::First && !position.mustPass()) {
            const Outcome outcome = asked(player, program, request);
            QVERIFY2(outcome.move.has_value(), qPrintable(outcome.message));
            QVERIFY(position.isLegal(*outcome.move));
            move = *outcome.move;
        }
        request.moves.push_back(move);
        position.play(move);
    }
}

} // namespace

void TestExternalPlayer::wholeGamesArePlayed_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("manner");
    for (const Protocol protocol : {Protocol::Gtp, Protocol::NBoard}) {
        for (const QString manner : {"fine", "chatty"}) {
            QTest::addRow("%s %s", protocol == Protocol::Gtp ? "GTP" : "NBoard", qPrintable(manner))
                << int(protocol) << manner;
        }
    }
}

void TestExternalPlayer::wholeGamesArePlayed()
{
    QFETCH(int, protocol);
    QFETCH(QString, manner);
    ExternalPlayer player;
    playGame(player, standIn(static_cast<Protocol>(protocol), manner), 3);
}

void TestExternalPlayer::misbehaviourIsTold_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("manner");
    QTest::addColumn<int>("patience"); // s
    QTest::addColumn<QString>("message");
    const auto row = [](Protocol protocol, const char *manner, int patience, const char *message) {
        QTest::addRow("%s %s", protocol == Protocol::Gtp ? "GTP" : "NBoard", manner)
            << int(protocol) << manner << patience << message;
    };
    for (const Protocol protocol : {Protocol::Gtp, Protocol::NBoard}) {
        row(protocol, "illegal", 20, "answered no legal move: ");
        row(protocol, "pass", 20, "answered no legal move: ");
        row(protocol, "garbage", 20, "answered no legal move: ");
        row(protocol, "crash", 20,
            "ended instead of answering (its status was 3, and it said \"out of memory\").");
        row(protocol, "quiet end", 20, "ended instead of answering (its status was 0).");
        row(protocol, "silent", 2, "did not answer ");
        row(protocol, "flood", 2, "did not answer ");
        row(protocol, "endless line", 2, "did not answer ");
    }
    row(Protocol::Gtp, "resign", 20, "gives up.");
    row(Protocol::Gtp, "mute", 2, "does not speak GTP: it did not answer \"name\"");
    row(Protocol::NBoard, "mute", 2, "does not speak NBoard: it did not answer \"ping 1\"");
}

void TestExternalPlayer::misbehaviourIsTold()
{
    QFETCH(int, protocol);
    QFETCH(QString, manner);
    QFETCH(int, patience);
    QFETCH(QString, message);
    ExternalProgram program = standIn(static_cast<Protocol>(protocol), manner);
    program.patience = std::chrono::seconds(patience);
    ExternalPlayer player;
    Outcome outcome = asked(player, program, firstRequest());
    // A busy machine may need longer than that to start the program.
    const QString unstarted = "does not speak";
    while (!message.startsWith(unstarted) && outcome.message.contains(unstarted)
           && program.patience < std::chrono::minutes(1)) {
        program.patience *= 2;
        outcome = asked(player, program, firstRequest());
    }
    QVERIFY(!outcome.move);
    QVERIFY2(outcome.message.startsWith("Stand-in " + message), qPrintable(outcome.message));
    QVERIFY(!player.thinking());
}

void TestExternalPlayer::windowRunsWhileTheProgramFloods()
{
    ExternalProgram program = standIn(Protocol::NBoard, "flood");
    program.patience = std::chrono::seconds(3);
    int ticks = 0;
    QTimer clock;
    connect(&clock, &QTimer::timeout, this, [&ticks] { ++ticks; });
    clock.start(20);
    ExternalPlayer player;
    asked(player, program, firstRequest());
    QVERIFY2(ticks > 30, qPrintable(QString::number(ticks)));
}

void TestExternalPlayer::anUnusualStartIsToldInNBoardAlone()
{
    ExternalPlayer::Request request = firstRequest();
    // White has two squares, c1 the first.
    request.start = *Othello::parse("OX------ -------- -------- -------- -------- -------- "
                                    "-------- ------XO O");
    ExternalPlayer player;
    const Outcome gtp = asked(player, standIn(Protocol::Gtp, "fine"), request);
    QVERIFY2(gtp.message.contains("GTP"), qPrintable(gtp.message));
    const Outcome nboard = asked(player, standIn(Protocol::NBoard, "fine"), request);
    QVERIFY2(nboard.move.has_value(), qPrintable(nboard.message));
    QCOMPARE(request.start.moveText(*nboard.move), std::string("c1"));
}

void TestExternalPlayer::cancelledRequestIsSilentAndTheProgramEnds()
{
    ExternalPlayer player;
    const QSignalSpy answered(&player, &ExternalPlayer::answered);
    const QSignalSpy failed(&player, &ExternalPlayer::failed);
    player.start(standIn(Protocol::Gtp, "silent"), firstRequest());
    QPointer<QProcess> process;
    QTRY_VERIFY((process = player.findChild<QProcess *>()) != nullptr);
    QTRY_COMPARE(process->state(), QProcess::Running);
    QElapsedTimer time;
    time.start();
    player.cancel();
    QVERIFY2(time.elapsed() < 100, qPrintable(QString::number(time.elapsed())));
    QVERIFY(!player.thinking());
    QTRY_VERIFY(process == nullptr);
    // The next request has an answer of its own.
    player.start(standIn(Protocol::Gtp, "fine"), firstRequest());
    QTRY_COMPARE_WITH_TIMEOUT(answered.count(), 1, 20'000);
    QCOMPARE(failed.count(), 0);
}

void TestExternalPlayer::theNextRequestAfterAFailureStartsAnew()
{
    ExternalPlayer player;
    const ExternalProgram crashing = standIn(Protocol::Gtp, "crash");
    for (int i = 0; i < 2; ++i)
        QVERIFY(asked(player, crashing, firstRequest()).message.contains("status was 3"));
    QVERIFY(asked(player, standIn(Protocol::Gtp, "fine"), firstRequest()).move.has_value());

    ExternalProgram missing;
    missing.command = "there-is-no-such-program";
    const Outcome outcome = asked(player, missing, firstRequest());
    QVERIFY2(outcome.message.startsWith("there-is-no-such-program does not start: "),
             qPrintable(outcome.message));
}

void TestExternalPlayer::anIdleProgramThatEndsDoesNoHarm()
{
    ExternalPlayer player;
    const QSignalSpy failed(&player, &ExternalPlayer::failed);
    const ExternalProgram program = standIn(Protocol::Gtp, "fine");
    QVERIFY(asked(player, program, firstRequest()).move.has_value());
    QPointer<QProcess> process = player.findChild<QProcess *>();
    QVERIFY(process != nullptr);
    process->closeWriteChannel();
    QTRY_VERIFY(process == nullptr);
    QCOMPARE(failed.count(), 0);
    QVERIFY(asked(player, program, firstRequest()).move.has_value());
}

void TestExternalPlayer::destructionWhileThinkingIsQuick()
{
    auto player = std::make_unique<ExternalPlayer>();
    player->start(standIn(Protocol::NBoard, "silent"), firstRequest());
    QTRY_VERIFY(player->findChild<QProcess *>() != nullptr);
    QTRY_COMPARE(player->findChild<QProcess *>()->state(), QProcess::Running);
    QElapsedTimer time;
    time.start();
    player.reset();
    QVERIFY2(time.elapsed() < 500, qPrintable(QString::number(time.elapsed())));
}

void TestExternalPlayer::rhinoPlays()
{
    QString rhino = QStandardPaths::findExecutable("gtp-rhino");
    if (rhino.isEmpty())
        rhino = QStandardPaths::findExecutable("gtp-rhino", {"/usr/games"});
    if (rhino.isEmpty())
        QSKIP("gtp-rhino (Debian's package grhino) is not installed");
    ExternalProgram program;
    program.command = '"' + rhino + "\" --level=1 --book=0";
    program.patience = std::chrono::seconds(60);
    ExternalPlayer player;
    for (std::uint32_t seed = 1; seed <= 3; ++seed)
        playGame(player, program, seed);
}

QTEST_GUILESS_MAIN(TestExternalPlayer)
#include "tst_externalplayer.moc"
