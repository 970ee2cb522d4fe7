#include "tests/support/qt/rhino.h"
#include "tests/support/qt/waits.h"
#include "ui/play/opponents/externalplayer.h"

#include <QEventLoop>
#include <QFile>
#include <QPointer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <signal.h>

#include <cerrno>
#include <memory>
#include <optional>
#include <random>
#include <string_view>

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
    void misbehaviourIsReported_data();
    void misbehaviourIsReported();
    void windowRunsWhileTheProgramFloods();
    void anUnusualStartIsSentInNBoardAlone();
    void cancelledRequestIsSilentAndTheProgramEnds();
    void theNextRequestAfterAFailureStartsAnew();
    void anIdleProgramThatEndsDoesNoHarm();
    void aLineAfterAMoveDoesNotAnswerTheNextRequest();
    void destructionWhileThinkingEndsTheProgram();
    void childrenEndWithAProgramThatEndsByItself();
    void childrenEndWithAWindowThatIsKilled();
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

Outcome answerOf(ExternalPlayer &player, const ExternalProgram &program,
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
            const Outcome outcome = answerOf(player, program, request);
            QVERIFY2(outcome.move.has_value(), qPrintable(outcome.message));
            QVERIFY(position.isLegal(*outcome.move));
            move = *outcome.move;
        }
        request.moves.push_back(move);
        position.play(move);
    }
}

constexpr const char *playForEver = "play-for-ever";

/// A process that a file names, or 0.
pid_t processIn(const QString &path)
{
    QFile file(path);
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return text.endsWith('\n') ? static_cast<pid_t>(text.trimmed().toInt()) : 0;
}

/// Whether a process is gone, or is no more than an entry that nobody has waited for.
bool hasEnded(pid_t id)
{
    QFile file(QString("/proc/%1/stat").arg(id));
    return !file.open(QIODevice::ReadOnly)
           || QString::fromUtf8(file.readAll()).section(") ", -1).startsWith('Z');
}

/// Sends a request to a program that ignores the end of its input, and notes its process.
int playForEverAgainst(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    ExternalProgram program;
    program.command =
        QString("sh -c \"trap '' HUP TERM; sleep 1000 & echo $! > '%1.new'; mv '%1.new' "
                "'%1'; read -r line; wait\"")
            .arg(argv[2]);
    ExternalPlayer player;
    player.start(program, firstRequest());
    return QCoreApplication::exec();
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

void TestExternalPlayer::misbehaviourIsReported_data()
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
        row(protocol, "illegal", 20, "answered with an illegal move: ");
        row(protocol, "pass", 20, "answered with an illegal move: ");
        row(protocol, "garbage", 20, "answered with an illegal move: ");
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

void TestExternalPlayer::misbehaviourIsReported()
{
    QFETCH(int, protocol);
    QFETCH(QString, manner);
    QFETCH(int, patience);
    QFETCH(QString, message);
    ExternalProgram program = standIn(static_cast<Protocol>(protocol), manner);
    program.patience = std::chrono::seconds(patience);
    ExternalPlayer player;
    Outcome outcome = answerOf(player, program, firstRequest());
    // A busy machine may need longer than that to start the program.
    const QString unstarted = "does not speak";
    while (!message.startsWith(unstarted) && outcome.message.contains(unstarted)
           && program.patience < std::chrono::minutes(1)) {
        program.patience *= 2;
        outcome = answerOf(player, program, firstRequest());
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
    answerOf(player, program, firstRequest());
    QVERIFY2(ticks > 30, qPrintable(QString::number(ticks)));
}

void TestExternalPlayer::anUnusualStartIsSentInNBoardAlone()
{
    ExternalPlayer::Request request = firstRequest();
    // White has two squares, c1 the first.
    request.start = *Othello::parse("OX------ -------- -------- -------- -------- -------- "
                                    "-------- ------XO O");
    ExternalPlayer player;
    const Outcome gtp = answerOf(player, standIn(Protocol::Gtp, "fine"), request);
    QVERIFY2(gtp.message.contains("GTP"), qPrintable(gtp.message));
    const Outcome nboard = answerOf(player, standIn(Protocol::NBoard, "fine"), request);
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
    player.cancel();
    // Its end was not waited for: the event loop has yet to report it.
    QVERIFY(process != nullptr);
    QCOMPARE(process->state(), QProcess::Running);
    QVERIFY(!player.thinking());
    QTRY_VERIFY(process == nullptr);
    // The next request has an answer of its own.
    player.start(standIn(Protocol::Gtp, "fine"), firstRequest());
    QTRY_COMPARE(answered.count(), 1);
    QCOMPARE(failed.count(), 0);
}

void TestExternalPlayer::theNextRequestAfterAFailureStartsAnew()
{
    ExternalPlayer player;
    const ExternalProgram crashing = standIn(Protocol::Gtp, "crash");
    for (int i = 0; i < 2; ++i)
        QVERIFY(answerOf(player, crashing, firstRequest()).message.contains("status was 3"));
    QVERIFY(answerOf(player, standIn(Protocol::Gtp, "fine"), firstRequest()).move.has_value());

    ExternalProgram missing;
    missing.command = "there-is-no-such-program";
    const Outcome outcome = answerOf(player, missing, firstRequest());
    QVERIFY2(outcome.message.startsWith("there-is-no-such-program does not start: "),
             qPrintable(outcome.message));
}

void TestExternalPlayer::anIdleProgramThatEndsDoesNoHarm()
{
    ExternalPlayer player;
    const QSignalSpy failed(&player, &ExternalPlayer::failed);
    const ExternalProgram program = standIn(Protocol::Gtp, "fine");
    QVERIFY(answerOf(player, program, firstRequest()).move.has_value());
    QPointer<QProcess> process = player.findChild<QProcess *>();
    QVERIFY(process != nullptr);
    process->closeWriteChannel();
    QTRY_VERIFY(process == nullptr);
    QCOMPARE(failed.count(), 0);
    QVERIFY(answerOf(player, program, firstRequest()).move.has_value());
}

/// The next request comes at once, while a line that the program sent with its move is unread.
void TestExternalPlayer::aLineAfterAMoveDoesNotAnswerTheNextRequest()
{
    ExternalPlayer player;
    const ExternalProgram program = standIn(Protocol::NBoard, "afterthought");
    ExternalPlayer::Request request = firstRequest();
    Othello position;
    int answers = 0;
    connect(&player, &ExternalPlayer::answered, &player, [&](core::Move move) {
        QVERIFY(position.isLegal(move));
        position.play(move);
        request.moves.push_back(move);
        if (++answers < 6)
            player.start(program, request);
    });
    const QSignalSpy failed(&player, &ExternalPlayer::failed);
    player.start(program, request);
    QTRY_COMPARE(answers, 6);
    QCOMPARE(failed.count(), 0);
}

/// The program would be silent for longer than a test may take: the destructor ends it.
void TestExternalPlayer::destructionWhileThinkingEndsTheProgram()
{
    auto player = std::make_unique<ExternalPlayer>();
    player->start(standIn(Protocol::NBoard, "silent"), firstRequest());
    QTRY_VERIFY(player->findChild<QProcess *>() != nullptr);
    const QProcess *const process = player->findChild<QProcess *>();
    QTRY_COMPARE(process->state(), QProcess::Running);
    const auto program = static_cast<pid_t>(process->processId());
    player.reset();
    QCOMPARE(::kill(program, 0), -1);
    QCOMPARE(errno, ESRCH);
}

void TestExternalPlayer::childrenEndWithAProgramThatEndsByItself()
{
    const QTemporaryDir folder;
    const QString mark = folder.filePath("mark");
    ExternalProgram program;
    program.command = "sh -c \"sleep 1000 & echo $! > '" + mark + "'\"";
    ExternalPlayer player;
    QVERIFY(
        answerOf(player, program, firstRequest()).message.contains("ended instead of answering"));
    QTRY_VERIFY(hasEnded(processIn(mark)));
}

/// This test itself, as another program that is killed while its program thinks.
void TestExternalPlayer::childrenEndWithAWindowThatIsKilled()
{
    const QTemporaryDir folder;
    const QString mark = folder.filePath("mark");
    QProcess window;
    window.start(QCoreApplication::applicationFilePath(), {playForEver, mark});
    QTRY_VERIFY(processIn(mark) > 0);
    window.kill();
    QVERIFY(window.waitForFinished(30'000));
    QTRY_VERIFY(hasEnded(processIn(mark)));
}

void TestExternalPlayer::rhinoPlays()
{
    const QString rhino = rhinoProgram();
    if (rhino.isEmpty())
        QSKIP("gtp-rhino (Debian's package grhino) is not installed");
    ExternalProgram program;
    program.command = '"' + rhino + "\" --level=1 --book=0";
    program.patience = std::chrono::seconds(60);
    ExternalPlayer player;
    for (std::uint32_t seed = 1; seed <= 3; ++seed)
        playGame(player, program, seed);
}

int main(int argc, char *argv[])
{
    if (argc == 3 && std::string_view(argv[1]) == playForEver)
        return playForEverAgainst(argc, argv);
    const QCoreApplication app(argc, argv);
    TestExternalPlayer test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_externalplayer.moc"
