#include "core/othello.h"
#include "tests/support/qt/engine.h"
#include "tests/support/qt/waits.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

/// Whole sessions of programs that use an engine by the Go Text Protocol: in their order of
/// commands, and with colours, squares and numbers of commands as they write them.
class TestControllers : public QObject
{
    Q_OBJECT

private slots:
    void sessionGoesAsItMust_data();
    void sessionGoesAsItMust();
    void endOfInputInAMoveEndsTheEngine_data() { sessionGoesAsItMust_data(); }
    void endOfInputInAMoveEndsTheEngine();
};

namespace {

/// The game that a session plays, after each of its moves.
using Games = std::vector<core::Othello>;

/// In the commands the path of a file that a controller has written, of three moves.
constexpr const char *sgfName = "GAME.sgf";
constexpr const char *sgfText = "(;GM[2]FF[4]SZ[8];B[fe];W[df];B[cc])";

/// Plays a move, if the text is one.
bool play(Games &games, const QByteArray &text)
{
    const auto move = games.back().parseMove(text.toLower().toStdString());
    if (move)
        games.push_back(core::after(games.back(), *move));
    return move.ok();
}

/// Does in the game what a command that succeeded did.
void follow(const QByteArray &command, Games &games)
{
    if (command.endsWith("clear_board"))
        games = {core::Othello()};
    else if (command.contains("loadsgf")) {
        games = {core::Othello()};
        for (const char *move : {"f5", "d6", "c3"})
            play(games, move);
    } else if (command.endsWith("undo"))
        games.pop_back();
    else if (command.contains("play "))
        play(games, command.split(' ').constLast());
}

/// Whether a reply is what is expected: the text, its beginning before a "*", or with "MOVE" at its
/// end a legal move, which is played.
bool fits(const QByteArray &reply, const QByteArray &expected, Games &games)
{
    if (expected.endsWith("MOVE"))
        return reply.startsWith(expected.chopped(4)) && play(games, reply.mid(expected.size() - 4));
    return expected.endsWith('*') ? reply.startsWith(expected.chopped(1)) : reply == expected;
}

} // namespace

void TestControllers::sessionGoesAsItMust_data()
{
    QTest::addColumn<QByteArrayList>("lines"); // a command, and what must come back, in turns
    const QByteArray start =
        "........\n........\n........\n...XO...\n...OX...\n........\n........\n"
        "........";
    // Colours in small letters, squares in capital ones; the rules beside the engine.
    QTest::newRow("GoGui") << QByteArrayList{
        "protocol_version",
        "= 2",
        "list_commands",
        "= protocol_version\nname\nversion*",
        "name",
        "= Tabuleiro",
        "version",
        "= *",
        "gogui-analyze_commands",
        "= sboard/Move values/tabuleiro-move_values*",
        "gogui-rules_game_id",
        "= othello",
        "gogui-rules_board_size",
        "= 8",
        "boardsize 8",
        "=",
        "clear_board",
        "=",
        "gogui-rules_board",
        "= " + start,
        "gogui-rules_legal_moves",
        "= D3 C4 F5 E6",
        "gogui-rules_side_to_move",
        "= black",
        "komi 6.5",
        "=",
        "time_settings 600 30 5",
        "=",
        "play b F5",
        "=",
        "gogui-rules_side_to_move",
        "= white",
        "time_left w 600 0",
        "=",
        "genmove w",
        "= MOVE",
        "gogui-rules_final_result",
        "= The game is not over",
        "undo",
        "=",
        "play w F6",
        "=",
        "time_left b 0 0",
        "=",
        "genmove b",
        "= MOVE",
        "loadsgf GAME.sgf",
        "=",
        "gogui-rules_side_to_move",
        "= white",
        "time_left w 12 4",
        "=",
        "genmove w",
        "= MOVE",
        "quit",
        "=",
    };
    // Each command has a number; the game is chosen by its name.
    QTest::newRow("Quarry") << QByteArrayList{
        "1 list_commands",
        "=1 protocol_version*",
        "2 protocol_version",
        "=2 2",
        "3 name",
        "=3 Tabuleiro",
        "4 version",
        "=4 *",
        "5 list_games",
        "=5 Othello\nReverseOthello",
        "6 set_game Othello",
        "=6",
        "7 boardsize 8",
        "=7",
        "8 clear_board",
        "=8",
        "9 time_settings 0 10 1",
        "=9",
        "10 genmove black",
        "=10 MOVE",
        "11 genmove white",
        "=11 MOVE",
        "12 undo",
        "=12",
        "13 undo",
        "=13",
        "14 play black f5",
        "=14",
        "15 time_left white 0 0",
        "=15",
        "16 play white f4",
        "=16",
        "17 time_left black 0 0",
        "=17",
        "18 genmove black",
        "=18 MOVE",
        "19 loadsgf GAME.sgf",
        "=19",
        "20 genmove white",
        "=20 MOVE",
        "21 quit",
        "=21",
    };
    // Colours in capital letters; from the start whenever another position is looked at.
    QTest::newRow("Sabaki") << QByteArrayList{
        "1 name",
        "=1 Tabuleiro",
        "2 version",
        "=2 *",
        "3 protocol_version",
        "=3 2",
        "4 list_commands",
        "=4 protocol_version*",
        "5 boardsize 8",
        "=5",
        "6 komi 6.5",
        "=6",
        "7 clear_board",
        "=7",
        "8 play B E6",
        "=8",
        "9 genmove W",
        "=9 MOVE",
        "10 genmove B",
        "=10 MOVE",
        "11 boardsize 8",
        "=11",
        "12 clear_board",
        "=12",
        "13 play B E6",
        "=13",
        "14 play W pass",
        "?14 illegal move",
        "15 play W F4",
        "=15",
        "16 time_settings 0 5 1",
        "=16",
        "17 time_left B 0 0",
        "=17",
        "18 genmove B",
        "=18 MOVE",
        "19 loadsgf GAME.sgf",
        "=19",
        "20 genmove W",
        "=20 MOVE",
        "21 quit",
        "=21",
    };
}

void TestControllers::sessionGoesAsItMust()
{
    QFETCH(QByteArrayList, lines);
    const QTemporaryDir folder;
    QFile written(folder.filePath(sgfName));
    QVERIFY(written.open(QFile::WriteOnly) && written.write(sgfText) > 0);
    written.close();
    Talk engine(TABULEIRO_CLI, {"engine", "--depth=2", "--table-mb=16"});
    Games games{core::Othello()};
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
        const QByteArray reply =
            engine.replyTo(QByteArray(lines[i]).replace(sgfName, written.fileName().toUtf8()));
        QVERIFY2(fits(reply, lines[i + 1], games), lines[i] + ": " + reply);
        if (reply.startsWith('='))
            follow(lines[i], games);
    }
    QVERIFY(engine.process().waitForFinished(support::maxWait));
    QCOMPARE(engine.process().exitCode(), 0);
}

/// A controller that is closed, or killed, while the engine thinks about its first move.
void TestControllers::endOfInputInAMoveEndsTheEngine()
{
    QFETCH(QByteArrayList, lines);
    Talk engine(TABULEIRO_CLI, {"engine", "--seconds=36000", "--table-mb=16"});
    qsizetype at = 0;
    for (; !lines[at + 1].endsWith("MOVE"); at += 2) {
        if (!lines[at].contains("time_")) // with its clock the move would come to its end
            engine.replyTo(lines[at]);
    }
    engine.send(lines[at]);
    engine.process().closeWriteChannel();
    QVERIFY(engine.process().waitForFinished(support::maxWait));
    QCOMPARE(engine.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(engine.process().exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestControllers)
#include "tst_controllers.moc"
